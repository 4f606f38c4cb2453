import type { ReactNode } from 'react';
import { Banner } from '@/features/banner-slide/banner';
import { BannerSlide } from '@/features/banner-slide/banner-slide';
import type { Locale } from '@/i18n/locales';
import type { HeroModel } from './model';

export function HeroView({ hero, locale, countdown }: { hero: HeroModel; locale: Locale; countdown: ReactNode }) {
  return (
    <Banner block="hero" hasParallax={hero.stage.hasParallax}>
      <BannerSlide slide={hero.slide} stage={hero.stage} locale={locale} heading={hero.isOpening ? 'h1' : 'h2'}>
        {countdown}
      </BannerSlide>
    </Banner>
  );
}
