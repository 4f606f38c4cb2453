import { constants, createInflateRaw } from 'node:zlib';

/** Bytes that come out at once. */
const pieceBytes = 64 * 1024;

/** Bytes that go in at once: no more than these are read in vain. */
const feedBytes = 4 * 1024;

type Inflating = {
  start: number;
  /** The most bytes that are read. */
  mostBytes: number;
  /** Gets piece by piece what comes out, and gives false to stop. */
  look: (piece: Uint8Array) => boolean;
};

/** `broken`: it begins as deflated bytes do and goes on as something else; `none`: it is nothing deflated. */
export type Inflated = { end: 'done' | 'stopped' | 'broken' | 'none'; readBytes: number };

/**
 * Inflates what begins at a place, as far as it goes. What comes behind it, a wrong checksum and a missing end are no
 * concern, as they are none to a reader of PDF.
 */
export function inflateAt(bytes: Uint8Array, { start, mostBytes, look }: Inflating): Promise<Inflated> {
  const [method = 0, check = 0] = bytes.subarray(start, start + 2);
  // Deflate is method 8; both bytes together are a multiple of 31.
  if ((method & 0x0f) !== 8) return Promise.resolve({ end: 'none', readBytes: 0 });
  return new Promise((resolve) => {
    const inflate = createInflateRaw({ chunkSize: pieceBytes, finishFlush: constants.Z_SYNC_FLUSH });
    const begin = start + 2;
    let fedBytes = 0;
    const finish = (end: Inflated['end'], readBytes = fedBytes) => {
      resolve({ end, readBytes });
      inflate.destroy();
    };
    const feed = () => {
      if (inflate.destroyed) return;
      if (fedBytes >= mostBytes) return finish('stopped');
      const piece = bytes.subarray(begin + fedBytes, begin + fedBytes + feedBytes);
      fedBytes += piece.length;
      if (piece.length === 0) inflate.end();
      else inflate.write(piece, feed);
    };
    inflate.on('data', (piece: Uint8Array) => {
      if (!look(piece)) finish('stopped');
    });
    inflate.on('end', () => finish('done', inflate.bytesWritten));
    inflate.on('error', () => finish((method * 256 + check) % 31 === 0 ? 'broken' : 'none'));
    feed();
  });
}
