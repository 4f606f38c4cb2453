import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { Carousel } from '@/ui/carousel.client';
import { getCarouselLabels } from '@/ui/carousel-labels';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import { type HeroModel, type RangeHeroModel, rangeHeroIntervalMs } from './model';
import styles from './range-hero.module.css';

type RangeHeroViewProps = { hero: RangeHeroModel; locale: Locale; isOpening: boolean };

/** The brand's models on one stage, one after the other; without JavaScript, in a row. Without any: nothing. */
export function RangeHeroView({ hero, locale, isOpening }: RangeHeroViewProps) {
  const { heading, models } = hero;
  if (models.length === 0) return null;
  return (
    <section className={styles.section} data-block="rangeHero">
      <Words of={heading} as={isOpening ? 'h1' : 'h2'} className={styles.heading} />
      <Carousel
        className={styles.carousel}
        label={heading?.text ?? getWords(locale, 'blocks')('range.lineup')}
        labels={getCarouselLabels(locale)}
        slidesPerView={1}
        effect="fade"
        loops
        autoplayMs={rangeHeroIntervalMs}
        slides={models.map((model, index) => ({
          key: model.code,
          tab: model.name,
          content: (
            <Turn
              model={model}
              isFirst={index === 0 && isOpening}
              level={heading && !isOpening ? 'h3' : 'h2'}
              locale={locale}
            />
          ),
        }))}
      />
    </section>
  );
}

type TurnProps = { model: HeroModel; isFirst: boolean; level: 'h2' | 'h3'; locale: Locale };

function Turn({ model, isFirst, level: Name, locale }: TurnProps) {
  return (
    <article className={styles.turn} data-code={model.code}>
      <div className={styles.words}>
        <Name className={styles.name}>{model.name}</Name>
        <Words of={model.subtitle} as="p" className={styles.subtitle} />
        <ButtonLink variant="quiet" href={model.href}>
          {getWords(locale, 'blocks')('range.browse', { model: model.name })}
        </ButtonLink>
      </div>
      <div className={styles.front}>
        {model.front && <Picture {...model.front} priority={isFirst} sizes="(width >= 1024px) 60vw, 100vw" />}
      </div>
    </article>
  );
}
