import type { UploadField } from 'payload';

/** A picture of the media library. */
export function picture(name: string, options: Partial<UploadField> = {}): UploadField {
  return { name, type: 'upload', relationTo: 'media', ...options } as UploadField;
}
