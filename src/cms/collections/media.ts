import type { CollectionConfig, ImageSize } from 'payload';
import { MissingFile } from 'payload';
import { mediaWidths } from '@/domain/media/media-sizes';
import { mediaFolder } from '@/lib/media-delivery';
import { accessFor } from '../access/access-for';
import { words } from '../fields/text';

/** One AVIF and one WebP of each width; a smaller original is never enlarged. */
const imageSizes: ImageSize[] = mediaWidths.flatMap((width) => [
  {
    name: `avif${width}`,
    width,
    withoutEnlargement: true,
    formatOptions: { format: 'avif', options: { quality: 58 } },
  },
  {
    name: `webp${width}`,
    width,
    withoutEnlargement: true,
    formatOptions: { format: 'webp', options: { quality: 80 } },
  },
]);

/** Pictures, videos and documents, kept under the data directory. */
export function mediaCollection(dataDir: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Media file', plural: 'Media' },
    admin: { group: 'Content', defaultColumns: ['filename', 'alt', 'updatedAt'] },
    access: accessFor('media'),
    upload: {
      staticDir: mediaFolder(dataDir),
      mimeTypes: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/avif',
        'image/svg+xml',
        'video/mp4',
        'video/webm',
        'application/pdf',
      ],
      imageSizes,
      focalPoint: true,
      adminThumbnail: `webp${mediaWidths[0]}`,
      constructorOptions: { limitInputPixels: 60_000_000 },
      filesRequiredOnCreate: false,
      // Of videos and documents; pictures are sent before they come here (`lib/media-delivery.ts`).
      modifyResponseHeaders: ({ headers }) => {
        headers.set('Cache-Control', 'public, max-age=31536000, immutable');
        return headers;
      },
    },
    hooks: {
      beforeValidate: [
        // A file that comes with its finished sizes is registered by the loader; anybody else brings a file.
        ({ data, operation, req, context }) => {
          if (operation === 'create' && !req.file && !context.hasFinishedSizes) throw new MissingFile(req.t);
          return data;
        },
      ],
    },
    fields: [
      words('alt', { admin: { description: 'What the picture shows. Empty: it is decoration.' } }),
      { name: 'credit', type: 'text' },
    ],
  };
}
