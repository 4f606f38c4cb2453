import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import styles from './enquiry-view.module.css';
import { FormIsland, type FormIslandProps } from './form.client';

type FormViewProps = {
  title: string;
  lead: string;
  required: string;
  about: ReactNode;
  island: FormIslandProps;
  /** The dialog around it has the title already. */
  isEmbedded: boolean;
};

/** A form's page: what it is for, what it is about, and one column of fields. Links lead to the form by its name. */
export function FormView({ title, lead, required, about, island, isEmbedded }: FormViewProps) {
  return (
    <section className={styles.page} id={`${island.form.name}-form`} aria-labelledby="form-title">
      <header className={styles.head}>
        <h1 className={isEmbedded ? 'visually-hidden' : undefined} id="form-title">
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {about && <div className={classNames(styles.asked, styles.staying, styles.about)}>{about}</div>}
      <div>
        <p className={styles.required}>{required}</p>
        <FormIsland {...island} />
      </div>
    </section>
  );
}
