import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { FactRows } from '@/ui/fact-rows';
import { Fold, FoldSign } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { MonthlyPrice } from '@/ui/monthly-price';
import { Picture, type PictureProps } from '@/ui/picture';
import { Table } from '@/ui/table';
import { Unbroken } from '@/ui/unbroken';
import type { ChangesView, KeptQuoteView, QuoteWays, ScheduleView } from './kept-quote-model';
import styles from './kept-quote-view.module.css';
import { QuoteTools } from './quote-tools.client';

export type KeptQuoteViewProps = {
  quote: KeptQuoteView;
  changes: ChangesView;
  ways: QuoteWays;
  picture: PictureProps | null;
  qr: QrCodeProps;
  labels: KeptQuoteLabels;
};

export type KeptQuoteLabels = {
  ways: Record<'heading' | 'dealer' | 'newTab' | 'change' | 'again' | 'pdf' | 'whatsapp', string>;
  tools: Record<'copy' | 'copied' | 'notCopied' | 'print', string>;
  showroom: Record<'heading' | 'lead' | 'private', string>;
};

/** A kept quote: what it said that day with all of its terms, what is different today, and where to take it. */
export function KeptQuote({ quote, changes, ways, picture, qr, labels }: KeptQuoteViewProps) {
  return (
    <article className={classNames('wrap', styles.page)} data-block="kept-quote" data-quote-code={quote.code}>
      <header className={styles.head}>
        <p className={styles.code}>{quote.codeLine}</p>
        <h1>
          <Unbroken text={quote.vehicle} />
        </h1>
        <p className={classNames(styles.dates, quote.validity.isExpired && styles.expired)}>
          {quote.validity.isExpired && <Icon name="error" />}
          <span>
            {quote.keptOn} · {quote.validity.text}
          </span>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {picture && (
            <div className={styles.stage}>
              <Picture {...picture} alt="" className={styles.car} sizes="(width >= 1024px) 60vw, 100vw" priority />
            </div>
          )}
          <MonthlyPrice price={quote.price} size="huge" isOpen />
          <FactRows rows={quote.details} className={styles.details} />
          <p className={styles.note}>{quote.note}</p>
        </div>
        <div className={styles.aside}>
          <Ways ways={ways} isExpired={quote.validity.isExpired} labels={labels.ways} />
          <Showroom link={quote.link} qr={qr} labels={labels.showroom} tools={labels.tools} />
        </div>
      </div>
      {quote.truth && (
        <section className={styles.section}>
          <h2>{quote.truth.heading}</h2>
          <p className={styles.lead}>{quote.truth.text}</p>
        </section>
      )}
      <Changes {...changes} />
      {quote.schedule && <Schedule {...quote.schedule} />}
    </article>
  );
}

/** What to do next stands first, in red: to ask for it while it holds, to work it out again after that. */
function Ways({ ways, isExpired, labels }: { ways: QuoteWays; isExpired: boolean; labels: KeptQuoteLabels['ways'] }) {
  return (
    <nav className={styles.ways} aria-label={labels.heading}>
      {isExpired && (
        <ButtonLink href={ways.change} variant="primary" wide>
          {labels.again}
        </ButtonLink>
      )}
      <ButtonLink href={ways.dealer} variant={isExpired ? 'secondary' : 'primary'} wide target="_blank">
        {labels.dealer} <span className="visually-hidden">{labels.newTab}</span>
      </ButtonLink>
      {!isExpired && (
        <ButtonLink href={ways.change} wide>
          {labels.change}
        </ButtonLink>
      )}
      <ButtonLink href={ways.pdf} variant="quiet" icon={<Icon name="download" />}>
        {labels.pdf}
      </ButtonLink>
      <ButtonLink
        href={ways.whatsapp}
        variant="quiet"
        icon={<Icon name="external" />}
        target="_blank"
        rel="noopener noreferrer"
      >
        {labels.whatsapp} <span className="visually-hidden">{labels.newTab}</span>
      </ButtonLink>
    </nav>
  );
}

function Showroom({
  link,
  qr,
  labels,
  tools,
}: {
  link: string;
  qr: QrCodeProps;
  labels: KeptQuoteLabels['showroom'];
  tools: KeptQuoteLabels['tools'];
}) {
  return (
    <section className={styles.showroom} aria-labelledby="showroom">
      <h2 id="showroom" className={styles.showroomHeading}>
        {labels.heading}
      </h2>
      <p>{labels.lead}</p>
      <QrCode {...qr} />
      <p>
        <a className={styles.link} href={link}>
          {link}
        </a>
      </p>
      <p className={styles.note}>{labels.private}</p>
      <QuoteTools link={link} labels={tools} />
    </section>
  );
}

export type QrCodeProps = {
  /** The dark modules, a module being one unit (`toQrPath`). */
  path: string;
  /** Modules along a side, with the quiet zone. */
  size: number;
  label: string;
};

/** Dark on light in every theme: scanners read it no other way. */
function QrCode({ path, size, label }: QrCodeProps) {
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={styles.qrGround} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.qrModules} d={path} />
    </svg>
  );
}

function Changes({ heading, sentence, rows, replaced, today, labels }: ChangesView) {
  return (
    <section className={styles.section} aria-labelledby="changes" data-changes={rows.length}>
      <h2 id="changes">{heading}</h2>
      <p className={styles.lead}>{sentence}</p>
      {rows.length > 0 && (
        <Table
          className={styles.changes}
          caption={heading}
          captionShown={false}
          columns={[
            { key: 'what', label: labels.what },
            { key: 'before', label: labels.before, isNumber: true },
            { key: 'now', label: labels.now, isNumber: true },
          ]}
          rows={rows.map(({ key, label, before, now }) => ({ key, cells: [label, before, now] }))}
        />
      )}
      {replaced && <p className={styles.note}>{replaced}</p>}
      {today && (
        <div className={styles.today}>
          <h3>{labels.today}</h3>
          <MonthlyPrice price={today} />
        </div>
      )}
    </section>
  );
}

/** An amount with the name of its column, which only phones show: assistive technology has it from the table's head. */
function Labelled({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <span className={styles.amountLabel} aria-hidden="true">
        {label}
      </span>
      {amount}
    </>
  );
}

function Schedule({ heading, caption, columns, rows, notes }: ScheduleView) {
  return (
    <section className={styles.section}>
      <Fold
        summaryClassName={styles.summary}
        summary={
          <>
            <h2>{heading}</h2>
            <FoldSign className={styles.sign} />
          </>
        }
      >
        <Table
          className={styles.schedule}
          caption={caption}
          columns={[
            { key: 'month', label: columns.month },
            { key: 'instalment', label: columns.instalment, isNumber: true },
            { key: 'interest', label: columns.interest, isNumber: true },
            { key: 'capital', label: columns.capital, isNumber: true },
            { key: 'owed', label: columns.owed, isNumber: true },
          ]}
          rows={rows.map(({ key, month, instalment, interest, capital, owed }) => ({
            key,
            cells: [
              month,
              <Labelled key="instalment" label={columns.instalment} amount={instalment} />,
              <Labelled key="interest" label={columns.interest} amount={interest} />,
              <Labelled key="capital" label={columns.capital} amount={capital} />,
              <Labelled key="owed" label={columns.owed} amount={owed} />,
            ],
          }))}
        />
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </Fold>
    </section>
  );
}
