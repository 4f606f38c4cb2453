import { Icon } from '@/ui/icon';
import type { StickySideNavModel } from './model';
import styles from './sticky-side-nav.module.css';

/**
 * Links to the parts of a page: a column at the edge of the screen, on a phone a row. The style sheet hides what leads
 * nowhere on this page, and shows the way back after 200 px: there is no script.
 */
export function StickySideNavView({ label, places, top }: StickySideNavModel) {
  return (
    <div data-block="stickySideNav" className={styles.block}>
      <nav className={styles.nav} aria-label={label}>
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.anchor} className={styles[place.anchor]}>
              <a className={styles.link} href={`#${place.anchor}`}>
                {place.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {top && (
        <div className={styles.rail}>
          <a className={styles.top} href="#top">
            <Icon name="arrow" className={styles.up} />
            <span className="visually-hidden">{top}</span>
          </a>
        </div>
      )}
    </div>
  );
}
