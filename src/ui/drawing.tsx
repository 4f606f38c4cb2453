import { classNames } from './class-names';
import styles from './icon.module.css';

/** The sign of a way on. Apart from the others: what needs no other icon does not bring them to the browser. */
export const arrow = 'M4 12h15M13 6l6 6-6 6';

/** An icon beside words: hidden from assistive technology, which reads the words. */
export function Drawing({ path, large = false, className }: { path: string; large?: boolean; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, large && styles.large, className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
