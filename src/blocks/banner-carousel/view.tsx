import type { ReactNode } from 'react';
import { Banner } from '@/features/banner-slide/banner';
import { BannerSlide } from '@/features/banner-slide/banner-slide';
import type { Slide } from '@/features/banner-slide/slide';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Carousel } from '@/ui/carousel.client';
import { getCarouselLabels } from '@/ui/carousel-labels';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import styles from './banner-carousel.module.css';
import { type BannerCarouselModel, bannerAutoplayMs, narrowBannerAutoplayMs } from './model';

type BannerCarouselViewProps = {
  banner: BannerCarouselModel;
  locale: Locale;
  /** The countdown of each slide, by the slide's key. */
  countdowns: ReadonlyMap<string, ReactNode>;
};

/**
 * Slides that fade into each other and start over. A slide's picture and words are one, so that they never part on a
 * phone (C-069). One slide alone is no carousel.
 */
export function BannerCarouselView({ banner, locale, countdowns }: BannerCarouselViewProps) {
  const { slides, stage, isOpening } = banner;
  if (slides.length === 0) return null;
  const shown = slides.map(({ key, slide }, index) => ({
    key,
    tab: toTab(slide),
    content: (
      <BannerSlide slide={slide} stage={stage} locale={locale} heading={index === 0 && isOpening ? 'h1' : 'h2'}>
        {countdowns.get(key)}
      </BannerSlide>
    ),
  }));
  return (
    <Banner block="bannerCarousel" hasParallax={stage.hasParallax}>
      {shown.length === 1 ? (
        shown[0]?.content
      ) : (
        <Carousel
          className={styles.carousel}
          label={getWords(locale, 'blocks')('banner.label')}
          labels={getCarouselLabels(locale)}
          slides={shown}
          slidesPerView={1}
          effect="fade"
          loops
          autoplayMs={bannerAutoplayMs}
          narrowAutoplayMs={narrowBannerAutoplayMs}
        />
      )}
    </Banner>
  );
}

/** A slide's thumbnail with its name; null for a slide that has neither. */
function toTab({ tab, thumbnail }: Slide): ReactNode {
  if (!tab && !thumbnail) return null;
  return (
    <>
      {thumbnail && (
        <span className={styles.thumbnail}>
          <Picture {...thumbnail} alt={tab ? '' : thumbnail.alt} className={styles.still} />
        </span>
      )}
      <Words of={tab} />
    </>
  );
}
