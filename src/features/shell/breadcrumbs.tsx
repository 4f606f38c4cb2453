import type { LocalText } from '@/i18n/local-text';
import { Icon } from '@/ui/icon';
import { Words } from '@/ui/words';
import styles from './breadcrumbs.module.css';

export type Crumb = {
  label: LocalText;
  /** Null for the page itself, and for a step without a page of its own. */
  url: string | null;
};

type BreadcrumbsProps = {
  /** The steps below home; the last one is the page. */
  items: Crumb[];
  /** `/` on the main site (D-326), `/dealers/{slug}` on a dealer's (D-327), in the page's language. */
  homeUrl: string;
  labels: {
    /** Names the trail for assistive technology. */
    trail: string;
    /** What the home icon says (D-328). */
    home: string;
  };
};

/** The way back, step by step, a home icon first. Nothing on the home page. */
export function Breadcrumbs({ items, homeUrl, labels }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label={labels.trail}>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <a className={styles.home} href={homeUrl}>
            <Icon name="home" />
            <span className="visually-hidden">{labels.home}</span>
          </a>
        </li>
        {items.map(({ label, url }, index) => (
          <li key={`${url}:${label.text}`} className={styles.step}>
            <Icon name="chevron" className={styles.chevron} />
            {index === items.length - 1 ? (
              <Words of={label} aria-current="page" />
            ) : url === null ? (
              <Words of={label} className={styles.plain} />
            ) : (
              <a className={styles.link} href={url} lang={label.lang}>
                {label.text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
