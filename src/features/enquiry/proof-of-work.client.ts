import type { FormSeal } from './form-types';
import { isEnoughWork, workBits, workText } from './proof-of-work';

/** Tried at once: the browser hashes them while the next are made. */
const batch = 64;

/**
 * Finds the proof that a form needs while the site is under pressure; the server asks for it with `needsWork`. Null where
 * the browser cannot hash (a page without HTTPS): the form then passes half a minute after it was opened.
 */
export async function findWork(seal: FormSeal, bits = workBits): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const encoder = new TextEncoder();
  for (let from = 0; ; from += batch) {
    const nonces = Array.from({ length: batch }, (_, index) => (from + index).toString(36));
    const hashes = await Promise.all(
      nonces.map((nonce) => crypto.subtle.digest('SHA-256', encoder.encode(workText(seal, nonce)))),
    );
    const found = hashes.findIndex((hash) => isEnoughWork(new Uint8Array(hash), bits));
    if (found >= 0) return nonces[found] ?? null;
  }
}
