import { toDialogId } from '@/domain/site/nav-dialog';
import type { LocalText } from '@/i18n/local-text';
import { Opener } from '@/ui/opener';
import { Words } from '@/ui/words';
import styles from './footer.module.css';
import { LanguageLinks, type LanguageSelectorProps } from './language-selector';
import type { FooterColumn, ShellLink } from './navigation';
import { Wordmark } from './wordmark';

export type ShellFooterProps = {
  brandName: string;
  homeUrl: string;
  /** Four at most. */
  columns: FooterColumn[];
  /** Privacy notice, terms, cookies. */
  legal: ShellLink[];
  languages: LanguageSelectorProps;
  /** What all prices and pictures are subject to, from the site's settings. */
  disclaimer?: LocalText | null;
  /** Says that the figures are illustrations; null once the site holds real ones. */
  demonstration?: LocalText | null;
  labels: {
    /** Names the links for assistive technology. */
    footer: string;
    legal: string;
    /** Finished, with its year: "© 2026 Forecourt". */
    copyright: string;
  };
};

/** The foot of every page: calm, four columns, legal, languages. */
export function ShellFooter({
  brandName,
  homeUrl,
  columns,
  legal,
  languages,
  disclaimer,
  demonstration,
  labels,
}: ShellFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        {columns.length > 0 && (
          <nav className={styles.columns} aria-label={labels.footer}>
            {columns.map(({ title, links }) => (
              <section key={title.text}>
                <Words of={title} as="h2" className={styles.title} />
                <ul className={styles.links}>{links.map(toLink)}</ul>
              </section>
            ))}
          </nav>
        )}
        <div className={styles.base}>
          <a className={styles.home} href={homeUrl}>
            <Wordmark name={brandName} />
          </a>
          <LanguageLinks {...languages} />
          {legal.length > 0 && (
            <ul className={styles.legal} aria-label={labels.legal}>
              {legal.map(toLink)}
            </ul>
          )}
        </div>
        <div className={styles.small}>
          <Words of={demonstration ?? null} as="p" className={styles.demonstration} />
          <Words of={disclaimer ?? null} as="p" />
          <p>{labels.copyright}</p>
        </div>
      </div>
    </footer>
  );
}

function toLink({ label, url, opens }: ShellLink) {
  const look = { className: styles.link, href: url, lang: label.lang };
  return (
    <li key={`${url} ${label.text}`}>
      {opens ? (
        <Opener {...look} dialogId={toDialogId(opens)}>
          {label.text}
        </Opener>
      ) : (
        <a {...look}>{label.text}</a>
      )}
    </li>
  );
}
