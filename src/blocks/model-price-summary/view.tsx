import { PriceListLinks } from '@/features/price-list/price-list-links';
import type { Locale } from '@/i18n/locales';
import { Section } from '@/ui/section';
import { Table } from '@/ui/table';
import { Unbroken } from '@/ui/unbroken';
import { Words } from '@/ui/words';
import type { ModelPriceSummary } from './model';
import styles from './model-price-summary.module.css';

/** A range's models and prices in a calm table; each name leads to its model. */
export function ModelPriceSummaryView(props: ModelPriceSummary & { locale: Locale }) {
  const { heading, from, rows, notes, listedSlug, labels, locale } = props;
  return (
    <Section block="modelPriceSummary">
      <header className={styles.head}>
        <Words of={heading} as="h2" />
        {from && <p className={styles.from}>{from}</p>}
      </header>
      <Table
        caption={labels.caption}
        captionShown={false}
        columns={[
          { key: 'model', label: labels.model },
          { key: 'code', label: labels.code },
          { key: 'price', label: labels.price, isNumber: true },
        ]}
        rows={rows.map(({ code, name, url, price, former }) => ({
          key: code,
          cells: [
            <a key="model" href={url}>
              <Unbroken text={name} />
            </a>,
            code,
            <span key="price" className={styles.price}>
              {former && (
                <span className={styles.former}>
                  <span className="visually-hidden">{labels.former} </span>
                  <s>{former}</s>{' '}
                </span>
              )}
              {price}
            </span>,
          ],
        }))}
      />
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note) => (
            <Words key={note.text} of={note} as="p" />
          ))}
        </div>
      )}
      {listedSlug && <PriceListLinks locale={locale} rangeSlug={listedSlug} />}
    </Section>
  );
}
