import type { LocalText } from '@/i18n/local-text';
import { Words } from '@/ui/words';
import styles from './specification-groups.module.css';

export type SpecificationGroup = {
  key: string;
  title: LocalText | null;
  items: { key: string; label: LocalText | null; value: LocalText | null }[];
};

/** Everything that is known of a model, group by group. */
export function SpecificationGroups({ groups, missing }: { groups: SpecificationGroup[]; missing: string }) {
  if (groups.length === 0) return <p className={styles.missing}>{missing}</p>;
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, items }) => (
        <section key={key} className={styles.group}>
          <Words as="h3" of={title} className={styles.title} />
          <dl>
            {items.map((item) => (
              <div key={item.key} className={styles.item}>
                <Words as="dt" of={item.label} className={styles.label} />
                <Words as="dd" of={item.value} />
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
