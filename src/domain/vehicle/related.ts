type Related = { rangeCode: string; bodyType: string; brand: unknown };

/** How many related ranges are shown (C§9). */
const most = 4;

/** The corolla's page names its two itself, this one first (C-205, C-206). */
const ofCorolla = ['N35', 'P30'];

/**
 * Ranges to look at beside the current one: of its body type and brand, with another code, at most four (C-199 to
 * C-201). Their order changes with the day and not within it, so that pages can be kept. `day` is any text that names
 * the day. Without a current range every one may come.
 */
export function toRelated<Range extends Related>(
  ranges: readonly Range[],
  { current, slug, day }: { current: Range | null; slug: string | null; day: string },
): Range[] {
  if (slug === 'corolla') return ofCorolla.flatMap((code) => ranges.filter(({ rangeCode }) => rangeCode === code));
  const candidates = ranges.filter(
    (range) =>
      !current ||
      (range.bodyType === current.bodyType && range.brand === current.brand && range.rangeCode !== current.rangeCode),
  );
  const order = (range: Range) => hash(`${day} ${current?.rangeCode ?? ''} ${range.rangeCode}`);
  return [...candidates].sort((one, other) => order(one) - order(other)).slice(0, most);
}

/** The name as a card of the corolla's page shows it: its first two words (C-207). */
export function toRelatedName(name: string, slug: string | null): string {
  return slug === 'corolla' ? name.split(/\s+/).slice(0, 2).join(' ') : name;
}

/** FNV-1a with a last mixing: an even spread of short texts over 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
