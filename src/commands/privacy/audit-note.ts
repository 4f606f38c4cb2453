import { createHmac } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { getEnv } from '@/lib/env';

/** The last entry of the audit's chain, as this `DATA_DIR` has seen it. */
export type ChainEnd = { place: number; seal: string };

/**
 * Where the chain ended when it was sealed last: kept beside the database, so that entries cut off at its end are
 * missed. Null without a note, or with one that our secret did not sign.
 */
export function readChainEnd(): ChainEnd | null {
  try {
    const note = v.parse(signedNote, JSON.parse(readFileSync(noteFile(), 'utf8')));
    return note.signature === sign(note) ? { place: note.place, seal: note.seal } : null;
  } catch {
    return null;
  }
}

/** Notes a later end; an earlier one never replaces it. */
export function noteChainEnd(end: ChainEnd): void {
  const present = readChainEnd();
  if (present && present.place >= end.place) return;
  const { dataDir } = getEnv();
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${noteFile()}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ ...end, signature: sign(end) }), { mode: 0o600 });
  renameSync(unfinished, noteFile());
}

const signedNote = v.object({ place: v.number(), seal: v.string(), signature: v.string() });

function sign({ place, seal }: ChainEnd): string {
  return createHmac('sha256', `audit-note:${getEnv().payloadSecret}`).update(`${place}|${seal}`).digest('hex');
}

function noteFile(): string {
  return join(getEnv().dataDir, 'audit-chain.json');
}
