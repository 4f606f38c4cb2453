const limitBytes = 64 * 1024;

export type FormBody =
  | { ok: true; typed: Record<string, string> }
  /** With as much of it as fits and can be read. */
  | { ok: false; error: 'tooLarge' | 'malformed'; typed: Record<string, string> };

/**
 * Reads a sent form of at most 64 kB: urlencoded, multipart (files are left out) or JSON.
 */
export async function readBody(request: Request, lists: readonly string[] = []): Promise<FormBody> {
  const { bytes, isCut } = await readBytes(request);
  try {
    const typed = toTyped(await parse(bytes, request.headers.get('content-type') ?? ''), lists);
    return isCut ? { ok: false, error: 'tooLarge', typed } : { ok: true, typed };
  } catch {
    return { ok: false, error: isCut ? 'tooLarge' : 'malformed', typed: {} };
  }
}

/** Of a field sent twice the first text counts; of one in `lists` all of them, with commas between. */
export function toTyped(fields: Iterable<readonly [string, unknown]>, lists: readonly string[]) {
  const typed = new Map<string, string>();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue;
    const before = typed.get(name);
    if (before === undefined) typed.set(name, value);
    else if (lists.includes(name)) typed.set(name, `${before},${value}`);
  }
  return Object.fromEntries(typed);
}

async function parse(bytes: Uint8Array, type: string): Promise<Iterable<[string, unknown]>> {
  if (!type.startsWith('application/json')) {
    return new Response(new Blob([new Uint8Array(bytes)]), { headers: { 'content-type': type } }).formData();
  }
  const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof body !== 'object' || body === null) throw new TypeError('not an object');
  return Object.entries(body);
}

/** What follows the limit is not read. */
async function readBytes(request: Request): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value.subarray(0, limitBytes - size));
    size += value.length;
    if (size > limitBytes) {
      await reader.cancel();
      break;
    }
  }
  const bytes = new Uint8Array(Math.min(size, limitBytes));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, isCut: size > limitBytes };
}
