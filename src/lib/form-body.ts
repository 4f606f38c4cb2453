const limitBytes = 64 * 1024;

export type FormBody = { ok: true; typed: Record<string, string> } | { ok: false; error: 'tooLarge' | 'malformed' };

/**
 * Reads a sent form of at most 64 kB: urlencoded, multipart (files are left out) or JSON. Of a field sent twice
 * the first value counts; of one in `lists` all of them, with commas between.
 */
export async function readBody(request: Request, lists: readonly string[] = []): Promise<FormBody> {
  const bytes = await readBytes(request);
  if (!bytes) return { ok: false, error: 'tooLarge' };
  try {
    const typed = new Map<string, string>();
    for (const [name, value] of await parse(bytes, request.headers.get('content-type') ?? '')) {
      if (typeof value !== 'string') continue;
      const before = typed.get(name);
      if (before === undefined) typed.set(name, value);
      else if (lists.includes(name)) typed.set(name, `${before},${value}`);
    }
    return { ok: true, typed: Object.fromEntries(typed) };
  } catch {
    return { ok: false, error: 'malformed' };
  }
}

async function parse(bytes: Uint8Array, type: string): Promise<Iterable<[string, unknown]>> {
  if (!type.startsWith('application/json')) {
    return new Response(new Blob([new Uint8Array(bytes)]), { headers: { 'content-type': type } }).formData();
  }
  const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof body !== 'object' || body === null) throw new TypeError('not an object');
  return Object.entries(body);
}

/** Null when there is more than the limit; what follows is not read. */
async function readBytes(request: Request): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length')) > limitBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limitBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
