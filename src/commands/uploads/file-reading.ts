/** A file whose content was looked at, as it is to be kept, or why it is not. */
export type ReadFile =
  | { ok: true; bytes: Uint8Array; mimeType: string; extension: 'jpg' | 'png' | 'pdf' }
  | { ok: false; error: 'wrongType' | 'unreadable' | 'unsafe' };
