export type FactKind = 'engine' | 'transmission' | 'fuel' | 'consumption' | 'seats';

type Described<Text> = {
  engine: Text | null;
  transmission: Text | null;
  fuel: Text | null;
  consumption: Text | null;
  seats: Text | null;
};

/**
 * A model's facts in the order in which they are told. Only what is known is told; seats stand in where fuel
 * consumption is missing or 'Not Available' (D-371 to D-375).
 */
export function toFacts<Text extends { text: string }>(model: Described<Text>): { kind: FactKind; value: Text }[] {
  const hasConsumption = model.consumption !== null && !/^(not available)?$/i.test(model.consumption.text.trim());
  const kinds = ['engine', 'transmission', 'fuel', hasConsumption ? 'consumption' : 'seats'] as const;
  return kinds.flatMap((kind) => {
    const value = model[kind];
    return value ? [{ kind, value }] : [];
  });
}

/** The Hiace 2.7 PWD has one fixed picture whatever its colour (D-379). */
export function hasFixedPicture(rangeName: string, modelName: string): boolean {
  return /\bhiace\b.*\b2\.7\b.*\bPWD\b/i.test(`${rangeName} ${modelName}`);
}
