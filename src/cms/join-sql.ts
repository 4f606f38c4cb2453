import { type Statement, sql } from './atomic-write';

/** Puts pieces of one statement together; each keeps its own bound values. */
export function joinSql(...pieces: readonly Statement[]): Statement {
  return pieces.reduce((all, piece) => {
    const [first = '', ...rest] = piece.parts;
    const before = all.parts.slice(0, -1);
    return { parts: [...before, `${all.parts.at(-1)}${first}`, ...rest], values: [...all.values, ...piece.values] };
  }, sql``);
}

/** Values of a list, as `IN (…)` takes them; at least one. */
export function listSql(values: readonly (string | number)[]): Statement {
  return joinSql(...values.map((value, index) => (index === 0 ? sql`${value}` : sql`, ${value}`)));
}
