const noBreakSpace = '\u00a0';

/** Sets a text as it is read: figures stay together and with their unit, apostrophes are curved. */
export function typeset(text: string): string {
  return text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreakSpace)
    .replace(/(?<=\d) (?=(?:km|kg|kW|Nm|mm|cm³|l|V|volt|r\/min)(?![\p{L}\d]))/gu, noBreakSpace)
    .replaceAll("'", '’');
}
