import { toCents } from '../finance/exact';

export type RoadLineKind = 'fixed-by-law' | 'dealers-own' | 'optional';

/** A line beside the price as it is stored: rand with VAT; `provinces` where it is another amount. */
export type StoredRoadLine = {
  kind: RoadLineKind;
  amount: number;
  provinces?: readonly { province: string; amount: number }[] | null;
};

/** Whole cents. An optional line counts only when it is chosen. */
export type RoadLine<Stored> = { stored: Stored; key: string; cents: number; isCounted: boolean };

export type OnTheRoad<Stored> = {
  priceCents: number;
  lines: RoadLine<Stored>[];
  /** What the counted lines of a kind come to. */
  cents: Record<RoadLineKind, number>;
  totalCents: number;
};

/**
 * What is paid to drive a vehicle away in a province: its price and every line beside it (issue 5 §3.4). `chosen` are
 * the keys of the optional lines that are wanted.
 */
export function toOnTheRoad<Stored extends StoredRoadLine & { id?: string | null }>({
  priceCents,
  lines,
  province,
  chosen,
}: {
  priceCents: number;
  lines: readonly Stored[];
  province: string;
  chosen: ReadonlySet<string>;
}): OnTheRoad<Stored> {
  const counted = lines.map((stored, place) => {
    const key = stored.id ?? String(place);
    const own = stored.provinces?.find((row) => row.province === province);
    const isCounted = stored.kind !== 'optional' || chosen.has(key);
    return { stored, key, cents: toCents(own?.amount ?? stored.amount), isCounted };
  });
  const sumOf = (kind: RoadLineKind) =>
    counted.reduce((sum, { stored, cents, isCounted }) => sum + (isCounted && stored.kind === kind ? cents : 0), 0);
  const cents = {
    'fixed-by-law': sumOf('fixed-by-law'),
    'dealers-own': sumOf('dealers-own'),
    optional: sumOf('optional'),
  };
  const totalCents = priceCents + cents['fixed-by-law'] + cents['dealers-own'] + cents.optional;
  return { priceCents, lines: counted, cents, totalCents };
}
