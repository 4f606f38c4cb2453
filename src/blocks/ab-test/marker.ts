import { assign, type Percentages, variations } from './assignment';

/** C-406: the marker is set up this long after the page has started. */
const setUpDelayMs = 100;

type Marker = {
  /** The classes of the marker's element. */
  classes: Pick<DOMTokenList, 'add' | 'contains'>;
  testName: string;
  percentages: Percentages;
  openStore: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** At least 0 and less than 1. */
  draw: number;
};

/**
 * Writes what a visitor is shown into the marker's class, after a while; gives what calls it off. A variation that is
 * there by then, from somebody else's script, stays.
 */
export function setUpMarker({ classes, ...visitor }: Marker): () => void {
  const timer = setTimeout(() => {
    if (variations.some((variation) => classes.contains(variation))) return;
    const variation = assign(visitor);
    if (variation) classes.add(variation);
  }, setUpDelayMs);
  return () => clearTimeout(timer);
}
