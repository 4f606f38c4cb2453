import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { VideoLabels } from './video.client';

/** The words of a video in a language: with what it loads, or whence, where that is known. */
export function getVideoLabels(locale: Locale, video: { size?: string; host?: string }): VideoLabels {
  const t = getWords(locale, 'ui');
  return {
    play: t('video.play'),
    pause: t('video.pause'),
    soundOn: t('video.soundOn'),
    soundOff: t('video.soundOff'),
    size: video.size ?? (video.host && t('video.from', { host: video.host })),
    unsupported: t('video.unsupported'),
    failed: t('video.failed'),
  };
}
