import * as v from 'valibot';

/** A moment as either database gives it. */
export const momentValue = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value)),
);

/** A list of texts in a JSON column, as either database gives it. */
export const textsValue = v.union([v.array(v.string()), v.pipe(v.string(), v.parseJson(), v.array(v.string()))]);
