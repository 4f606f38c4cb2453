type Problem = { field: string; nearest: string | null };

/** The address of the same question with the nearest that would do in place of what is refused; null where one has none. */
export function toNearestAddress({
  action,
  calculator,
  asked,
  problems,
}: {
  action: string;
  calculator: string;
  asked: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}): string | null {
  if (problems.length === 0) return null;
  const mended = new URLSearchParams([...asked]);
  mended.set('calculator', calculator);
  for (const { field, nearest } of problems) {
    if (nearest === null) return null;
    mended.set(field, nearest);
  }
  const [page = '', place = ''] = action.split('#');
  return `${page}?${mended}#${place}`;
}
