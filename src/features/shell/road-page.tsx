import type { ReactNode } from 'react';
import type { LocalText } from '@/i18n/local-text';
import { arrow, Drawing } from '@/ui/drawing';
import { Words } from '@/ui/words';
import styles from './road-page.module.css';

export type WayOn = { label: LocalText; url: string };

type RoadPageProps = {
  title: string;
  /** One sentence. */
  sentence: string;
  /** Three ways on. */
  ways: WayOn[];
  /** Something before the ways, such as a button that tries again. */
  children?: ReactNode;
};

/** There is no page at this address: a road that forks, one sentence, three ways on. */
export function NotFoundView(props: RoadPageProps) {
  return <RoadPage {...props} kind="fork" />;
}

/** Something went wrong: a road that stops at a barrier, one sentence, three ways on. */
export function ErrorView(props: RoadPageProps) {
  return <RoadPage {...props} kind="barrier" />;
}

function RoadPage({ title, sentence, ways, children, kind }: RoadPageProps & { kind: 'fork' | 'barrier' }) {
  return (
    <div className={styles.page}>
      <Road kind={kind} />
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
function Road({ kind }: { kind: 'fork' | 'barrier' }) {
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
      {kind === 'fork' ? <Fork /> : <Barrier />}
    </svg>
  );
}

function Fork() {
  return (
    <>
      <path
        className={styles.tar}
        d="M470 480C600 412 690 368 690 332 690 298 600 276 420 262 620 264 700 282 722 304 744 282 830 266 1020 264 850 272 762 296 762 332 762 368 850 414 980 480z"
      />
      <path className={styles.line} d="M725 476v-44M725 414v-30M725 370v-18" />
    </>
  );
}

function Barrier() {
  return (
    <>
      <path className={styles.tar} d="M470 480l242-222h16l242 222z" />
      <path className={styles.line} d="M720 476v-44M720 414v-30M720 322v-14M720 298v-8" />
      <path className={styles.post} d="M596 352v66M844 352v66" />
      <path className={styles.board} d="M574 334h292v34H574z" />
      <path
        className={styles.stripes}
        d="M596 368l30-34h34l-30 34zM666 368l30-34h34l-30 34zM736 368l30-34h34l-30 34zM806 368l30-34h30v2l-28 32z"
      />
    </>
  );
}
