import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/ui/button';
import { ErrorSummary, type FieldError } from '@/ui/error-summary';
import styles from './ask-form.module.css';

type AskFormProps = {
  /** Where the page is, with the place to come back to. */
  action: string;
  /** Whose question it is: the page's other calculators pass over it. */
  calculator: string;
  label: string;
  submit: string;
  errors: { title: string; list: FieldError[]; nearest: { url: string; label: string } | null };
  /** Beside the button that asks. */
  more?: ReactNode;
  children: ReactNode;
};

/** A calculator's form: what is asked stands in the address. Its first button asks, so that Enter does, too. */
export function AskForm({ action, calculator, label, submit, errors, more, children }: AskFormProps) {
  return (
    <form className={styles.form} action={action} aria-label={label} autoComplete="off" data-calculator={calculator}>
      <input type="hidden" name="calculator" value={calculator} />
      {errors.list.length > 0 && (
        <div className={styles.errors}>
          <ErrorSummary title={errors.title} errors={errors.list} id={`${calculator}-errors`} autoFocus />
          {errors.nearest && (
            <ButtonLink variant="quiet" href={errors.nearest.url}>
              {errors.nearest.label}
            </ButtonLink>
          )}
        </div>
      )}
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {submit}
        </Button>
        {more}
      </div>
    </form>
  );
}
