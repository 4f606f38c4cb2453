import { Icon } from '@/ui/icon';
import styles from './calculator.module.css';
import { Heading } from './heading';

/** What a product brings without further payment; nothing where nothing is stated. */
export function IncludedList({
  title,
  items,
  level,
}: {
  title: string;
  items: readonly string[];
  level: Parameters<typeof Heading>[0]['level'];
}) {
  if (items.length === 0) return null;
  return (
    <div className={styles.included}>
      <Heading level={level} className={styles.partTitle}>
        {title}
      </Heading>
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
