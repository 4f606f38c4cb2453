import { Icon } from '@/ui/icon';
import styles from './category-tabs.module.css';
import type { ChooserCategory } from './chooser-props';

type CategoryTabsProps = {
  label: string;
  categories: ChooserCategory[];
  current: string | null;
  basePath: string;
  /** More about hybrids (D-385). */
  hybrid: { url: string; label: string };
};

/** A tab per category, in words or in its own sign. More than four take more room (D-361). */
export function CategoryTabs({ label, categories, current, basePath, hybrid }: CategoryTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label} data-wide={categories.length > 4 ? '' : undefined}>
      <ul className={styles.row}>
        {categories.map(({ code, label: words, look }) => (
          <li key={code} className={styles.cell}>
            <a
              className={styles.tab}
              href={`${basePath}/${code}`}
              lang={words.lang}
              data-look={look}
              aria-current={code === current ? 'true' : undefined}
              aria-label={look === 'hybrid' ? words.text : undefined}
            >
              {look === 'words' && words.text}
              {look === 'gr-sport' && <span className={styles.lettering}>GR SPORT</span>}
              {look === 'hybrid' && (
                <svg className={styles.hybrid} viewBox="0 0 32 24" aria-hidden="true" focusable="false">
                  <path d="M4 21C2 11 9 3 28 3c0 12-6 18-16 18-3 0-6-1-8-4" />
                  <path d="M17 5.5l-5 7h5l-3 6.5" />
                </svg>
              )}
            </a>
            {look === 'hybrid' && (
              <a className={styles.about} href={hybrid.url} aria-label={hybrid.label}>
                <Icon name="info" />
                <span className={styles.tooltip} aria-hidden="true">
                  {hybrid.label}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
