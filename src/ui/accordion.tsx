import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Fold, FoldSign } from './fold';

export type AccordionItem = {
  id: string;
  title: ReactNode;
  titleLang?: 'en';
  content: ReactNode;
  isOpen?: boolean;
};

type AccordionProps = {
  items: AccordionItem[];
  /** The heading level of the titles. */
  level?: 2 | 3 | 4;
  className?: string;
};

/** Independent `<details>`: each opens and closes alone, all closed unless stated. */
export function Accordion({ items, level = 3, className }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      {items.map(({ id, title, titleLang, content, isOpen }) => (
        <Fold
          key={id}
          id={id}
          className={styles.item}
          open={isOpen}
          summaryClassName={styles.summary}
          summary={
            <>
              <Heading className={styles.title} lang={titleLang}>
                {title}
              </Heading>
              <FoldSign />
            </>
          }
        >
          <div className={styles.content}>{content}</div>
        </Fold>
      ))}
    </div>
  );
}
