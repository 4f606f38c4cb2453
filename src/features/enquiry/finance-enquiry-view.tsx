import type { LetterRow } from '@/commands/enquiry/enquiry-letters';
import type { MonthlyPriceView } from '@/i18n/credit-price-view';
import { ButtonLink } from '@/ui/button';
import { FactRows } from '@/ui/fact-rows';
import { Icon } from '@/ui/icon';
import { MonthlyPrice } from '@/ui/monthly-price';
import { Picture, type PictureProps } from '@/ui/picture';
import { Table } from '@/ui/table';
import { Unbroken } from '@/ui/unbroken';
import shared from './enquiry-view.module.css';
import { FinanceEnquiryForm, type FinanceEnquiryFormProps } from './finance-enquiry-form.client';
import styles from './finance-enquiry-view.module.css';
import type { Difference } from './finance-enquiry-words';

export type FinanceEnquiryViewProps = {
  title: string;
  lead: string;
  /** On a dealer's site: to whom it goes. */
  forDealer: string | null;
  required: string;
  /** To the calculator, with what it was asked (D-217); null where the link names none. */
  back: { label: string; url: string } | null;
  /** What is asked about, shown beside the form; null where the link carried nothing. */
  asked: AskedProps | null;
  form: FinanceEnquiryFormProps;
};

type AskedProps = {
  outcome: string;
  modelCode: string | null;
  vehicle: string | null;
  picture: PictureProps | null;
  notice: { title: string; text: string } | null;
  /** Today's quote with all of its terms. */
  quote: MonthlyPriceView | null;
  differences: Difference[];
  /** What the link says, where it cannot be checked. */
  carried: LetterRow[];
  labels: { asking: string; difference: string; today: string; inLink: string; carried: string };
};

/** The page of an enquiry about finance: the figures, what checking them gave, and one column of fields. */
export function FinanceEnquiryView(props: FinanceEnquiryViewProps) {
  const { title, lead, forDealer, required, back, asked, form } = props;
  return (
    <div className={shared.page}>
      <header className={shared.head}>
        <h1>{title}</h1>
        <p className={shared.lead}>{lead}</p>
        {forDealer && <p>{forDealer}</p>}
        {back && (
          <p>
            <ButtonLink variant="quiet" icon={<Icon name="back" />} href={back.url}>
              {back.label}
            </ButtonLink>
          </p>
        )}
      </header>
      {asked && <Asked {...asked} />}
      <div>
        <p className={shared.required}>{required}</p>
        <FinanceEnquiryForm {...form} />
      </div>
    </div>
  );
}

function Asked({ outcome, modelCode, vehicle, picture, labels, ...figures }: AskedProps) {
  const { notice, quote, differences, carried } = figures;
  return (
    <section
      className={shared.asked}
      aria-labelledby="asked"
      data-checked={outcome}
      data-model-code={modelCode ?? undefined}
    >
      {picture && (
        <div className={shared.stage}>
          <Picture {...picture} sizes="(width >= 1024px) 40vw, 100vw" priority />
        </div>
      )}
      <div className={styles.facts}>
        <div className={styles.title}>
          <p className={shared.label} id="asked">
            {labels.asking}
          </p>
          {vehicle && (
            <h2 className={shared.name}>
              <Unbroken text={vehicle} />
            </h2>
          )}
        </div>
        {notice && (
          <div className={styles.notice}>
            <Icon name={outcome === 'agrees' ? 'check' : 'error'} className={styles.sign} />
            <strong>{notice.title}</strong>
            <p className={styles.noticeText}>{notice.text}</p>
          </div>
        )}
        {differences.length > 0 && <Differences differences={differences} labels={labels} />}
        {quote && <MonthlyPrice price={quote} isOpen />}
        {carried.length > 0 && <Carried rows={carried} title={labels.carried} />}
      </div>
    </section>
  );
}

function Differences({ differences, labels }: Pick<AskedProps, 'differences' | 'labels'>) {
  return (
    <Table
      caption={labels.difference}
      columns={[
        { key: 'figure' },
        { key: 'today', label: labels.today, isNumber: true },
        { key: 'link', label: labels.inLink, isNumber: true },
      ]}
      rows={differences.map(({ key, label, today, inLink }) => ({ key, cells: [label, today, inLink] }))}
    />
  );
}

function Carried({ rows, title }: { rows: LetterRow[]; title: string }) {
  return (
    <div className={styles.carried}>
      <h2 className={styles.carriedTitle}>{title}</h2>
      <FactRows rows={rows.map(({ label, value }) => ({ key: label, label, value }))} />
    </div>
  );
}
