import { ForChosenModel } from '@/features/vehicle/for-chosen-model';
import type { LocalText } from '@/i18n/local-text';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import styles from './calculator-cards.module.css';

export type CalculatorCard = {
  product: string;
  name: string;
  teaser: string;
  /** The whole page of the calculator, with language: where the plus leads without JavaScript. */
  pageUrl: string;
  modelCode: string;
  /** What the opened card shows is fetched there. */
  contentUrl: string;
  labels: { open: string; close: string; loading: string };
  /** The models that it is for; null: all. */
  onlyFor: readonly string[] | null;
  /** For the model that the page opens with. */
  isShownAtFirst: boolean;
};

type CalculatorCardsProps = { head: { heading: LocalText; intro: LocalText | null }; cards: readonly CalculatorCard[] };

/** Cards side by side, each opened by its plus: an opened one takes the whole width. */
export function CalculatorCardsView({ head, cards }: CalculatorCardsProps) {
  return (
    <Section block="calculatorCards">
      <SectionHead {...head} as="h2" />
      <div className={styles.cards}>
        {cards.map((card) =>
          card.onlyFor ? (
            <ForChosenModel key={card.product} codes={card.onlyFor} isChosen={card.isShownAtFirst}>
              <Card {...card} />
            </ForChosenModel>
          ) : (
            <Card key={card.product} {...card} />
          ),
        )}
      </div>
    </Section>
  );
}

function Card({ product, name, teaser, pageUrl, modelCode, contentUrl, labels }: CalculatorCard) {
  return (
    <article className={styles.card} data-card={product}>
      <form className={styles.head} action={pageUrl} data-calculator-card={contentUrl}>
        <input type="hidden" name="calculator" value={product} />
        <input type="hidden" name="modelCode" value={modelCode} />
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.teaser}>{teaser}</p>
        <button
          type="submit"
          className={styles.plus}
          aria-expanded={false}
          aria-controls={`card-${product}-panel`}
          aria-label={labels.open}
          data-open={labels.open}
          data-close={labels.close}
          data-loading={labels.loading}
        >
          <Icon name="plus" />
        </button>
      </form>
      <div className={styles.panel} id={`card-${product}-panel`} data-card-panel="" hidden />
    </article>
  );
}
