import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import styles from './price-list-links.module.css';

/** The price list to keep: of every vehicle, or of one range. */
export function PriceListLinks({ locale, rangeSlug }: { locale: Locale; rangeSlug: string | null }) {
  const t = getWords(locale, 'priceList');
  const query = rangeSlug ? `?range=${rangeSlug}` : '';
  return (
    <p className={styles.links}>
      {(['pdf', 'csv'] as const).map((kind) => (
        <ButtonLink key={kind} variant="quiet" href={localePath(locale, `/vehicles/price-list.${kind}${query}`)}>
          {t(`links.${kind}`)}
        </ButtonLink>
      ))}
    </p>
  );
}
