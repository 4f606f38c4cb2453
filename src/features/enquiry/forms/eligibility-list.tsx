import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import styles from './eligibility-list.module.css';

const conditions = ['guardian', 'karting', 'age', 'character'] as const;

/** Who may enter a driver in the junior academy (T-111 to T-114, X-29). */
export function EligibilityList({ locale }: { locale: Locale }) {
  const words = getWords(locale, 'academy');
  return (
    <ul className={styles.list}>
      {conditions.map((condition) => (
        <li key={condition} className={styles.condition}>
          <Icon name="check" className={styles.mark} />
          {words(`eligibility.${condition}`)}
        </li>
      ))}
    </ul>
  );
}
