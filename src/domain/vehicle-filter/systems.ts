/**
 * What derivatives are filtered by, as it stands in addresses: the stored words in small letters, with hyphens
 * (D-409 to D-412; `grade` is stored as trim).
 */
export const systemValues = {
  fuel: ['hybrid', 'petrol', 'diesel'],
  transmission: ['manual', 'automatic', 'cvt'],
  drive: ['all-wheel', 'front', 'rear'],
  grade: ['standard', 'gr'],
} as const;

export type SystemName = keyof typeof systemValues;

/** In the order in which they are shown. */
export const systemNames: readonly SystemName[] = ['fuel', 'transmission', 'drive', 'grade'];

export type SystemValue<Name extends SystemName> = (typeof systemValues)[Name][number];

/** What is known of a derivative; null where nothing is. */
export type Systems = { [Name in SystemName]: SystemValue<Name> | null };

type Stored = {
  fuelSystem?: string | null;
  transmissionType?: string | null;
  driveSystem?: string | null;
  trim?: string | null;
};

/** The systems of a stored derivative; one without a trim is Standard. */
export function systemsOf({ fuelSystem, transmissionType, driveSystem, trim }: Stored): Systems {
  return {
    fuel: toSystemValue('fuel', fuelSystem),
    transmission: toSystemValue('transmission', transmissionType),
    drive: toSystemValue('drive', driveSystem),
    grade: toSystemValue('grade', trim ?? 'standard'),
  };
}

/** Reads a stored or typed value, in whatever case; null when the group has no such value. */
export function toSystemValue<Name extends SystemName>(
  name: Name,
  text: string | null | undefined,
): SystemValue<Name> | null {
  const wanted = text?.trim().toLowerCase().replaceAll(' ', '-');
  const values: readonly SystemValue<Name>[] = systemValues[name];
  return values.find((value) => value === wanted) ?? null;
}
