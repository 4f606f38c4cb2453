import { Icon } from './icon';
import styles from './problem-note.module.css';

/** Says what went wrong with what was just sent, above what can be done. */
export function ProblemNote({ words }: { words: string }) {
  return (
    <p className={styles.note} role="alert">
      <Icon name="error" />
      <span>{words}</span>
    </p>
  );
}
