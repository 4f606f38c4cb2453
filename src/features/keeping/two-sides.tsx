import type { ReactNode } from 'react';
import styles from './two-sides.module.css';

type TwoSidesProps = {
  /** What the address is called within the page: a form leads back to it. */
  id: string;
  form: ReactNode;
  result: ReactNode;
};

/** What is asked beside what comes of it; below each other on a phone. On paper only what comes of it. */
export function TwoSides({ id, form, result }: TwoSidesProps) {
  return (
    <div className={styles.sides} id={id}>
      <div className={`${styles.form} no-print`}>{form}</div>
      <div className={styles.result}>{result}</div>
    </div>
  );
}
