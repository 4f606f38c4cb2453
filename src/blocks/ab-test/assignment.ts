/** The names under which C-403 knows what a visitor is shown, and the words of the marker's class. */
export const variations = ['variation-1', 'variation-2'] as const;

export type Variation = (typeof variations)[number];

/** How many visitors of a hundred are shown each variation; 0 turns one off. */
export type Percentages = Record<Variation, number>;

/** Where a draw is kept: the visitor's own `localStorage`. Nothing but the variation's name goes in. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const original = 'original';

/**
 * What a visitor is shown: what was drawn at the first visit as long as that still runs, else a new draw. Null is the
 * original. `draw` is at least 0 and less than 1. A visitor whose browser keeps nothing has the original, so that it
 * does not change from page to page.
 */
export function assign({
  testName,
  percentages,
  openStore,
  draw,
}: {
  testName: string;
  percentages: Percentages;
  /** Reading `localStorage` at all may be forbidden. */
  openStore: () => Store;
  draw: number;
}): Variation | null {
  const key = `ab-test:${testName}`;
  try {
    const store = openStore();
    const kept = store.getItem(key);
    if (kept === original) return null;
    const running = variations.find((variation) => variation === kept && percentages[variation] > 0);
    if (running) return running;
    const drawn = toVariation(percentages, draw);
    store.setItem(key, drawn ?? original);
    return drawn;
  } catch {
    return null;
  }
}

function toVariation(percentages: Percentages, draw: number): Variation | null {
  const place = draw * 100;
  const one = percentages['variation-1'];
  if (place < one) return 'variation-1';
  return place < one + percentages['variation-2'] ? 'variation-2' : null;
}
