/**
 * A table as a file for spreadsheets: UTF-8 with a byte order mark, comma, CRLF. What a spreadsheet would take for a
 * formula gets an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
