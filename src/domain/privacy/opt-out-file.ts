import { toPhoneNumber } from '@/domain/phone/phone-number';

/** The largest register that is read at once. */
export const optOutFileLimitBytes = 20 * 1024 * 1024;

export type OptOutLine = {
  /** From 1. */
  number: number;
  /** Lower-cased addresses and numbers in E.164; none: the line holds neither. */
  contacts: string[];
};

/**
 * Reads an opt-out register, line by line as it is asked for: one address or number a line, or a CSV of them with other
 * columns beside. Numbers are read as South African unless they are written in international form. Empty lines are
 * passed over, and so is a heading in the first.
 */
export function* readOptOutFile(text: string): Generator<OptOutLine> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    const cells = line.split(/[,;\t]/).map((cell) => cell.replace(/^\s*"?|"?\s*$/g, ''));
    const contacts = cells.flatMap(toContact);
    const isPassedOver = contacts.length === 0 && (line.trim() === '' || index === 0);
    if (!isPassedOver) yield { number: index + 1, contacts };
  }
}

/** A whole number and nothing else: a date, an identity number or a code beside it is none. */
const wholeNumber = /^(?:(?:\+|00)\d{10,15}|0?[1-9]\d{8}|27\d{9}|26[4678]\d{7,9})$/;

function toContact(cell: string): string[] {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)) return [cell.toLowerCase()];
  if (!wholeNumber.test(cell.replace(/[\s().-]/g, ''))) return [];
  const number = toPhoneNumber(cell, 'ZA');
  return number.ok ? [number.value] : [];
}
