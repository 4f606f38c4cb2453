import { ButtonLink } from '@/ui/button';
import { MonthlyPrice } from '@/ui/monthly-price';
import { Picture } from '@/ui/picture';
import { Unbroken } from '@/ui/unbroken';
import { Words } from '@/ui/words';
import styles from './offer-card.module.css';
import type { OfferCardModel } from './offer-card-model';

/** Cards side by side. Of many about one vehicle the first alone shows it. */
export function OfferCards({ cards, level }: { cards: OfferCardModel[]; level?: 2 | 3 }) {
  const isOneVehicle = cards.length > 3 && cards.every(({ modelCode }) => modelCode === cards[0]?.modelCode);
  return (
    <ul className={styles.cards} data-one-vehicle={isOneVehicle || undefined}>
      {cards.map((card) => (
        <li key={card.key} className={styles.item}>
          <OfferCard card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** One offer: the vehicle on its stage, what it costs by the month with its terms, how long it runs, and ways on. */
function OfferCard({ card, level = 3 }: { card: OfferCardModel; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
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
    </article>
  );
}
