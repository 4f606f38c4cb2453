import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sinkFileName } from '@/integrations/mail/mail-sink';
import { getEnv } from '@/lib/env';

/** Deletes messages from the mail sink, where there is one. */
export async function deleteKeptMail(messageIds: readonly string[]): Promise<void> {
  const folder = mailFolder();
  await Promise.all(messageIds.map((id) => rm(join(folder, sinkFileName(id)), { force: true })));
}

/** Names of files of the mail sink that hold what `pattern` finds, however the mail is encoded. */
export async function findKeptMail(pattern: RegExp): Promise<string[]> {
  const folder = mailFolder();
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names) {
    const content = await readFile(join(folder, name), 'latin1').catch(() => '');
    if (decodings(content).some((text) => pattern.test(text))) found.push(name);
  }
  return found;
}

/** Deletes files of the mail sink by the names that `findKeptMail` gave. */
export async function deleteKeptFiles(names: readonly string[]): Promise<void> {
  const folder = mailFolder();
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** As it stands, with quoted-printable undone, and what is base64 read. */
function decodings(content: string): string[] {
  const unquoted = content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const blocks = content.match(/(?:^[A-Za-z0-9+/]{4,76}={0,2}\r?$\n?)+/gm) ?? [];
  return [content, unquoted, ...blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'))];
}

function mailFolder(): string {
  return join(getEnv().dataDir, 'mail');
}
