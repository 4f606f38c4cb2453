import { type DealerPlace, homePath } from '@/domain/site/site-place';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import styles from './dealer-bar.module.css';

/** Says quietly on whose site a page stands, with the way to every other dealer. */
export function DealerBar({ place, locale }: { place: DealerPlace; locale: Locale }) {
  const t = getWords(locale, 'dealers');
  return (
    <aside className={styles.bar} aria-label={t('bar.label')}>
      <p className={styles.words}>
        <Icon name="pin" />
        {place.name ? (
          <span>
            {t('bar.on')}{' '}
            <a className={styles.name} href={localePath(locale, homePath(place))}>
              {place.name}
            </a>
          </span>
        ) : (
          t('bar.unnamed')
        )}
      </p>
      <a className={styles.all} href={localePath(locale, '/dealers')}>
        {t('bar.all')}
      </a>
    </aside>
  );
}
