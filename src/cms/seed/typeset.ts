import type { Locale } from '@/i18n/locales';

const noBreakSpace = '\u00a0';
const noBreakHyphen = '\u2011';

/**
 * Sets a text as it is read: figures stay together and with their unit, apostrophes are curved, and an isiZulu prefix
 * stays with the name or figure that it is written before.
 */
export function typeset(text: string, locale: Locale): string {
  const set = text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreakSpace)
    .replace(/(?<=\d) (?=(?:km|kg|kW|Nm|mm|cm³|l|V|volt|r\/min)(?![\p{L}\d]))/gu, noBreakSpace)
    .replaceAll("'", '’');
  return locale === 'zu' ? set.replace(zuluPrefix, `$1${noBreakHyphen}`) : set;
}

/** `i-`, `e-`, `ku-`, `ngo-` and their like, large where a sentence begins; not the letters of a name as `GR-Sport`. */
const zuluPrefix = /(?<![\p{L}\d-])([AEIOU]|\p{Lu}\p{Ll}{1,2}|\p{Ll}{1,3})-(?=[\p{Lu}\d])/gu;
