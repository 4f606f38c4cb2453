import type { Fault } from './loopback-filter';

type ReadParameters = { ok: true; value: [name: string, value: string][] } | { ok: false; error: Fault[] };

/** The longest query string that is read, in characters. */
const longestQuery = 8000;

/** The parameters of an address, or what is wrong with them: too long, badly encoded, control characters. */
export function readParameters(url: string): ReadParameters {
  const query = new URL(url).search.slice(1);
  if (query.length > longestQuery) {
    return { ok: false, error: [{ location: 'query', message: `is longer than ${longestQuery} characters` }] };
  }
  const read = query
    .split('&')
    .filter((pair) => pair !== '')
    .map(readPair);
  const faults = read.flatMap((one) => (one.ok ? [] : [one.error]));
  if (faults.length > 0) return { ok: false, error: faults };
  return { ok: true, value: read.flatMap((one) => (one.ok ? [one.value] : [])) };
}

function readPair(pair: string): { ok: true; value: [string, string] } | { ok: false; error: Fault } {
  const [, rawName = '', rawValue = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
  const name = decode(rawName);
  const value = decode(rawValue);
  const location = name === null || hasControlCharacter(name) ? 'query' : name.slice(0, 80);
  if (name === null || value === null)
    return { ok: false, error: { location, message: 'is not well percent-encoded' } };
  if (hasControlCharacter(name + value))
    return { ok: false, error: { location, message: 'holds a control character' } };
  return { ok: true, value: [name, value] };
}

/** Each of `names` may be given once. */
export function singleParameters(
  parameters: readonly (readonly [string, string])[],
  names: readonly string[],
): { values: Record<string, string>; faults: Fault[] } {
  const values: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const name of names) {
    const [first, ...more] = parameters.filter(([given]) => given === name);
    if (more.length > 0) faults.push({ location: name, message: 'is given more than once' });
    if (first) values[name] = first[1];
  }
  return { values, faults };
}

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    // The server in front of us has already put this in the place of bytes that are no text.
    return decoded.includes('\ufffd') ? null : decoded;
  } catch {
    return null;
  }
}

/** Line breaks and tabs may stand in a filter written as JSON. */
function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' && !'\t\n\r'.includes(character));
}
