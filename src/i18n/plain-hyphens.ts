/** A text with ordinary hyphens for those that hold a line together: for titles, and for what machines read. */
export function toPlainHyphens(text: string): string {
  return text.replaceAll('\u2011', '-');
}
