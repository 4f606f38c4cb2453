import { Button, ButtonLink } from '@/ui/button';
import { Section } from '@/ui/section';
import styles from './dealer-link-view.module.css';

export type DealerLinkViewProps = {
  title: string;
  reference: { label: string; value: string };
  kind: string;
  /** What is known, a line each. */
  told: string[];
  /** What the dealer can say next; null once it is answered. */
  action: { url: string; label: string } | null;
  note: string;
  inbox: { label: string; url: string };
};

/** Where a dealer says, without signing in, that an enquiry was opened or answered. */
export function DealerLinkView({ title, reference, kind, told, action, note, inbox }: DealerLinkViewProps) {
  return (
    <Section block="dealer-link" isTight className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.reference}>
        <span className={styles.label}>{reference.label}</span>
        <strong className={styles.value} data-reference={reference.value}>
          {reference.value}
        </strong>
        <span>{kind}</span>
      </p>
      <ul className={styles.told}>
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        {action && (
          <form method="post" action={action.url}>
            <Button type="submit" variant="primary">
              {action.label}
            </Button>
          </form>
        )}
        <ButtonLink href={inbox.url} variant="quiet">
          {inbox.label}
        </ButtonLink>
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
