import type { ReactNode } from 'react';
import { Fold, FoldSign } from '@/ui/fold';
import { Picture } from '@/ui/picture';
import { Price } from '@/ui/price';
import { Unbroken } from '@/ui/unbroken';
import type { BudgetCard, BudgetLine, BudgetNext, BudgetPrice, BudgetResults } from './budget-model';
import styles from './budget-view.module.css';

export type BudgetViewProps = {
  title: string;
  lead: string;
  /** The sentence with its gaps; null where no prices are shown. */
  sentence: ReactNode;
  /** Null while something is wrong with what was typed, and where nothing can be worked out. */
  results: BudgetResults | null;
  /** How it is worked out. */
  notes: { heading: string; lines: string[]; link: { label: string; url: string } | null } | null;
  /** Ways on, where there are no figures. */
  ways?: ReactNode;
  labels: { noPicture: string };
};

/** What fits a budget: the cars large, all that they cost by the month with the terms, and what would make the next fit. */
export function BudgetView({ title, lead, sentence, results, notes, ways, labels }: BudgetViewProps) {
  return (
    <div className={styles.page} data-block="budget">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {sentence}
        {ways && <nav className={styles.ways}>{ways}</nav>}
      </header>
      {results && (
        <section className={styles.section} aria-labelledby="budget-fits">
          <div className={styles.sectionHead}>
            <h2 id="budget-fits">
              <Unbroken text={results.heading} />
            </h2>
            <p className={styles.note}>{results.lead}</p>
            {results.remarks.map((remark) => (
              <p key={remark} className={styles.note}>
                {remark}
              </p>
            ))}
            {results.cards.length > 0 && results.next && (
              <p className={styles.jump}>
                <a href="#budget-next">{results.next.heading}</a>
              </p>
            )}
          </div>
          {results.cards.length > 0 && (
            <ul className={styles.grid}>
              {results.cards.map((card, place) => (
                <Card key={card.code} card={card} isFirst={place === 0} labels={labels} />
              ))}
            </ul>
          )}
        </section>
      )}
      {results?.next && <Next {...results.next} />}
      {notes && (
        <section className={styles.notes} aria-labelledby="budget-notes">
          <h2 id="budget-notes" className={styles.notesTitle}>
            {notes.heading}
          </h2>
          {notes.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {notes.link && (
            <p>
              <a href={notes.link.url}>{notes.link.label}</a>
            </p>
          )}
        </section>
      )}
    </div>
  );
}

/** A long list spares a phone's data: two pixels of the picture for each of the screen are sharp enough. */
const pictureSizes = '(width >= 1024px) 30vw, (width >= 768px) 45vw, 64vw';

type CardProps = { card: BudgetCard; isFirst: boolean; labels: BudgetViewProps['labels'] };

function Card({ card, isFirst, labels }: CardProps) {
  const { code, name, url, picture, price, links, more } = card;
  return (
    <li className={styles.card} data-vehicle={code}>
      <a className={styles.link} href={url}>
        <span className={styles.stage}>
          {picture ? (
            <Picture {...picture} alt="" className={styles.car} sizes={pictureSizes} priority={isFirst} />
          ) : (
            <span className={styles.missing}>{labels.noPicture}</span>
          )}
        </span>
        <h3 className={styles.name}>
          <Unbroken text={name} />
        </h3>
      </a>
      <Price amount={price.amount} after={price.after} />
      <Terms price={price} />
      <ul className={styles.links}>
        {links.map(({ key, label, url: to }) => (
          <li key={key}>
            <a href={to} rel="nofollow">
              {label}
              <span className="visually-hidden">: {name}</span>
            </a>
          </li>
        ))}
      </ul>
      {more && (
        <Fold
          summaryClassName={styles.summary}
          summary={
            <>
              <FoldSign className={styles.sign} />
              <span>{more.label}</span>
            </>
          }
        >
          <ul className={styles.more}>
            {more.lines.map((line) => (
              <li key={line.code} className={styles.line}>
                <Line {...line} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </li>
  );
}

/** How the amount comes about, and the terms of its credit, in small lines. */
function Terms({ price: { split, terms } }: { price: BudgetPrice }) {
  return (
    <div className={styles.terms}>
      {split && <p className={styles.split}>{split}</p>}
      <p>{terms.join(' · ')}</p>
    </div>
  );
}

function Amount({ price: { amount, after } }: { price: BudgetPrice }) {
  return (
    <span>
      <strong className="numerals">{amount}</strong> {after}
    </span>
  );
}

function Line({ name, url, price }: BudgetLine) {
  return (
    <>
      <p className={styles.lineHead}>
        <a href={url}>
          <Unbroken text={name} />
        </a>
        <Amount price={price} />
      </p>
      <Terms price={price} />
    </>
  );
}

function Next({ heading, lead, vehicles }: { heading: string; lead: string; vehicles: BudgetNext[] }) {
  return (
    <section className={styles.section} aria-labelledby="budget-next">
      <div className={styles.sectionHead}>
        <h2 id="budget-next">{heading}</h2>
        <p className={styles.note}>{lead}</p>
      </div>
      <ul className={styles.nextList}>
        {vehicles.map(({ code, name, url, price, above, ways }) => (
          <li key={code} className={styles.next} data-next={code}>
            <div className={styles.nextHead}>
              <h3 className={styles.name}>
                <a href={url}>
                  <Unbroken text={name} />
                </a>
              </h3>
              <Price amount={price.amount} after={price.after} />
              <p className={styles.above}>{above}</p>
              <Terms price={price} />
            </div>
            <ul className={styles.changes}>
              {ways.map(({ key, label, url: to, price: then, costs }) => (
                <li key={key} className={styles.change} data-way={key}>
                  <p className={styles.lineHead}>
                    <a className={styles.way} href={to} rel="nofollow">
                      {label}
                    </a>
                    {then && <Amount price={then} />}
                  </p>
                  {costs && <p className={styles.costs}>{costs}</p>}
                  {then && <Terms price={then} />}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
