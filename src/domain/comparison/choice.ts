/** As many vehicles as stand side by side. */
export const mostCompared = 4;

export type ComparedChoice<Model> = {
  models: Model[];
  /** What was asked for and is no vehicle's code. */
  unknown: string[];
  /** More were asked for than stand side by side. */
  isCut: boolean;
  /** Codes were asked for, none is known, and another vehicle stands in their place. */
  isInstead: boolean;
};

/**
 * The vehicles that an address asks for, in its order: each once, the code in any letter case, at most four. Without
 * any known one it is the range's dearest, which is the first of `ofRange` (D-401, D-404).
 */
export function toCompared<Model extends { code: string }>(
  asked: readonly string[],
  { all, ofRange }: { all: readonly Model[]; ofRange: readonly Model[] },
): ComparedChoice<Model> {
  const byCode = new Map(all.map((model) => [model.code.toLowerCase(), model]));
  const found = asked.map((code) => ({ code, model: byCode.get(code.trim().toLowerCase()) }));
  const models = [...new Set(found.flatMap(({ model }) => model ?? []))];
  return {
    models: models.length > 0 ? models.slice(0, mostCompared) : ofRange.slice(0, 1),
    unknown: [...new Set(found.flatMap(({ code, model }) => (model ? [] : code)))],
    isCut: models.length > mostCompared,
    isInstead: asked.length > 0 && models.length === 0 && ofRange.length > 0,
  };
}

/** The query of a comparison: `?code=A&code=B&only=differences`; empty for none. */
export function toCompareQuery(codes: readonly string[], { only = false }: { only?: boolean } = {}): string {
  const query = new URLSearchParams(codes.map((code) => ['code', code]));
  if (only) query.set('only', 'differences');
  return query.size > 0 ? `?${query}` : '';
}
