import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';

/** Text fields altogether, names included. */
const textLimitBytes = 64 * 1024;
const partLimit = 60;
/**
 * Of a request. More than any form has, so that whoever sends too large a picture is told so beside the field and keeps what
 * was typed; what is above a file's limit is read past and not kept.
 */
const requestLimitBytes = 32 * 1024 * 1024;

/** Says the request itself that it has more than is taken? */
export function isTooLargeRequest({ headers }: Request): boolean {
  return Number(headers.get('content-length')) > requestLimitBytes;
}

export type MultipartError = 'malformed' | 'tooLarge';

/** A file while it arrives. Whoever takes it reads `stream` to its end. */
export type ArrivingFile = {
  /** As the sender calls it, without folders; empty when nothing was chosen. */
  name: string;
  stream: AsyncIterable<Uint8Array>;
  /** Whether there was more than the limit; to be asked after the end. */
  isCut: () => boolean;
};

export type ReadMultipart =
  | { ok: true; fields: [name: string, value: string][] }
  | { ok: false; error: MultipartError };

type Taking = {
  fileLimitBytes: number;
  /** Gives what ends when the file is read; null: it was not asked for. Rejects when the file is cut off. */
  takeFile: (field: string, file: ArrivingFile) => Promise<void> | null;
};

/** A film that somebody took for a picture; of more, only the fields before the file are found. */
const passedOverBytes = 128 * 1024 * 1024;

/** The text of a form whose files are not wanted: they are read past. What came until something went wrong counts. */
export async function readMultipartText(request: Request): Promise<[name: string, value: string][]> {
  const { fields } = await parse(request, { fileLimitBytes: 1, takeFile: () => null, mostBytes: passedOverBytes });
  return fields;
}

/**
 * Reads `multipart/form-data` as it arrives: at most 64 kB of text, 60 parts, and 32 MB altogether. Files go to `takeFile`, at most
 * `fileLimitBytes` of each. Everything taken has ended when this returns, also when the body turns out to be none.
 */
export async function readMultipart(request: Request, taking: Taking): Promise<ReadMultipart> {
  if (isTooLargeRequest(request)) return { ok: false, error: 'tooLarge' };
  const { fields, error } = await parse(request, { ...taking, mostBytes: requestLimitBytes });
  return error ? { ok: false, error } : { ok: true, fields };
}

type Parsed = { fields: [name: string, value: string][]; error: MultipartError | null };

async function parse(
  request: Request,
  { fileLimitBytes, takeFile, mostBytes }: Taking & { mostBytes: number },
): Promise<Parsed> {
  const fields: Parsed['fields'] = [];
  const parser = createParser(request, fileLimitBytes);
  if (!parser || !request.body) return { fields, error: 'malformed' };

  const takings: Promise<void>[] = [];
  const streams: BusboyFileStream[] = [];
  const stop = createStop();
  let textBytes = 0;
  // A part may have no name; the types of the package do not say so.
  parser.on('field', (name: string | undefined, value, _isNameCut, isValueCut) => {
    textBytes += Buffer.byteLength(name ?? '') + Buffer.byteLength(value);
    if (isValueCut || textBytes > textLimitBytes) stop.because('tooLarge');
    else if (name !== undefined) fields.push([name, value]);
  });
  parser.on('file', (field: string | undefined, stream, name: string | undefined) => {
    // An error of a stream that nobody reads any more must not end the process.
    stream.on('error', () => {});
    streams.push(stream);
    const file = { name: name ?? '', stream, isCut: () => stream.truncated };
    const taking = field === undefined || stop.reason() ? null : takeFile(field, file);
    if (taking) takings.push(taking);
    else stream.resume();
  });
  parser.on('partsLimit', () => stop.because('tooLarge'));
  parser.on('error', () => stop.because('malformed'));

  await feed({ reader: request.body.getReader(), parser, stop, mostBytes });
  if (stop.reason()) for (const stream of streams) stream.destroy(new Error('the body was cut off'));
  const ends = await Promise.allSettled(takings);
  return { fields, error: stop.reason() ?? (ends.some(({ status }) => status === 'rejected') ? 'malformed' : null) };
}

/** Null when the type is another one, or has no boundary. */
function createParser(request: Request, fileSize: number): BusboyInstance | null {
  const limits = { fileSize, fieldSize: textLimitBytes, parts: partLimit, headerPairs: 20, headerSize: 8 * 1024 };
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return null;
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return null;
  }
}

type Stop = ReturnType<typeof createStop>;

/** Why reading ends early; the first reason counts. */
function createStop() {
  let reason: MultipartError | null = null;
  let wake = () => {};
  const stopped = new Promise<void>((resolve) => {
    wake = resolve;
  });
  return {
    reason: () => reason,
    because: (error: MultipartError) => {
      reason ??= error;
      wake();
    },
    stopped,
  };
}

type Feed = {
  reader: ReadableStreamDefaultReader<Uint8Array>;
  parser: BusboyInstance;
  stop: Stop;
  mostBytes: number;
};

/** Gives the parser each piece when it has done with the one before, until the end or the reason to stop. */
async function feed({ reader, parser, stop, mostBytes }: Feed): Promise<void> {
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve);
  });
  let bytes = 0;
  try {
    while (!stop.reason()) {
      const { done, value } = await reader.read();
      if (done) {
        parser.end();
        await Promise.race([finished, stop.stopped]);
        return;
      }
      bytes += value.length;
      if (bytes > mostBytes) stop.because('tooLarge');
      else await Promise.race([written(parser, value), stop.stopped]);
    }
  } catch {
    // The sender went away, or what came is no form.
    stop.because('malformed');
  }
  await reader.cancel().catch(() => {});
}

function written(parser: BusboyInstance, piece: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    parser.write(piece, () => resolve());
  });
}
