/** What a visitor asks of a calculator of a page, by field; nothing where another one is asked. */
export function askedOf(query: string, calculator: string): ReadonlyMap<string, string> {
  const asked = new URLSearchParams(query);
  return asked.get('calculator') === calculator ? new Map(asked) : new Map();
}
