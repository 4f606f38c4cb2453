import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { headerOf } from '../integration/mail-server';

type Letter = {
  /** Whom the site's mail server delivered it to. */
  recipients: string[];
  replyTo: string | null;
  /** Of its HTML part. */
  language: string | undefined;
  /** All of it, decoded, on one line. */
  text: string;
};

/** The letters that were delivered to an address, and to nobody else. */
export function lettersTo(address: string): Letter[] {
  return readLetters().filter(({ recipients }) => recipients.join() === address);
}

/** The letters whose answer goes to an address: the dealer's or the maker's. */
export function lettersAnsweredTo(address: string): Letter[] {
  return readLetters().filter(({ replyTo }) => replyTo === address);
}

const known = new Map<string, Letter>();

function readLetters(): Letter[] {
  const folder = join(inject('dataDir'), 'mail');
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.eml') && !known.has(file)) known.set(file, toLetter(readFileSync(join(folder, file), 'utf8')));
  }
  return [...known.values()];
}

function toLetter(source: string): Letter {
  const recipients = [...source.matchAll(/^Delivered-To: (.*)\r$/gm)].map(([, address = '']) => address);
  const text = decode(source);
  const language = /<html lang="(\w+)"/.exec(text)?.[1];
  return { recipients, replyTo: headerOf({ recipients, source }, 'Reply-To'), language, text };
}

/** Quoted-printable, as nodemailer writes what is not plain. */
function decode(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\s+/g, ' ');
}
