import { AskForm } from '@/features/keeping/ask-form';
import { TwoSides } from '@/features/keeping/two-sides';
import type { LocalText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { CheckboxField, SelectField } from '@/ui/field';
import { Icon, type IconName } from '@/ui/icon';
import { Price } from '@/ui/price';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import { Table } from '@/ui/table';
import { Unbroken } from '@/ui/unbroken';
import { Words } from '@/ui/words';
import { calculator, type RoadLineView, type RoadPrice, type RoadResult } from './model';
import styles from './on-the-road-price.module.css';

type OnTheRoadPriceViewProps = {
  /** The editors'; the block's own words where they gave none. */
  heading: LocalText | null;
  intro: LocalText | null;
  as: 'h1' | 'h2';
  /** Null where the lines are not known. */
  road: RoadPrice | null;
  locale: Locale;
};

/** The price on the road: what is asked, and every line beside the price with who sets it. */
export function OnTheRoadPriceView({ heading, intro, as, road, locale }: OnTheRoadPriceViewProps) {
  const t = getWords(locale, 'keeping');
  return (
    <Section block="onTheRoadPrice">
      <SectionHead
        heading={heading ?? { text: t('road.heading') }}
        intro={intro ?? { text: t('road.intro') }}
        as={as}
      />
      {road ? (
        <TwoSides
          id={calculator}
          form={<RoadForm road={road} locale={locale} />}
          result={
            road.result ? (
              <Result result={road.result} as={as === 'h1' ? 'h2' : 'h3'} locale={locale} />
            ) : (
              <p>{t('road.wrong')}</p>
            )
          }
        />
      ) : (
        <p>{t('road.none')}</p>
      )}
    </Section>
  );
}

function RoadForm({ road, locale }: { road: RoadPrice; locale: Locale }) {
  const { action, fields, options, extras, errors, nearestUrl } = road;
  const t = getWords(locale, 'keeping');
  const named = errors.map(({ field, message }) => ({ field, message: `${t(`fields.${field}`)}: ${message}` }));
  const nearest = nearestUrl === null ? null : { url: nearestUrl, label: t('takeNearest') };
  return (
    <AskForm
      action={action}
      calculator={calculator}
      label={t('road.formLabel')}
      submit={t('road.submit')}
      errors={{ title: t('errorTitle'), list: named, nearest }}
    >
      <SelectField
        name="modelCode"
        label={t('fields.modelCode')}
        error={fields.modelCode.error}
        options={options.vehicles}
        placeholder={fields.modelCode.error === null ? undefined : t('chooseModel')}
        defaultValue={fields.modelCode.value}
      />
      <SelectField
        name="province"
        label={t('fields.province')}
        error={fields.province.error}
        options={options.provinces}
        defaultValue={fields.province.value}
      />
      {extras.length > 0 && (
        <fieldset className={styles.extras}>
          <legend className={styles.legend}>{t('road.optional')}</legend>
          {extras.map(({ name, label, amount, isTicked }) => (
            <CheckboxField
              key={name}
              name={name}
              value="1"
              defaultChecked={isTicked}
              label={
                <span className={styles.extra}>
                  <Words of={label} /> <span className={styles.extraAmount}>{amount}</span>
                </span>
              }
            />
          ))}
          <p className={styles.small}>{t('road.optionalNone')}</p>
        </fieldset>
      )}
    </AskForm>
  );
}

function Result({ result, as: Heading, locale }: { result: RoadResult; as: 'h2' | 'h3'; locale: Locale }) {
  const { code, title, price, lines, total, shares } = result;
  const t = getWords(locale, 'keeping');
  return (
    <>
      <div className={styles.sum} data-model-code={code} data-on-the-road="">
        <Heading className={styles.title}>
          <Unbroken text={title} />
        </Heading>
        <Price amount={total} after={t('road.after')} size="huge" terms={<Unbroken text={shares.join(' ')} />} />
      </div>
      <Table
        caption={t('road.table')}
        columns={[
          { key: 'line', label: t('road.line') },
          { key: 'amount', label: t('road.amount'), isNumber: true },
        ]}
        rows={[
          {
            key: 'price',
            cells: [
              <span key="line" className={styles.line}>
                {t('road.price')}
                <span className={styles.small}>{t('road.priceNote')}</span>
              </span>,
              price,
            ],
          },
          ...lines.map((line) => ({
            key: line.key,
            cells: [
              <Line key="line" line={line} />,
              <span key="amount" className={line.isCounted ? undefined : styles.small}>
                {line.amount}
              </span>,
            ],
          })),
          {
            key: 'total',
            cells: [<strong key="line">{t('road.total')}</strong>, <strong key="amount">{total}</strong>],
          },
        ]}
      />
    </>
  );
}

function Line({ line: { kind, kindName, label, note } }: { line: RoadLineView }) {
  return (
    <span className={styles.line} data-kind={kind}>
      <Words of={label} />
      <span className={styles.kind}>
        <Icon name={signs[kind]} className={styles.sign} />
        {kindName}
      </span>
      <Words of={note} className={styles.small} />
    </span>
  );
}

const signs: Record<RoadLineView['kind'], IconName> = {
  'fixed-by-law': 'shield',
  'dealers-own': 'wrench',
  optional: 'plus',
};
