import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonList } from '@/ui/button-list';
import { Picture } from '@/ui/picture';
import { Price } from '@/ui/price';
import { Words } from '@/ui/words';
import type { OfferCost, OfferModel } from './model';
import styles from './promoted-offer.module.css';

/** One offer: the instalment huge, and all that it costs right below it, in a readable size. */
export function PromotedOfferView({ offer, locale }: { offer: OfferModel; locale: Locale }) {
  const t = getWords(locale, 'blocks');
  return (
    <section className={styles.section} data-block="promotedOffer">
      <div className={styles.inner}>
        <div className={styles.stage}>
          {offer.picture && <Picture {...offer.picture} sizes="(width >= 1024px) 50vw, 100vw" />}
        </div>
        <div className={styles.words}>
          <Words of={offer.heading ?? offer.name} as="h2" />
          {offer.heading && <Words of={offer.name} as="p" className={styles.name} />}
          <Price amount={offer.monthly} after={t('offer.perMonth')} size="huge" className={styles.monthly} />
          <Cost cost={offer.cost} locale={locale} />
          <ButtonList buttons={offer.buttons} />
          <div className={styles.terms}>
            <p>{t('offer.dates', { start: offer.start, end: offer.end })}</p>
            <Words of={offer.terms} as="p" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Cost({ cost, locale }: { cost: OfferCost; locale: Locale }) {
  const t = getWords(locale, 'blocks');
  const { residual, rate } = cost;
  const rows = [
    { key: 'installments', value: t('offer.installmentsValue', { count: cost.installments }) },
    { key: 'total', value: cost.total },
    { key: 'rate', value: t(cost.rateType === 'Fixed' ? 'offer.fixed' : 'offer.linked', { rate }) },
    { key: 'deposit', value: cost.deposit },
    { key: 'initiationFee', value: cost.initiationFee },
    ...(residual ? [{ key: residual.kind, value: toShare(residual, locale) }] : []),
    { key: 'price', value: cost.price },
    { key: 'financed', value: cost.financed },
  ] as const;
  return (
    <dl className={styles.cost}>
      {rows.map(({ key, value }) => (
        <div key={key} className={styles.row}>
          <dt>{t(`offer.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function toShare({ amount, percent }: NonNullable<OfferCost['residual']>, locale: Locale): string {
  return percent ? getWords(locale, 'blocks')('offer.share', { amount, percent }) : amount;
}
