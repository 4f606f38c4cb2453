import type { ReadFile } from './file-reading';
import { inflateAt } from './inflate';
import { holdsActiveContent, holdsFilter, holdsHiddenObjects, holdsScriptKey } from './pdf-names';

const most = { streams: 20_000, inflatedBytes: 128 * 1024 * 1024 };

/** The record that every ZIP ends with, at most 65 557 bytes before its end. */
const zipEnd = 'PK\x05\x06';
const zipEndReach = 65_557;

/**
 * Looks through a PDF and keeps it as it is. `unsafe`: it holds scripts, launch actions, embedded files, forms of XFA
 * or rich media (also in escaped names and in compressed objects), is encrypted, is a ZIP as well, or would inflate to
 * more than 128 MB. This is no whole PDF reader: it refuses what it cannot look into where objects may hide.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadFile> {
  const text = toText(bytes);
  if (!/^(\xef\xbb\xbf)?[\t\n\f\r ]{0,16}%PDF-\d/.test(text)) return { ok: false, error: 'wrongType' };
  if (!text.slice(-1024).includes('%%EOF') || !/\bobj\b/.test(text)) return { ok: false, error: 'unreadable' };
  return (await isSafe(bytes, text))
    ? { ok: true, bytes, mimeType: 'application/pdf', extension: 'pdf' }
    : { ok: false, error: 'unsafe' };
}

async function isSafe(bytes: Uint8Array, text: string): Promise<boolean> {
  if (text.slice(-zipEndReach).includes(zipEnd) || holdsActiveContent(text)) return false;
  const streams = findStreams(text);
  if (streams.length > most.streams) return false;
  const outside = textOutside(text, streams);
  if (holdsScriptKey(outside) || holdsHiddenObjects(text, outside)) return false;
  return areStreamsSafe(bytes, streams);
}

/** What is compressed is looked through piece by piece; all of it together has a bound, so that a bomb ends early. */
async function areStreamsSafe(bytes: Uint8Array, streams: readonly Stream[]): Promise<boolean> {
  let left = most.inflatedBytes;
  for (const { start } of streams) {
    const look = createLook();
    const end = await inflateAt(bytes, start, (piece) => {
      left -= piece.length;
      return left >= 0 && look(piece);
    });
    if (end === 'stopped' || end === 'broken') return false;
  }
  return true;
}

/** Longer than any name that is looked for, written with an escape for each of its characters. */
const seam = 64;

/** Looks at pieces in turn, and at the seams between them. False: something active is in there. */
function createLook(): (piece: Uint8Array) => boolean {
  let before = '';
  let isOfObjects: boolean | null = null;
  return (piece) => {
    const text = before + toText(piece);
    // Compressed objects begin with their numbers and places; anything else may hold three letters by chance.
    isOfObjects ??= /^\s*\d+\s+\d+\s/.test(text);
    before = text.slice(-seam);
    return !holdsActiveContent(text) && !(isOfObjects && holdsScriptKey(text)) && !(isOfObjects && holdsFilter(text));
  };
}

/** A character for each byte. */
function toText({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}

type Stream = { start: number; end: number };

/** Every place where a stream's bytes begin, whether or not an object is there: what a reader may be led to. */
function findStreams(text: string): Stream[] {
  const found: Stream[] = [];
  const begin = /stream[^\r\n]{0,200}(?:\r\n|\n|\r)/g;
  let end = 0;
  for (let match = begin.exec(text); match && found.length <= most.streams; match = begin.exec(text)) {
    if (text.slice(match.index - 3, match.index) === 'end') {
      begin.lastIndex = match.index + 'stream'.length;
      continue;
    }
    const start = begin.lastIndex;
    if (end !== -1 && end < start) end = text.indexOf('endstream', start);
    found.push({ start, end: end === -1 ? text.length : end });
  }
  return found;
}

function textOutside(text: string, streams: readonly Stream[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of streams) {
    if (start < at) continue;
    pieces.push(text.slice(at, start));
    at = end;
  }
  return [...pieces, text.slice(at)].join(' ');
}
