import type { GalleryBlock as Stored } from '@/cms/payload-types';
import { getWords } from '@/i18n/messages';
import { getPicture } from '@/queries/pictures';
import type { BlockProps } from '../block';
import { toGallery } from './model';
import { GalleryView } from './view';

/** Pictures that open large; nothing without any. */
export async function GalleryBlock({ block, context: { locale, isOpening } }: BlockProps<Stored>) {
  const pictures = await Promise.all((block.images ?? []).map(({ image }) => getPicture(locale, image)));
  const gallery = toGallery({ block, pictures });
  if (!gallery) return null;
  const t = getWords(locale, 'media');
  const count = gallery.pictures.length;
  return (
    <GalleryView
      {...gallery}
      isOpening={isOpening}
      labels={{
        enlarge: t('gallery.enlarge'),
        pictures: t('gallery.pictures'),
        title: t('gallery.title'),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        close: t('gallery.close'),
        names: gallery.pictures.map((_, index) => t('gallery.picture', { number: index + 1, count })),
        numbers: gallery.pictures.map((_, index) => t('gallery.number', { number: index + 1, count })),
        details: gallery.pictures.map(({ toolTips }) =>
          toolTips.map((_, index) => t('gallery.detail', { number: index + 1 })),
        ),
      }}
    />
  );
}
