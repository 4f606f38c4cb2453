import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { ProblemNote } from '@/ui/problem-note';
import { Section } from '@/ui/section';
import type { SecondOffer, StatusStep, StatusView } from './status-model';
import styles from './status-view.module.css';

export type EnquiryStatusViewProps = {
  status: StatusView;
  dealers: { heading: string; name: string; telephone: string | null }[];
  offers: SecondOffer[];
  /** Where the consent to ask a second dealer is sent. */
  action: string;
  problem: string | null;
  labels: {
    title: string;
    reference: string;
    about: string;
    steps: string;
    now: string;
    notYet: string;
    answer: string;
    telephone: string;
    second: string;
    secondLead: string;
    private: string;
  };
};

/** What became of an enquiry: its steps, the promise, the dealer, and another dealer where the promise was not kept. */
export function EnquiryStatusView({ status, dealers, offers, action, problem, labels }: EnquiryStatusViewProps) {
  return (
    <Section block="enquiry-status" className={styles.page}>
      <header className={styles.head}>
        <h1>{labels.title}</h1>
        <dl className={styles.facts}>
          <Fact label={labels.reference}>
            <strong data-reference={status.reference}>{status.reference}</strong>
          </Fact>
          <Fact label={labels.about}>{status.kind}</Fact>
        </dl>
      </header>
      {problem && <ProblemNote words={problem} />}
      <section className={styles.part} aria-labelledby="enquiry-steps">
        <h2 id="enquiry-steps">{labels.steps}</h2>
        <ol className={styles.steps}>
          {status.steps.map((step) => (
            <Step key={step.key} step={step} labels={labels} />
          ))}
        </ol>
      </section>
      {status.promises.length > 0 && (
        <section
          className={classNames(styles.part, styles.promise)}
          data-late={status.isLate ? '' : undefined}
          aria-labelledby="enquiry-promise"
        >
          <h2 id="enquiry-promise">{labels.answer}</h2>
          {status.promises.map((promise) => (
            <p key={promise}>{promise}</p>
          ))}
        </section>
      )}
      {offers.length > 0 && (
        <section className={styles.part} aria-labelledby="enquiry-second">
          <h2 id="enquiry-second">{labels.second}</h2>
          <p>{labels.secondLead}</p>
          <ul className={styles.offers}>
            {offers.map(({ slug, question, yes }) => (
              <li key={slug}>
                <form className={styles.offer} method="post" action={action}>
                  <input type="hidden" name="dealer" value={slug} />
                  <p id={`ask-${slug}`}>{question}</p>
                  <Button type="submit" aria-describedby={`ask-${slug}`}>
                    {yes}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
      {status.second && (
        <p className={styles.second} role="status">
          {status.second}
        </p>
      )}
      {dealers.map((dealer) => (
        <section key={dealer.heading} className={styles.part}>
          <h2>{dealer.heading}</h2>
          <dl className={styles.facts}>
            <div>
              <dt className="visually-hidden">{dealer.heading}</dt>
              <dd>
                <strong>{dealer.name}</strong>
              </dd>
            </div>
            {dealer.telephone && (
              <Fact label={labels.telephone}>
                <a href={`tel:${dealer.telephone.replace(/[^\d+]/g, '')}`}>{dealer.telephone}</a>
              </Fact>
            )}
          </dl>
        </section>
      ))}
      <p className={styles.private}>{labels.private}</p>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Step({ step, labels }: { step: StatusStep; labels: EnquiryStatusViewProps['labels'] }) {
  const { key, label, moment, state } = step;
  return (
    <li
      className={styles.step}
      data-step={key}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark}>{state !== 'ahead' && <Icon name="check" />}</span>
      <span className={styles.what}>
        {label}
        {state === 'current' && <span className={styles.now}>{labels.now}</span>}
      </span>
      <span className={styles.when}>
        {moment ? <time dateTime={moment.iso}>{moment.text}</time> : state === 'ahead' && labels.notYet}
      </span>
    </li>
  );
}
