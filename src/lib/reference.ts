/** The id of a record that another one names: reads at depth 0 have the id alone, drafts may have the record whole. */
export function idOf(reference: number | { id: number }): number;
export function idOf(reference: number | { id: number } | null | undefined): number | null;
export function idOf(reference: number | { id: number } | null | undefined): number | null {
  return typeof reference === 'number' ? reference : (reference?.id ?? null);
}
