import type { LocalText } from '@/i18n/local-text';
import { Words } from '@/ui/words';
import styles from './range-facts.module.css';

export type RangeFact = { key: string; value: LocalText | null; unit: LocalText | null; label: LocalText | null };

/** What the range is for, in large numerals. */
export function RangeFacts({ title, facts }: { title: string; facts: RangeFact[] }) {
  return (
    <section id="highlights" className={styles.section} data-block="vehicle-facts">
      <h2 className="visually-hidden">{title}</h2>
      <ul className={styles.facts}>
        {facts.map(({ key, value, unit, label }) => (
          <li key={key} className={styles.fact}>
            <p className={styles.figure}>
              <Words of={value} />
              {unit && <Words of={{ ...unit, text: `\u00a0${unit.text}` }} className={styles.unit} />}
            </p>
            <Words as="p" of={label} className={styles.label} />
          </li>
        ))}
      </ul>
    </section>
  );
}
