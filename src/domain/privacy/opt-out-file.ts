import { toPhoneNumber } from '@/domain/phone/phone-number';

/** The largest register that is read at once. */
export const optOutFileLimitBytes = 20 * 1024 * 1024;

export type OptOutFile = {
  /** Lower-cased addresses and numbers in E.164, each once. */
  contacts: string[];
  /** Lines, from 1, that hold neither; the first line may be a heading and is never among them. */
  unreadableLines: number[];
};

/**
 * Reads an opt-out register: one address or number a line, or a CSV of them with other columns beside. Numbers are
 * read as South African unless they are written in international form.
 */
export function readOptOutFile(text: string): OptOutFile {
  const contacts = new Set<string>();
  const unreadableLines: number[] = [];
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((line, index) => {
      const cells = line.split(/[,;\t]/).map((cell) => cell.replace(/^\s*"?|"?\s*$/g, ''));
      const found = cells.flatMap(toContact);
      for (const contact of found) contacts.add(contact);
      if (found.length === 0 && line.trim() !== '' && index > 0) unreadableLines.push(index + 1);
    });
  return { contacts: [...contacts], unreadableLines };
}

function toContact(cell: string): string[] {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)) return [cell.toLowerCase()];
  // A code or a date beside the number is no number.
  if (!/^\+?[\d\s().-]{9,24}$/.test(cell) || /^\d{4}-\d\d-\d\d$/.test(cell)) return [];
  const number = toPhoneNumber(cell, 'ZA');
  return number.ok ? [number.value] : [];
}
