import * as v from 'valibot';
import type { Fault } from './loopback-filter';

/** The kinds of refusal, explained on the documentation page under the same names. */
export const problemKinds = {
  'invalid-request': { status: 400, title: 'The request cannot be understood' },
  forbidden: { status: 403, title: 'Another site may not send this' },
  'not-found': { status: 404, title: 'There is no such thing' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  conflict: { status: 409, title: 'This key belongs to something else that was sent' },
  'too-large': { status: 413, title: 'This is more than is taken' },
  'cannot-be-computed': { status: 422, title: 'A value is outside of what is answered' },
  'not-accepted': { status: 422, title: 'A field is not right' },
  'too-many': { status: 429, title: 'Too much was sent from this address' },
  failed: { status: 500, title: 'The answer could not be made' },
  unavailable: { status: 503, title: 'The data cannot be read just now' },
} as const;

export type ProblemKind = keyof typeof problemKinds;

export const problemSchema = v.pipe(
  v.strictObject({
    type: v.pipe(v.string(), v.description('Where this kind of problem is explained.')),
    title: v.pipe(v.string(), v.description('The kind in words; the same for every problem of the kind.')),
    status: v.pipe(v.number(), v.description('The HTTP status.')),
    detail: v.pipe(v.string(), v.description('What happened to this request.')),
    errors: v.pipe(
      v.array(v.strictObject({ location: v.string(), message: v.string() })),
      v.description('Each parameter that is wrong, and why.'),
    ),
  }),
  v.description('A refusal, as application/problem+json (RFC 9457).'),
);

/** Why an operation gives no answer. */
export type Problem = {
  kind: ProblemKind;
  detail: string;
  errors?: readonly Fault[];
  /** When to try again; of `unavailable` 5 unless stated. */
  retryAfterSeconds?: number;
};

/** A refusal as `application/problem+json`. `headers` are added to it. */
export function toProblemResponse(problem: Problem, headers: Record<string, string>): Response {
  const { kind, detail, errors = [], retryAfterSeconds = kind === 'unavailable' ? 5 : null } = problem;
  const { status, title } = problemKinds[kind];
  const body: v.InferOutput<typeof problemSchema> = {
    type: `/api/v1/docs#${kind}`,
    title,
    status,
    detail,
    errors: [...errors],
  };
  return Response.json(body, {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) }),
      ...headers,
    },
  });
}
