import { Button, ButtonLink } from '@/ui/button';
import { MonthlyPrice } from '@/ui/monthly-price';
import { Picture } from '@/ui/picture';
import { Table } from '@/ui/table';
import styles from './calculator.module.css';
import type { CalculatorModel, Comparison, QuoteView } from './calculator-model';
import type { CalculatorProps } from './calculator-props';
import { Heading, partLevel } from './heading';
import { IncludedList } from './included-list';

/** The answer: a quote with everything that belongs to it, or the sentence that says why there is none. */
export function CalculatorResult({ props, model }: { props: CalculatorProps; model: CalculatorModel }) {
  const { words, id, included, tableName } = props;
  const { result, vehicle } = model;
  return (
    <section className={styles.result} aria-labelledby={`${id}-result`}>
      <Heading level={props.level} className={styles.resultTitle} id={`${id}-result`}>
        {words.result}
      </Heading>
      {result.kind === 'quote' ? (
        <>
          {vehicle?.carImage && (
            <Picture
              sources={{ avif: [], webp: [] }}
              fallbackUrl={vehicle.carImage}
              width={480}
              height={270}
              alt=""
              className={styles.car}
            />
          )}
          {vehicle?.name && <p className={styles.vehicle}>{vehicle.name}</p>}
          <Quote props={props} quote={result.quote} />
        </>
      ) : (
        <p className={styles.sentence}>{result.text}</p>
      )}
      {result.kind === 'quote' && <IncludedList title={words.included} items={included} level={partLevel(props)} />}
      <p className={styles.small}>
        {words.estimates} {tableName} {props.stale}
      </p>
    </section>
  );
}

function Quote({ props, quote }: { props: CalculatorProps; quote: QuoteView }) {
  const { calculator, words, page, isCard } = props;
  const { price, facts, truth, moved, comparison } = quote;
  return (
    <>
      <MonthlyPrice price={price} size="huge" />
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ key, label, value }) => (
            <div key={key} data-fact={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {truth && (
        <div className={styles.truth} data-balloon-truth="">
          <PartTitle props={props}>{words.truth}</PartTitle>
          <p>{truth}</p>
        </div>
      )}
      <div className={styles.actions}>
        {calculator === 'used' ? (
          <ButtonLink variant="primary" href={quote.enquiryUrl}>
            {words.getQuote}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={quote.enquiryUrl} target="_blank" rel="noopener">
            {words.enquire} <span className="visually-hidden">{words.newTab}</span>
          </ButtonLink>
        )}
        <form method="post" action={page.keep}>
          {Object.entries(quote.kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{words.keep}</Button>
        </form>
      </div>
      {comparison && <Compared comparison={comparison} props={props} />}
      {!isCard && (
        <div className={styles.part} data-rate-moved="">
          <PartTitle props={props}>{words.moved}</PartTitle>
          {moved.text && <p>{moved.text}</p>}
          <Table
            caption={words.moved}
            captionShown={false}
            columns={moved.columns.map((label, index) => ({ key: label, label, isNumber: index > 0 }))}
            rows={moved.rows.map(({ key, cells }) => ({ key, cells: [...cells] }))}
          />
        </div>
      )}
      <p className={styles.actions}>
        <ButtonLink variant="quiet" href={withChoice(page.sideBySide, 'ways-to-pay', quote.kept)}>
          {words.sideBySide}
        </ButtonLink>
        <ButtonLink variant="quiet" href={withChoice(page.keepingCost, 'keeping-cost', quote.kept)}>
          {words.keepingCost}
        </ButtonLink>
      </p>
    </>
  );
}

function PartTitle({ props, children }: { props: CalculatorProps; children: string }) {
  return (
    <Heading level={partLevel(props)} className={styles.partTitle}>
      {children}
    </Heading>
  );
}

/** Another page about the same vehicle and deposit; of a used vehicle it knows nothing. */
function withChoice(address: string, calculator: string, { modelCode, deposit = '' }: QuoteView['kept']): string {
  return modelCode ? `${address}?${new URLSearchParams({ calculator, modelCode, deposit })}` : address;
}

function Compared({ comparison, props }: { comparison: Comparison; props: CalculatorProps }) {
  const { words } = props;
  const Savings = comparison.more === null ? 'strong' : 'span';
  return (
    <div className={styles.part} data-compared="">
      <PartTitle props={props}>{comparison.title}</PartTitle>
      {comparison.text && <p>{comparison.text}</p>}
      {comparison.savings && (
        <p className={styles.savings} data-savings="">
          <span>{words.savings}</span> <Savings>{comparison.savings}</Savings>
        </p>
      )}
      {comparison.more && <p>{comparison.more}</p>}
      <Table
        caption={comparison.title}
        captionShown={false}
        columns={[
          { key: 'label', label: words.product },
          ...comparison.columns.map((key) => ({ key, label: props.names[key] })),
        ]}
        rows={comparison.rows.map(({ key, label, cells }) => ({ key, cells: [label, ...cells] }))}
      />
    </div>
  );
}
