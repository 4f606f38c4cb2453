import { ButtonLink } from '@/ui/button';
import { Fold, FoldSign } from '@/ui/fold';
import { MonthlyPrice } from '@/ui/monthly-price';
import { Picture } from '@/ui/picture';
import { Unbroken } from '@/ui/unbroken';
import { Words } from '@/ui/words';
import styles from './offer-card.module.css';
import type { OfferCardModel } from './offer-card-model';

type OfferCardsProps = {
  cards: OfferCardModel[];
  level?: 2 | 3;
  /** Opens the rest of many about one vehicle; without it all of them stand open. */
  allLabel?: string;
};

/** Cards side by side. Of many about one vehicle the first alone shows and names it, and only the first few stand open. */
export function OfferCards({ cards, level, allLabel }: OfferCardsProps) {
  const isOneVehicle = cards.length > 3 && areOfOneVehicle(cards);
  if (!isOneVehicle) return <CardList cards={cards} level={level} />;
  const [first, ...others] = cards;
  const open = allLabel ? others.slice(0, openBesideFirst) : others;
  const folded = others.slice(open.length);
  return (
    <div className={styles.oneVehicle}>
      <CardList cards={first ? [first] : []} level={level} />
      <CardList cards={open} level={level} isVariant />
      {folded.length > 0 && (
        <Fold
          summaryClassName={styles.all}
          summary={
            <>
              {allLabel} <FoldSign className={styles.sign} />
            </>
          }
        >
          <CardList cards={folded} level={level} isVariant />
        </Fold>
      )}
    </div>
  );
}

/** A row on a desk. */
const openBesideFirst = 3;

export function areOfOneVehicle(cards: readonly OfferCardModel[]): boolean {
  return cards.every(({ modelCode }) => modelCode === cards[0]?.modelCode);
}

type CardListProps = Pick<OfferCardsProps, 'cards' | 'level'> & { isVariant?: boolean };

function CardList({ cards, level, isVariant }: CardListProps) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.key} className={styles.item}>
          <OfferCard card={card} level={level} isVariant={isVariant} />
        </li>
      ))}
    </ul>
  );
}

type OfferCardProps = { card: OfferCardModel; level?: 2 | 3; isVariant?: boolean };

/** One offer: the vehicle on its stage, what it costs by the month with its terms, how long it runs, and ways on. */
function OfferCard({ card, level = 3, isVariant = false }: OfferCardProps) {
  const Heading = `h${level}` as const;
  if (isVariant) {
    return (
      <article className={styles.card} data-variant="" data-model-code={card.modelCode}>
        <Words of={card.variant} as={Heading} className={styles.vehicle} />
        <Rest card={card} />
      </article>
    );
  }
  return (
    <article className={styles.card} data-model-code={card.modelCode}>
      <div className={styles.stage}>
        {card.picture && (
          <Picture
            {...card.picture}
            alt=""
            className={styles.car}
            sizes="(width >= 1024px) 45vw, (width >= 768px) 50vw, 100vw"
          />
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.vehicle}>
          <Unbroken text={card.vehicle} />
        </Heading>
        <Words of={card.name} as="p" className={styles.name} />
      </div>
      <Rest card={card} />
    </article>
  );
}

function Rest({ card }: { card: OfferCardModel }) {
  return (
    <>
      <MonthlyPrice price={card.price} />
      <div className={styles.small}>
        <p>{card.dates}</p>
        <Words of={card.terms} as="p" />
      </div>
      <p className={styles.ways}>
        <ButtonLink href={card.quoteUrl}>{card.labels.requestQuote}</ButtonLink>
        <ButtonLink href={card.modelUrl} variant="quiet">
          {card.labels.toModel}
        </ButtonLink>
      </p>
    </>
  );
}
