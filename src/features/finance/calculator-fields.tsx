import { fillWords } from '@/i18n/fill-words';
import { formatPercent, formatRand } from '@/i18n/format';
import { SelectField, TextField } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Term } from '@/ui/term';
import styles from './calculator.module.css';
import { type CalculatorModel, type PageField, sayValue } from './calculator-model';
import type { CalculatorProps } from './calculator-props';
import { Slider } from './slider';
import { toVehicleGroups } from './vehicle-groups';

type FieldsProps = {
  props: CalculatorProps;
  model: CalculatorModel;
  set: (field: PageField | 'market', value: string) => void;
};

/** What a calculator asks. Every control is the browser's own; a slider stands below the field that it moves. */
export function CalculatorFields({ props, model, set }: FieldsProps) {
  const { offer, words, usedMarkets, isCard, page } = props;
  const { typed, deposit } = model;
  const bind = (name: PageField) => ({
    name,
    id: `${props.id}-${name}`,
    label: words[name],
    error: model.errors.find(({ field }) => field === name)?.message ?? null,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name, currentTarget.value),
  });
  const choices = (name: 'termMonths' | 'balloonPercent' | 'annualKilometres', values: readonly number[]) =>
    withTyped(values.map(String), typed[name]).map((value) => ({ value, label: sayValue(words, name, value) }));
  return (
    <div className={styles.fields}>
      {usedMarkets.length === 0 && !(isCard && props.vehicles.length === 1) && (
        <SelectField
          {...bind('modelCode')}
          options={toVehicleGroups(props.vehicles)}
          {...(model.vehicle ? { value: model.vehicle.code } : { placeholder: typed.modelCode })}
          className={styles.wide}
        />
      )}
      {usedMarkets.length > 1 && (
        <SelectField
          name="market"
          id={`${props.id}-market`}
          label={words.market}
          value={typed.market}
          onChange={({ currentTarget }) => set('market', currentTarget.value)}
          options={usedMarkets.map(({ code }) => ({
            value: code,
            label: code === 'NA' ? words.marketNA : words.marketZA,
          }))}
          className={styles.wide}
        />
      )}
      {usedMarkets.length > 0 && (
        <TextField
          {...bind('listedPrice')}
          prefix={deposit.prefix}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint={model.listedPriceHint}
          onChange={({ currentTarget }) => set('listedPrice', toDigits(currentTarget.value))}
        />
      )}
      {usedMarkets.length > 0 && <SelectField {...bind('vat')} options={props.vatOptions} />}
      <div className={styles.pair}>
        <TextField
          {...bind('deposit')}
          prefix={deposit.prefix}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint={<Explained text={deposit.hint} url={page.glossary.deposit} help={words.termHelp} />}
          onChange={({ currentTarget }) => set('deposit', toDigits(currentTarget.value))}
        />
        <Slider
          label={words.depositSlider}
          value={deposit.rand}
          least={0}
          most={Math.floor(deposit.capCents / 100)}
          step={1_000}
          said={formatRand(deposit.rand, deposit.prefix)}
          onChange={(value) => set('deposit', value)}
        />
        {deposit.clamped && (
          <p className={styles.clamped} role="note">
            <Icon name="info" />
            <span>{deposit.clamped}</span>
          </p>
        )}
        <Nearest model={model} field="deposit" set={set} />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...bind('termMonths')}
          options={choices('termMonths', offer.termMonths)}
          hint={<Explained url={page.glossary.term} help={words.termHelp} />}
        />
        <Nearest model={model} field="termMonths" set={set} />
      </div>
      {offer.balloonPercents.length > 0 && (
        <div className={styles.pair}>
          <SelectField
            {...bind('balloonPercent')}
            hint={<Explained url={page.glossary.balloon} help={words.termHelp} />}
            optionalLabel={words.optional}
            options={choices('balloonPercent', offer.balloonPercents)}
          />
          <Nearest model={model} field="balloonPercent" set={set} />
        </div>
      )}
      {offer.annualKilometres.length > 0 && (
        <div className={styles.pair}>
          <SelectField {...bind('annualKilometres')} options={choices('annualKilometres', offer.annualKilometres)} />
          <Nearest model={model} field="annualKilometres" set={set} />
        </div>
      )}
      <Rate props={props} model={model} set={set} field={bind('annualRatePercent')} />
    </div>
  );
}

type RateProps = FieldsProps & {
  field: Pick<Parameters<typeof TextField>[0], 'name' | 'id' | 'label' | 'error'> & {
    value: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
};

/** A list on a card, a typed field with its slider on a page. */
function Rate({ props, model, set, field }: RateProps) {
  const { offer, words, page } = props;
  const { rates } = offer;
  const explained = (text?: string) => (
    <Explained text={text} url={page.glossary['interest-rate']} help={words.termHelp} />
  );
  const nearest = <Nearest model={model} field="annualRatePercent" set={set} />;
  if (rates.kind === 'list') {
    const values = withTyped(rates.percents.map(String), field.value);
    return (
      <div className={styles.pair}>
        <SelectField {...field} hint={explained()} options={values.map((value) => ({ value, label: `${value}%` }))} />
        {nearest}
      </div>
    );
  }
  const { lowest, highest, step } = rates;
  const hint = fillWords(words.rateHint, { lowest: formatPercent(lowest), highest: formatPercent(highest) });
  return (
    <div className={styles.pair}>
      <TextField {...field} inputMode="decimal" autoComplete="off" maxLength={12} hint={explained(hint)} />
      <Slider
        label={words.rateSlider}
        value={Number(field.value.replace(',', '.')) || lowest}
        least={lowest}
        most={highest}
        step={step}
        said={`${field.value}%`}
        onChange={(value) => set('annualRatePercent', value)}
      />
      {nearest}
    </div>
  );
}

/** The nearest value that is offered, one press away. */
function Nearest({ model, field, set }: Pick<FieldsProps, 'model' | 'set'> & { field: PageField }) {
  const nearest = model.errors.find((error) => error.field === field)?.nearest;
  if (!nearest) return null;
  return (
    <button
      className={styles.nearest}
      type="submit"
      name={field}
      value={nearest.value}
      onClick={() => set(field, nearest.value)}
    >
      {nearest.label}
    </button>
  );
}

/** A hint that ends in the way to the glossary. */
function Explained({ text, url, help }: { text?: string; url: string; help: string }) {
  return (
    <>
      {text} <Term href={url}>{help}</Term>
    </>
  );
}

/** What was asked stays in the list, although it is not offered: nothing that was typed is lost. */
function withTyped(values: readonly string[], typed: string): readonly string[] {
  return values.includes(typed) ? values : [typed, ...values];
}

/** Digits (T-202), and what may stand before cents. Without a digit, or with a sign, it stays, so that it can be named. */
function toDigits(typed: string): string {
  return /^\D*$|-/.test(typed) ? typed : typed.replace(/[^\d.,]/g, '');
}
