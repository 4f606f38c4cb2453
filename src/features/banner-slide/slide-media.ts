import 'server-only';
import type { Locale } from '@/i18n/locales';
import { getPicture } from '@/queries/pictures';
import { getVideo } from '@/queries/videos';
import type { SlideMedia, StoredSlide } from './slide';

/** Asks for the files that a slide refers to. */
export async function getSlideMedia(locale: Locale, stored: StoredSlide): Promise<SlideMedia> {
  const [desktop, mobile, thumbnail, title, video] = await Promise.all([
    getPicture(locale, stored.desktopImage),
    getPicture(locale, stored.mobileImage),
    getPicture(locale, stored.thumbnailImage),
    getPicture(locale, stored.titleImage),
    getVideo(locale, stored.video),
  ]);
  return { desktop, mobile, thumbnail, title, video };
}
