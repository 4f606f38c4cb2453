import { ButtonLink } from '@/ui/button';
import { NoticePage } from '@/ui/notice-page';
import styles from './enquiry-thanks-view.module.css';

export type EnquiryThanksViewProps = {
  title: string;
  lead: string;
  /** Null when the address carries no reference of ours. */
  reference: { label: string; value: string } | null;
  next: string;
  /** What was sent along and is not there. */
  warning: string | null;
  /** The private page of what becomes of it. */
  status: { label: string; url: string; note: string } | null;
  ways: { label: string; url: string }[];
  /** Where the ways on lead to: `_top` leaves a frame. */
  target?: '_top';
};

/** What follows a form that was accepted: the reference to keep, what happens next, two ways on. */
export function EnquiryThanksView(props: EnquiryThanksViewProps) {
  const { title, lead, reference, next, warning, status, ways, target } = props;
  return (
    <NoticePage
      title={title}
      lead={lead}
      isDone
      ways={ways.map(({ label, url }) => (
        <ButtonLink key={url} href={url} target={target}>
          {label}
        </ButtonLink>
      ))}
    >
      {reference && (
        <p className={styles.reference}>
          <span className={styles.label}>{reference.label}</span>
          <strong className={styles.value} data-reference={reference.value}>
            {reference.value}
          </strong>
        </p>
      )}
      {warning && (
        <p className={styles.warning} role="alert">
          {warning}
        </p>
      )}
      <p>{next}</p>
      {status && (
        <p className={styles.status}>
          <a href={status.url} target={target}>
            {status.label}
          </a>
          <span>{status.note}</span>
        </p>
      )}
    </NoticePage>
  );
}
