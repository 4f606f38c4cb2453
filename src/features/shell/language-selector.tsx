import { cookieValues, type Locale, languageNames, locales } from '@/i18n/locales';
import { Icon } from '@/ui/icon';
import styles from './language-selector.module.css';

export type LanguageSelectorProps = {
  current: Locale;
  /** The page's public path without language, to come back to: `/vehicles`. */
  path: string;
  labels: {
    /** "Language" */
    language: string;
  };
};

/** The languages in the bar (D-319): a globe with the current one, the three as links below. */
export function LanguageMenu({ current, path, labels }: LanguageSelectorProps) {
  return (
    <details className={styles.menu} data-menu="click">
      <summary className={styles.word}>
        <Icon name="globe" />
        <span className="visually-hidden">{labels.language}: </span>
        <span className={styles.name}>{languageNames[current]}</span>
        <span className={styles.code} aria-hidden="true">
          {current.toUpperCase()}
        </span>
      </summary>
      <ul className={styles.list}>{toLinks(current, path)}</ul>
    </details>
  );
}

/** The languages in a row: the menu's foot on a phone, the footer. */
export function LanguageLinks({ current, path, labels }: LanguageSelectorProps) {
  return (
    <ul className={styles.row} aria-label={labels.language}>
      {toLinks(current, path)}
    </ul>
  );
}

/** Each leads through the route that sets the cookie for 365 days and comes back to the page in that language. */
function languageUrl(locale: Locale, path: string): string {
  return `/language/${cookieValues[locale]}?to=${encodeURIComponent(path)}`;
}

function toLinks(current: Locale, path: string) {
  return locales.map((locale) => (
    <li key={locale}>
      <a
        className={styles.link}
        href={languageUrl(locale, path)}
        rel="nofollow"
        lang={locale}
        hrefLang={locale}
        aria-current={locale === current ? 'true' : undefined}
      >
        {languageNames[locale]}
      </a>
    </li>
  ));
}
