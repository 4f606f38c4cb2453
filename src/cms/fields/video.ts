import type { Field } from 'payload';
import { linkUrl } from './link-url';
import { picture } from './picture';

/** A video: a file of the media library, or else a link to one elsewhere (C-395 to C-397). */
export const videoFields: Field[] = [
  picture('video', { filterOptions: { mimeType: { contains: 'video' } } }),
  linkUrl('videoUrl', {
    admin: { description: 'Instead of a file: a YouTube link, or the address of a video file.' },
  }),
];
