import type { ReactNode } from 'react';
import { Table } from '@/ui/table';
import { Unbroken } from '@/ui/unbroken';
import { Words } from '@/ui/words';
import { areOfOneVehicle, OfferCards } from './offer-card';
import type { OfferCardModel } from './offer-card-model';
import styles from './offers-view.module.css';

export type OffersViewProps = {
  title: string;
  lead: string;
  sections: { kind: OfferCardModel['kind']; title: string; lead: string; cards: OfferCardModel[] }[];
  /** Side by side, when there is more than one. */
  comparison: OffersComparison | null;
  /** Opens the rest of many offers on one vehicle. */
  allLabel: string;
  /** Ways on, as links. */
  ways: ReactNode;
};

export type OffersComparison = {
  title: string;
  lead: string;
  cards: OfferCardModel[];
  labels: Record<'offer' | 'monthly' | 'term' | 'rate' | 'left' | 'total' | 'end' | 'nothing', string>;
};

/** Every offer of a range with all that it costs, and what each comes to side by side. */
export function OffersView({ title, lead, sections, comparison, allLabel, ways }: OffersViewProps) {
  return (
    <div className={styles.page} data-block="offers">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {sections.map((section) => (
        <section key={section.kind} className={styles.section} aria-labelledby={`offers-${section.kind}`}>
          <header className={styles.head}>
            <h2 id={`offers-${section.kind}`}>{section.title}</h2>
            <p className={styles.note}>{section.lead}</p>
          </header>
          <OfferCards cards={section.cards} allLabel={allLabel} />
        </section>
      ))}
      {comparison && <Comparison {...comparison} />}
      <nav className={styles.ways}>{ways}</nav>
    </div>
  );
}

/** With every monthly figure its number of instalments, rate, what is left, and the total (regulation 21). */
function Comparison({ title, lead, cards, labels }: OffersComparison) {
  const isOneVehicle = areOfOneVehicle(cards);
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.note}>{lead}</p>
      </header>
      <Table
        caption={title}
        captionShown={false}
        columns={[
          { key: 'offer', label: labels.offer },
          { key: 'monthly', label: labels.monthly, isNumber: true },
          { key: 'term', label: labels.term },
          { key: 'rate', label: labels.rate },
          { key: 'left', label: labels.left, isNumber: true },
          { key: 'total', label: labels.total, isNumber: true },
          { key: 'end', label: labels.end },
        ]}
        rows={cards.map(({ key, vehicle, variant, price }) => ({
          key,
          cells: [
            isOneVehicle ? <Words key="variant" of={variant} /> : <Unbroken key="vehicle" text={vehicle} />,
            price.amount,
            price.term,
            price.rate ?? '–',
            price.left ?? labels.nothing,
            <strong key="total">{price.total}</strong>,
            <span key="end" className={styles.end}>
              {price.end.value}
            </span>,
          ],
        }))}
      />
    </section>
  );
}
