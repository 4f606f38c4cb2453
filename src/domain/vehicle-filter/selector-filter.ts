import { type SystemName, systemNames } from './systems';

/** What the derivative selector is asked: words, and in each group any of the ticked values. */
export type SelectorFilter = { words: string } & Record<SystemName, readonly string[]>;

/** A derivative as far as the selector asks: its name, range and code folded (`fold`) into one text. */
export type Selectable = { text: string } & Record<SystemName, string | null>;

/** How many results each value of each group would give, chosen with what the other groups and the words ask for. */
export type OptionCounts = Record<SystemName, ReadonlyMap<string, number>>;

/** A text as it is searched: without case, accents, hyphens and apostrophes, its words one space apart. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}\p{Pd}'’]/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
}

/** Every word occurs, or all of them as one (`rav4` finds RAV 4); and each group that is asked for has a ticked value. */
export function fitsSelector(item: Selectable, filter: SelectorFilter): boolean {
  return hasWords(item.text, fold(filter.words)) && systemNames.every((name) => fitsGroup(item, filter, name));
}

/** The counts beside the options, for the values that occur at all. */
export function countOptions(items: readonly Selectable[], filter: SelectorFilter): OptionCounts {
  const wanted = fold(filter.words);
  const named = items.filter(({ text }) => hasWords(text, wanted));
  const countGroup = (group: SystemName) => {
    const others = systemNames.filter((name) => name !== group);
    const counts = new Map<string, number>();
    for (const item of named) {
      const value = item[group];
      if (value === null || !others.every((name) => fitsGroup(item, filter, name))) continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  return {
    fuel: countGroup('fuel'),
    transmission: countGroup('transmission'),
    drive: countGroup('drive'),
    grade: countGroup('grade'),
  };
}

/** Reads a query or a form; `q` are the words. Values that no group knows find nothing and do no harm. */
export function readSelectorFilter(asked: {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}): SelectorFilter {
  const several = (name: SystemName) => asked.getAll(name).map(String);
  return {
    words: String(asked.get('q') ?? ''),
    fuel: several('fuel'),
    transmission: several('transmission'),
    drive: several('drive'),
    grade: several('grade'),
  };
}

function fitsGroup(item: Selectable, filter: SelectorFilter, name: SystemName): boolean {
  const value = item[name];
  return filter[name].length === 0 || (value !== null && filter[name].includes(value));
}

function hasWords(text: string, wanted: string): boolean {
  if (wanted === '' || wanted.split(' ').every((word) => text.includes(word))) return true;
  return text.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''));
}
