/**
 * A text with ordinary hyphens for those that hold a line together, and without those that show where a long word may
 * part: for titles, and for what machines read.
 */
export function toPlainHyphens(text: string): string {
  return text.replaceAll('\u2011', '-').replaceAll('\u00ad', '');
}
