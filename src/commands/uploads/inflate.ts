import { constants, createInflateRaw } from 'node:zlib';

const pieceBytes = 64 * 1024;

/**
 * Inflates what begins at a place, as far as it goes. What comes behind it, a wrong checksum and a missing end are no
 * concern, as they are none to a reader of PDF. `look` gets it piece by piece and gives false to stop. `broken`: it begins as
 * deflated bytes do and goes on as something else; `none`: it is nothing deflated.
 */
export function inflateAt(
  bytes: Uint8Array,
  start: number,
  look: (piece: Uint8Array) => boolean,
): Promise<'done' | 'stopped' | 'broken' | 'none'> {
  const [method = 0, check = 0] = bytes.subarray(start, start + 2);
  // Deflate is method 8; both bytes together are a multiple of 31.
  if ((method & 0x0f) !== 8) return Promise.resolve('none');
  return new Promise((resolve) => {
    const inflate = createInflateRaw({ chunkSize: pieceBytes, finishFlush: constants.Z_SYNC_FLUSH });
    inflate.on('data', (piece: Uint8Array) => {
      if (look(piece)) return;
      resolve('stopped');
      inflate.destroy();
    });
    inflate.on('end', () => resolve('done'));
    inflate.on('error', () => resolve((method * 256 + check) % 31 === 0 ? 'broken' : 'none'));
    inflate.end(bytes.subarray(start + 2));
  });
}
