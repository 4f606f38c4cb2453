import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { FormAbout } from '../open-form';
import styles from './about.module.css';
import { EligibilityList } from './eligibility-list';

/** Who may enter a driver in the junior academy (T-111 to T-114). */
export async function toAcademyAbout({ locale }: { locale: Locale }): Promise<FormAbout> {
  return {
    about: (
      <>
        <h2 className={styles.title}>{getWords(locale, 'academy')('heading')}</h2>
        <EligibilityList locale={locale} />
      </>
    ),
  };
}
