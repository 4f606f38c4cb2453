/** What an invisible or unpaired character can break: headers, logs, Postgres, the reader's eyes. */
const unseen = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

/** A line as typed, without control and invisible characters and without doubled spaces. */
export function cleanLine(typed: string): string {
  return typed.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
}
