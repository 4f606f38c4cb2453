import { Icon } from '@/ui/icon';
import styles from './calculator.module.css';

/** What a product brings without further payment; nothing where nothing is stated. */
export function IncludedList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className={styles.included}>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
