import type { LocalText } from '@/i18n/local-text';
import styles from './section-head.module.css';
import { Words } from './words';

type SectionHeadProps = {
  heading: LocalText | null;
  intro?: LocalText | null;
  /** The level of the heading. */
  as: 'h1' | 'h2';
};

/** The heading of a section with what it is about below; nothing where both are empty (C-305). */
export function SectionHead({ heading, intro = null, as }: SectionHeadProps) {
  if (!heading && !intro) return null;
  return (
    <div className={styles.head}>
      <Words of={heading} as={as} />
      <Words of={intro} as="p" className={styles.intro} />
    </div>
  );
}
