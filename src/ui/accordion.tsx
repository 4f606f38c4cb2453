import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';

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
    <div className={classNames(styles.accordion, className)}>
      {items.map(({ id, title, titleLang, content, isOpen }) => (
        <details key={id} id={id} className={styles.item} open={isOpen}>
          <summary className={styles.summary}>
            <Heading className={styles.title} lang={titleLang}>
              {title}
            </Heading>
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
