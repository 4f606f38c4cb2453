import type { Locale } from '@/i18n/locales';
import { localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { ButtonList } from '@/ui/button-list';
import { Carousel } from '@/ui/carousel.client';
import { getCarouselLabels } from '@/ui/carousel-labels';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';
import { Tabs } from '@/ui/tabs.client';
import { Words } from '@/ui/words';
import type { ModelCard, RangeSliderModel, RangeTab } from './model';
import styles from './range-slider.module.css';

type RangeSliderViewProps = {
  slider: RangeSliderModel;
  /** Tells this slider's tabs from those of others on the page. */
  id: string;
  locale: Locale;
  isOpening: boolean;
};

/** A tab per group of ranges, and in each its models in a row that scrolls. Without any model: nothing. */
export function RangeSliderView({ slider, id, locale, isOpening }: RangeSliderViewProps) {
  const t = getWords(locale, 'blocks');
  const [first, ...others] = slider.tabs;
  if (!first) return null;
  const level = slider.heading && !isOpening ? 'h3' : 'h2';
  return (
    <section className={classNames('wrap', styles.section)} data-block="rangeSlider">
      <div className={styles.head}>
        <Words of={slider.heading} as={isOpening ? 'h1' : 'h2'} />
        <ButtonLink variant="quiet" href={localePath(locale, '/vehicles')}>
          {t('range.browseAll')}
        </ButtonLink>
      </div>
      {others.length === 0 ? (
        <Panel tab={first} level={level} locale={locale} />
      ) : (
        <Tabs
          label={t('range.groups')}
          tabs={slider.tabs.map((tab) => ({
            id: `range-${id}-${tab.key}`,
            label: tab.name.text,
            lang: tab.name.lang,
            panel: <Panel tab={tab} level={level} locale={locale} />,
          }))}
        />
      )}
    </section>
  );
}

type PanelProps = { tab: RangeTab; level: 'h2' | 'h3'; locale: Locale };

function Panel({ tab, level, locale }: PanelProps) {
  const t = getWords(locale, 'blocks');
  return (
    <div className={styles.panel}>
      {tab.background && <Picture {...tab.background} alt="" sizes="100vw" className={styles.background} />}
      <Carousel
        label={t('range.models', { group: tab.name.text })}
        labels={getCarouselLabels(locale)}
        slidesPerView={toSlidesPerView(tab.models.length)}
        slides={tab.models.map((model) => ({
          key: model.key,
          content: <Card model={model} isAlone={tab.models.length === 1} level={level} locale={locale} />,
        }))}
      />
    </div>
  );
}

const shareOfRow = '(width >= 965px) 26rem, (width >= 648px) 50vw, 100vw';
const wholeRow = '(width >= 768px) 60vw, 100vw';

/** A range alone in its group has the whole row. */
function toSlidesPerView(count: number) {
  if (count === 1) return 1;
  return count === 2 ? 2 : 3;
}

type CardProps = { model: ModelCard; isAlone: boolean; level: 'h2' | 'h3'; locale: Locale };

function Card({ model, isAlone, level, locale }: CardProps) {
  const t = getWords(locale, 'blocks');
  return (
    <article className={classNames(styles.card, isAlone && styles.alone)}>
      <div className={styles.stage}>
        {model.picture && <Picture {...model.picture} sizes={isAlone ? wholeRow : shareOfRow} />}
      </div>
      <div className={styles.words}>
        <Words of={model.name} as={level} />
        <Words of={model.subtitle} as="p" className={styles.subtitle} />
        {model.price && (
          <p className={styles.price}>{getWords(locale, 'vehicle')('fromPrice', { price: model.price })}</p>
        )}
        <ButtonLink variant="quiet" href={model.href} className={styles.browse}>
          {t('range.browse', { model: model.name.text })}
        </ButtonLink>
        <ButtonList buttons={model.buttons} className={styles.buttons} />
      </div>
    </article>
  );
}
