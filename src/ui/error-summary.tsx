import styles from './error-summary.module.css';
import { Icon } from './icon';

export type FieldError = {
  /** The field's name, which is its id. Null for an error of the whole form. */
  field: string | null;
  message: string;
};

type ErrorSummaryProps = {
  title: string;
  errors: FieldError[];
  /** Takes the focus as the page opens: for a form that the server has answered. */
  autoFocus?: boolean;
  id?: string;
};

/** What is wrong with a form, at its top; each line leads to its field. Nothing without errors. */
export function ErrorSummary({ title, errors, autoFocus = false, id = 'error-summary' }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} id={id} role="alert" tabIndex={-1} {...(autoFocus && focusAtOnce)}>
      <h2 className={styles.title}>
        <Icon name="error" large />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field}:${message}`}>{field === null ? message : <a href={`#${field}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}

/** The one place where the page itself sets the focus: a person must hear that the form was not sent. */
const focusAtOnce = { autoFocus: true };
