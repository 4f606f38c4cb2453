import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { CarouselLabels } from './carousel.client';

/** The words of a carousel's buttons in a language. */
export function getCarouselLabels(locale: Locale): CarouselLabels {
  const t = getWords(locale, 'ui');
  return {
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    slide: t('carousel.slide'),
  };
}
