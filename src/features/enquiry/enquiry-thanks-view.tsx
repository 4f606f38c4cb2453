import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import styles from './enquiry-thanks-view.module.css';

export type EnquiryThanksViewProps = {
  title: string;
  lead: string;
  /** Null when the address carries no reference of ours. */
  reference: { label: string; value: string } | null;
  next: string;
  ways: { label: string; url: string }[];
  /** Where the ways on lead to: `_top` leaves a frame. */
  target?: '_top';
};

/** What follows a form that was accepted: the reference to keep, what happens next, two ways on. */
export function EnquiryThanksView({ title, lead, reference, next, ways, target }: EnquiryThanksViewProps) {
  return (
    <div className={styles.page}>
      <Icon name="check" large className={styles.mark} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {reference && (
        <p className={styles.reference}>
          <span className={styles.label}>{reference.label}</span>
          <strong className={styles.value} data-reference={reference.value}>
            {reference.value}
          </strong>
        </p>
      )}
      <p>{next}</p>
      <div className={styles.ways}>
        {ways.map(({ label, url }) => (
          <ButtonLink key={url} href={url} target={target}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
