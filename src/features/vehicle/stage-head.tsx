import type { LocalText } from '@/i18n/local-text';
import { Words } from '@/ui/words';
import styles from './stage-head.module.css';

export type StageHeadProps = {
  rangeName: string;
  subtitle: LocalText | null;
  /** The lowest price of the range; null where prices are not shown. */
  fromPrice: string | null;
  allUrl: string;
  labels: { back: string; from: string };
};

/** What a range is called, and what it costs from. */
export function StageHead({ rangeName, subtitle, fromPrice, allUrl, labels }: StageHeadProps) {
  return (
    <header className={styles.head}>
      <a className={styles.back} href={allUrl}>
        {labels.back}
      </a>
      <h1>{rangeName}</h1>
      <Words as="p" of={subtitle} className={styles.subtitle} />
      {fromPrice && (
        <p className={styles.from}>
          {labels.from} <strong className="numerals">{fromPrice}</strong>
        </p>
      )}
    </header>
  );
}
