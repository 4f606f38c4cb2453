import { PurchaseDialog } from '@/features/buying/purchase-button';
import type { Locale } from '@/i18n/locales';
import { ButtonLink } from '@/ui/button';
import { ButtonRow } from '@/ui/button-list';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { scrollable } from '@/ui/scrollable';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import styles from './gr-merchandise.module.css';
import type { GrMerchandiseModel, ProductCard } from './model';

type GrMerchandiseViewProps = GrMerchandiseModel & {
  /** Tells it from others on the page. */
  id: string;
  locale: Locale;
  labels: { all: string; empty: string; loading: string };
  isOpening: boolean;
};

/** Products, three in view on a desk (C-238); each opens its enquiry in a dialog, or without JavaScript on a page. */
export function GrMerchandiseView(props: GrMerchandiseViewProps) {
  const { heading, cards, isAll, allHref, id, locale, labels, isOpening } = props;
  const headingId = `${id}-heading`;
  const list = cards.map((card) => (
    <li key={card.key} className={styles.cell}>
      <Product card={card} level={isOpening ? 'h2' : 'h3'} />
    </li>
  ));
  return (
    <Section block="grMerchandise">
      <Words of={heading} as={isOpening ? 'h1' : 'h2'} id={headingId} />
      {cards.length === 0 && <p>{labels.empty}</p>}
      {cards.length > 0 &&
        (isAll ? (
          <ul className={styles.grid}>{list}</ul>
        ) : (
          <ul className={styles.row} {...scrollable} aria-labelledby={headingId}>
            {list}
          </ul>
        ))}
      {allHref && (
        <ButtonRow>
          <ButtonLink href={allHref}>{labels.all}</ButtonLink>
        </ButtonRow>
      )}
      <div className={styles.dialogs} data-theme="gr">
        {cards.map(({ key, dialog, url }) => (
          <PurchaseDialog
            key={key}
            id={dialog.id}
            label={{ text: dialog.title }}
            purchase={{ url, isEmbeddable: true }}
            locale={locale}
            loading={labels.loading}
          />
        ))}
      </div>
    </Section>
  );
}

function Product({ card, level: Heading }: { card: ProductCard; level: 'h2' | 'h3' }) {
  const { title, description, picture, price, url, dialog } = card;
  return (
    <article className={styles.card} data-product={card.key}>
      <div className={styles.stage}>
        {picture && <Picture {...picture} alt="" sizes="(width >= 965px) 26rem, (width >= 648px) 50vw, 85vw" />}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <CardLink href={url} lang={title.lang} data-opens={dialog.id} aria-haspopup="dialog">
            {title.text}
          </CardLink>
        </Heading>
        <Words of={description} as="p" className={styles.aside} />
        <p className={styles.price}>{price}</p>
      </div>
    </article>
  );
}
