import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Price } from '@/ui/price';
import { Table } from '@/ui/table';
import { Unbroken } from '@/ui/unbroken';
import styles from './keeping-cost.module.css';
import { PartsBar } from './parts-bar';
import type { KeepingResult, ResultRow } from './result';

type KeepingResultProps = { result: KeepingResult; as: 'h2' | 'h3'; locale: Locale };

/** A month, all in: the sum large with the instalment's terms right below, its parts, the loss in worth, the term. */
export function KeepingResultView({ result, as: Heading, locale }: KeepingResultProps) {
  const { code, title, total, without, instalment, parts, worth, over, terms } = result;
  const t = getWords(locale, 'keeping');
  return (
    <>
      <div className={styles.allIn} data-model-code={code} data-all-in="">
        <Heading className={styles.title}>
          <Unbroken text={title} />
        </Heading>
        <Price
          amount={total}
          after={
            <>
              {t('keeping.perMonth')}
              {without && <>, {without}</>}
            </>
          }
          size="huge"
          terms={<Unbroken text={instalment} />}
        />
        <PartsBar parts={parts} />
      </div>
      <Table
        caption={t('parts.caption')}
        columns={[
          { key: 'part', label: t('parts.part') },
          { key: 'amount', label: t('parts.amount'), isNumber: true },
        ]}
        rows={[
          ...parts.map(({ key, label, how, amount, cents }) => ({
            key,
            cells: [
              <span key="part" className={styles.part} data-part={key}>
                <span className={styles.swatch} data-is-known={cents !== null} aria-hidden="true" />
                <span>{label}</span>
                <span className={styles.how}>
                  <Unbroken text={how} />
                </span>
              </span>,
              amount,
            ],
          })),
          {
            key: 'total',
            cells: [
              <strong key="part">
                {t('parts.total')}
                {without && <>, {without}</>}
              </strong>,
              <strong key="amount">{total}</strong>,
            ],
          },
        ]}
      />
      <div className={styles.worth}>
        <Heading className={styles.title}>
          <a href={worth.termUrl}>{t('worth.title')}</a>
        </Heading>
        <p className={styles.how}>{t('worth.lead')}</p>
        <Price amount={worth.amount} after={t('keeping.perMonth')} />
        {worth.lines.map((line) => (
          <p key={line}>
            <Unbroken text={line} />
          </p>
        ))}
      </div>
      {over && <Rows title={over.title} what={t('over.what')} value={t('over.amount')} rows={over.rows} />}
      {terms && <Rows title={t('terms.title')} what={t('terms.what')} value={t('terms.value')} rows={terms} />}
    </>
  );
}

function Rows({ title, what, value, rows }: { title: string; what: string; value: string; rows: ResultRow[] }) {
  return (
    <Table
      caption={title}
      columns={[
        { key: 'what', label: what },
        { key: 'value', label: value, isNumber: true },
      ]}
      rows={rows.map((row) => {
        const label = <RowName key="what" row={row} />;
        return {
          key: row.key,
          cells: row.isTotal
            ? [label, <strong key="value">{row.value}</strong>]
            : [
                label,
                <span key="value" className={styles.rowValue}>
                  {row.value}
                </span>,
              ],
        };
      })}
    />
  );
}

function RowName({ row: { label, termUrl, isTotal } }: { row: ResultRow }) {
  const words = <Unbroken text={label} />;
  const name = termUrl ? <a href={termUrl}>{words}</a> : words;
  return isTotal ? <strong>{name}</strong> : <span className={styles.rowName}>{name}</span>;
}
