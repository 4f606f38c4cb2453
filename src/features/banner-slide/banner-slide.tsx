import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { ButtonList } from '@/ui/button-list';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { Video } from '@/ui/video.client';
import { getVideoLabels } from '@/ui/video-labels';
import { Words } from '@/ui/words';
import styles from './banner-slide.module.css';
import type { Slide } from './slide';
import type { BannerStage } from './stage';

type BannerSlideProps = {
  slide: Slide;
  stage: BannerStage;
  locale: Locale;
  /** The level of the title. */
  heading?: 'h1' | 'h2';
  /** Between the words and the buttons: a countdown. */
  children?: ReactNode;
};

/** One slide: words over the picture on a desk, under it on a phone. Words that are empty leave nothing (C-305). */
export function BannerSlide({ slide, stage, locale, heading = 'h2', children }: BannerSlideProps) {
  return (
    <article
      className={styles.slide}
      data-theme={slide.tone === 'gr' ? 'gr' : undefined}
      data-tone={slide.tone}
      data-height={stage.height}
      data-overlay={stage.overlay}
    >
      <div className={styles.art}>
        <Art slide={slide} locale={locale} />
      </div>
      <div className={styles.over}>
        <div className={styles.words}>
          {slide.titlePicture && <Picture {...slide.titlePicture} className={styles.titlePicture} />}
          <Words of={slide.title} as={heading} className={styles.title} />
          <Words of={slide.subtitle} as="p" className={styles.subtitle} />
          <Words of={slide.description} as="p" className={styles.description} />
          {children}
          <ButtonList buttons={slide.buttons} className={styles.buttons} />
          {slide.links.length > 0 && (
            <ul className={styles.links}>
              {slide.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} lang={label.lang}>
                    {label.text} <Icon name="arrow" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <Words of={slide.disclaimer} as="p" className={styles.disclaimer} />
        </div>
      </div>
    </article>
  );
}

function Art({ slide, locale }: { slide: Slide; locale: Locale }) {
  const { picture, video } = slide;
  const poster = picture && <Picture {...picture} className={styles.picture} />;
  if (!video) return poster;
  return (
    <Video
      className={styles.video}
      source={video}
      width={video.width}
      height={video.height}
      poster={poster}
      title={slide.title?.text ?? slide.tab?.text ?? picture?.alt ?? ''}
      autoplay={video.startsItself}
      labels={getVideoLabels(locale, video)}
    />
  );
}
