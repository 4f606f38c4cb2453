type Worded = { text: string };

/** One vehicle's specification, as it is told. */
export type SpecificationGroup<Text> = {
  title: Text | null;
  items: readonly { label: Text | null; value: Text | null }[];
};

export type ComparedRow<Text> = {
  label: Text;
  /** One for each vehicle, in their order; null where nothing is known. */
  values: (Text | null)[];
  /** Whether any two vehicles differ in it. A missing value differs from one that is there. */
  differs: boolean;
  /** Which of them differ from the first vehicle's. */
  marked: boolean[];
};

export type ComparedGroup<Text> = { title: Text | null; rows: ComparedRow<Text>[] };

/**
 * Lays specifications side by side: groups are the same by their title and rows by their label, however spaced or
 * spelled in case. What only a later vehicle has stands where it stands there: after the row it follows (D-404).
 */
export function compareSpecifications<Text extends Worded>(
  vehicles: readonly (readonly SpecificationGroup<Text>[])[],
): ComparedGroup<Text>[] {
  const groups = new Sequence<{ title: Text | null; rows: Sequence<Pick<ComparedRow<Text>, 'label' | 'values'>> }>();
  for (const [place, vehicle] of vehicles.entries()) {
    groups.startOver();
    for (const { title, items } of vehicle) {
      const group = groups.put(toKey(title), () => ({ title, rows: new Sequence() }));
      group.rows.startOver();
      for (const { label, value } of items) {
        if (!label || !value) continue;
        const row = group.rows.put(toKey(label), () => ({ label, values: vehicles.map(() => null) }));
        row.values[place] = value;
      }
    }
  }
  return groups.items
    .map(({ title, rows }) => ({ title, rows: rows.items.map(toRow) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The same groups with only the rows in which vehicles differ; groups without any are left out. */
export function onlyDifferences<Text>(groups: readonly ComparedGroup<Text>[]): ComparedGroup<Text>[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function toRow<Text extends Worded>({ label, values }: Pick<ComparedRow<Text>, 'label' | 'values'>): ComparedRow<Text> {
  const [first, ...others] = values.map(toKey);
  const marked = [false, ...others.map((other) => other !== first)];
  return { label, values, differs: marked.includes(true), marked };
}

function toKey(words: Worded | null): string {
  return words ? words.text.normalize().replace(/\s+/g, ' ').trim().toLowerCase() : '';
}

/**
 * Things in an order that grows: what is known is found again, what is new goes behind what was put last. A second
 * one of the same key within one run is another thing.
 */
class Sequence<Item> {
  readonly items: Item[] = [];
  private readonly keys: string[] = [];
  private seen = new Map<string, number>();
  private last = -1;

  startOver(): void {
    this.seen = new Map();
    this.last = -1;
  }

  put(name: string, make: () => Item): Item {
    const times = this.seen.get(name) ?? 0;
    this.seen.set(name, times + 1);
    const key = `${times} ${name}`;
    const place = this.keys.indexOf(key);
    const known = this.items[place];
    if (known) {
      this.last = place;
      return known;
    }
    const made = make();
    this.last += 1;
    this.keys.splice(this.last, 0, key);
    this.items.splice(this.last, 0, made);
    return made;
  }
}
