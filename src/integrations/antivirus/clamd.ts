import { connect, type Socket } from 'node:net';

/** Asks an antivirus about a file. Throws when it cannot be asked or answers something else. */
export type Scanner = (bytes: Uint8Array) => Promise<'clean' | 'infected'>;

const pieceBytes = 64 * 1024;

/** A scanner that asks clamd by its INSTREAM command. `url` is `tcp://host:port` or `unix:/path` (`CLAMD_URL`). */
export function createClamdScanner(url: string, timeoutMs = 20_000): Scanner {
  return async (bytes) => {
    const answer = await ask(url, bytes, timeoutMs);
    if (/^stream: OK\0?$/.test(answer)) return 'clean';
    if (/^stream: .+ FOUND\0?$/.test(answer)) return 'infected';
    throw new Error('clamd answered neither clean nor infected');
  };
}

function ask(url: string, bytes: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(url);
    const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), timeoutMs);
    const answer: string[] = [];
    socket.setEncoding('utf8');
    socket.on('data', (words: string) => answer.push(words));
    socket.on('error', reject);
    // After an error this changes nothing.
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer.join(''));
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes);
      socket.write(lengthOf(piece));
      socket.write(piece);
    }
    socket.write(lengthOf(new Uint8Array(0)));
  });
}

function open(url: string): Socket {
  if (url.startsWith('unix:')) return connect({ path: url.slice('unix:'.length) });
  const { hostname, port } = new URL(url);
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
}

/** In four bytes, the highest first. */
function lengthOf(piece: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, piece.length);
  return bytes;
}
