import { Icon } from '@/ui/icon';
import styles from './finance-row.module.css';

/** The way to the maker's own financing, as one row (D-370). */
export function FinanceRow({ url, name, text }: { url: string; name: string; text: string }) {
  return (
    <a className={styles.row} href={url}>
      <span>
        <strong className={styles.name}>{name}</strong> <span className={styles.text}>{text}</span>
      </span>
      <Icon name="chevron" />
    </a>
  );
}
