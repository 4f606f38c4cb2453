import type { ReadFile } from './file-reading';
import { inflateAt } from './inflate';
import { holdsActiveContent, holdsFilter, holdsHiddenObjects, holdsScriptKey } from './pdf-names';

/** Of all streams together. A PDF as programs write it is read once, so in less than its 5 MB. */
const most = { streams: 20_000, readBytes: 32 * 1024 * 1024, inflatedBytes: 128 * 1024 * 1024 };

/** The record that every ZIP ends with, at most 65 557 bytes before its end. */
const zipEnd = 'PK\x05\x06';
const zipEndReach = 65_557;

/**
 * Looks through a PDF and keeps it as it is. `unsafe`: it holds scripts, launch actions, embedded files, forms of XFA
 * or rich media (also in escaped names and in compressed objects), is encrypted, is a ZIP as well, or would
 * inflate to more than 128 MB. This is no whole PDF reader: it refuses what it cannot look into where objects may hide.
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

/**
 * What is compressed is looked through piece by piece. All of it together has bounds, so that a bomb ends early, and
 * also one of streams that all run to the end of the file and give nothing.
 */
async function areStreamsSafe(bytes: Uint8Array, streams: readonly Stream[]): Promise<boolean> {
  let left = most.inflatedBytes;
  let unread = most.readBytes;
  for (const { start } of streams) {
    const isHarmless = createLook();
    const look = (piece: Uint8Array) => {
      left -= piece.length;
      return left >= 0 && isHarmless(piece);
    };
    const { end, readBytes } = await inflateAt(bytes, { start, mostBytes: unread, look });
    if (end === 'stopped' || end === 'broken') return false;
    unread -= readBytes;
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

/** Characters that a line may hold behind the word that begins a stream. */
const mostBehind = 200;

/**
 * Every place where a stream's bytes begin, whether or not an object is there: what a reader may be led to. Searched from
 * place to place, never back: a pattern with a length took seconds for 5 MB of `streamstream…`.
 */
function findStreams(text: string): Stream[] {
  const found: Stream[] = [];
  let lineEnd = 0;
  let end = 0;
  for (const behind of endsOf('stream', text)) {
    if (lineEnd < behind) lineEnd = nextLineEnd(text, behind);
    if (lineEnd - behind > mostBehind || text.startsWith('end', behind - 'endstream'.length)) continue;
    const start = lineEnd + (text.startsWith('\r\n', lineEnd) ? 2 : 1);
    if (end !== -1 && end < start) end = text.indexOf('endstream', start);
    found.push({ start, end: end === -1 ? text.length : end });
    if (found.length > most.streams) break;
  }
  return found;
}

/** Where each of a word's places ends. */
function* endsOf(word: string, text: string): Generator<number> {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) yield at + word.length;
}

/** Far away when there is none. */
function nextLineEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return Number.POSITIVE_INFINITY;
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
