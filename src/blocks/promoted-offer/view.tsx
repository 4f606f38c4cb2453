import { ButtonList } from '@/ui/button-list';
import { MonthlyPrice } from '@/ui/monthly-price';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import type { OfferModel } from './model';
import styles from './promoted-offer.module.css';

/** One offer: the instalment huge, and all that it costs right below it, in a readable size. */
export function PromotedOfferView({ offer }: { offer: OfferModel }) {
  return (
    <section className={styles.section} data-block="promotedOffer">
      <div className={styles.inner}>
        <div className={styles.stage}>
          {offer.picture && <Picture {...offer.picture} sizes="(width >= 1024px) 50vw, 100vw" />}
        </div>
        <div className={styles.words}>
          <Words of={offer.heading ?? offer.name} as="h2" />
          {offer.heading && <Words of={offer.name} as="p" className={styles.name} />}
          <MonthlyPrice price={offer.price} size="huge" className={styles.monthly} />
          <ButtonList buttons={offer.buttons} />
          <div className={styles.terms}>
            <p>{offer.dates}</p>
            <Words of={offer.terms} as="p" />
          </div>
        </div>
      </div>
    </section>
  );
}
