/** Why a second dealer was not asked. */
export const secondProblems = ['taken', 'unavailable', 'tooMany'] as const;

export type SecondProblem = (typeof secondProblems)[number];

/** Where the consent to ask a second dealer is sent. */
export function secondPathOf(statusPath: string): string {
  return `${statusPath}/second-dealer`;
}

export function toProblem(asked: string | undefined): SecondProblem | null {
  return secondProblems.find((problem) => problem === asked) ?? null;
}
