import type { ReactNode } from 'react';
import type { LocalText } from '@/i18n/local-text';
import { arrow, Drawing } from '@/ui/drawing';
import { Words } from '@/ui/words';
import styles from './road-page.module.css';

export type WayOn = { label: LocalText; url: string };

export type RoadPageProps = {
  title: string;
  /** One sentence. */
  sentence: string;
  /** Three ways on. */
  ways: WayOn[];
  /** Something before the ways, such as a button that tries again. */
  children?: ReactNode;
};

/** A page that leads nowhere: a road, one sentence, three ways on. */
export function RoadPage({ title, sentence, ways, children, road }: RoadPageProps & { road: ReactNode }) {
  return (
    <div className={styles.page}>
      <Road>{road}</Road>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.sentence}>{sentence}</p>
        {children}
        <ul className={styles.ways}>
          {ways.map(({ label, url }) => (
            <li key={`${url} ${label.text}`}>
              <a className={styles.way} href={url}>
                <Words of={label} />
                <Drawing path={arrow} large className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A road to the horizon in flat planes, drawn in the theme's own grounds. */
function Road({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.road}
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.far} d="M0 268l150-46 120 30 210-84 170 70 130-34 200 58 190-96 150 52 120-24v106H0z" />
      <path className={styles.near} d="M0 262l480-8 480 12 480-10v224H0z" />
      {children}
    </svg>
  );
}
