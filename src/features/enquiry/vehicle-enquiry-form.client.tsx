'use client';

import type { ChangeEvent, ReactNode } from 'react';
import { phoneCountryOf } from '@/domain/phone/phone-number';
import type { BuyingStep } from '@/domain/vehicle/buying-link';
import { Button } from '@/ui/button';
import { ErrorSummary, type FieldError } from '@/ui/error-summary';
import { SelectField, type SelectOption, TextField } from '@/ui/field';
import type { EnquiryErrorCode, EnquiryProblem, FormSeal, Typed } from './form-types';
import { errorSummaryId, useSentForm } from './use-sent-form.client';
import styles from './vehicle-enquiry-form.module.css';
import { readVehicleEnquiry } from './vehicle-enquiry-schema';

type OptionGroup = { label: string; options: SelectOption[] };

export type VehicleEnquiryFormProps = {
  action: string;
  /** What is asked for. A test drive may have a day and a time. */
  step: BuyingStep;
  /** Known already, or null: the form then offers `vehicles`. */
  vehicle: { modelCode: string; colourCode: string | null } | null;
  /** The colours of a known vehicle whose colour is open. */
  colours: SelectOption[];
  /** The code of the range that `vehicles` is narrowed to. */
  range: string | null;
  vehicles: OptionGroup[];
  countries: SelectOption[];
  provinces: OptionGroup[];
  dealers: OptionGroup[];
  times: SelectOption[];
  /** The first and the last day that can be asked for, as `2026-11-21`. */
  days: { today: string; last: string };
  /** What the fields hold at first. */
  typed: Typed;
  errors: FieldError[];
  seal: FormSeal;
  errorWords: Record<EnquiryErrorCode, string>;
  problemWords: Record<EnquiryProblem, string>;
  labels: Record<
    | 'summary'
    | 'modelCode'
    | 'modelPlaceholder'
    | 'colourCode'
    | 'colourPlaceholder'
    | 'fullName'
    | 'contactCountry'
    | 'contactNumber'
    | 'contactNumberHint'
    | 'emailAddress'
    | 'emailAddressHint'
    | 'province'
    | 'provincePlaceholder'
    | 'dealer'
    | 'dealerPlaceholder'
    | 'preferredDate'
    | 'preferredTime'
    | 'timePlaceholder'
    | 'optional'
    | 'send'
    | 'sending',
    string
  >;
  privacy: ReactNode;
};

/** The request for a quote or a test drive: a form that the server receives as it stands; a script only makes it quicker. */
export function VehicleEnquiryForm(props: VehicleEnquiryFormProps) {
  const { action, step, vehicle, vehicles, countries, provinces, dealers, days, typed, labels, privacy } = props;
  const read = (sent: Typed) => readVehicleEnquiry(sent, days);
  const { errors, errorOf, seal, isBusy, onSubmit } = useSentForm({ ...props, read });
  const optionalField = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    error: errorOf(name) ?? null,
    defaultValue: typed[name] ?? '',
    optionalLabel: labels.optional,
  });
  const field = (name: keyof typeof labels) => ({ ...optionalField(name), optionalLabel: undefined, required: true });
  return (
    <form className={styles.form} action={action} method="post" noValidate onSubmit={onSubmit}>
      <ErrorSummary id={errorSummaryId} title={labels.summary} errors={errors} autoFocus />
      <input type="hidden" name="key" value={seal.key} />
      <input type="hidden" name="token" value={seal.token} />
      <input type="hidden" name="type" value={step} />
      {props.range && <input type="hidden" name="range" value={props.range} />}
      {vehicle ? (
        <>
          <input type="hidden" name="modelCode" value={vehicle.modelCode} />
          {props.colours.length > 0 ? (
            <SelectField
              {...optionalField('colourCode')}
              placeholder={labels.colourPlaceholder}
              options={props.colours}
            />
          ) : (
            <input type="hidden" name="colourCode" value={vehicle.colourCode ?? ''} />
          )}
        </>
      ) : (
        <SelectField {...field('modelCode')} placeholder={labels.modelPlaceholder} options={vehicles} />
      )}
      <TextField {...field('fullName')} autoComplete="name" maxLength={120} />
      <div className={styles.number}>
        <SelectField {...field('contactCountry')} autoComplete="tel-country-code" options={countries} />
        <TextField
          {...field('contactNumber')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          hint={labels.contactNumberHint}
        />
      </div>
      <TextField
        {...field('emailAddress')}
        type="email"
        autoComplete="email"
        maxLength={150}
        hint={labels.emailAddressHint}
      />
      <SelectField
        {...field('province')}
        autoComplete="address-level1"
        placeholder={labels.provincePlaceholder}
        options={provinces}
        onChange={presetCountry}
      />
      <SelectField {...field('dealer')} placeholder={labels.dealerPlaceholder} options={dealers} />
      {step === 'test-drive' && (
        <div className={styles.when}>
          <TextField {...optionalField('preferredDate')} type="date" min={days.today} max={days.last} />
          <SelectField {...optionalField('preferredTime')} placeholder={labels.timePlaceholder} options={props.times} />
        </div>
      )}
      <div className={styles.send}>
        <Button variant="primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? labels.sending : labels.send}
        </Button>
      </div>
      <p className={styles.privacy}>{privacy}</p>
    </form>
  );
}

/** The number's country follows the province as long as no number is typed. */
function presetCountry({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
  const number = currentTarget.form?.elements.namedItem('contactNumber');
  const country = currentTarget.form?.elements.namedItem('contactCountry');
  if (!(number instanceof HTMLInputElement && country instanceof HTMLSelectElement)) return;
  if (number.value === '') country.value = phoneCountryOf(currentTarget.value);
}
