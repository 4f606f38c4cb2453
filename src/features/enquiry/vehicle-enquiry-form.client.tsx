'use client';

import type { ReactNode } from 'react';
import type { FormErrorCode, Typed } from '@/domain/form/form-errors';
import type { BuyingStep } from '@/domain/vehicle/buying-link';
import { Button } from '@/ui/button';
import { ErrorSummary, type FieldError } from '@/ui/error-summary';
import { SelectField, type SelectOption, TextField } from '@/ui/field';
import { type ContactLabel, ContactPart, type OptionGroup, toField } from './contact-part.client';
import styles from './enquiry-form.module.css';
import type { EnquiryProblem, FormSeal } from './form-types';
import { SealFields } from './seal-fields';
import { errorSummaryId, useSentForm } from './use-sent-form.client';
import { readVehicleEnquiry } from './vehicle-enquiry-schema';

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
  errorWords: Record<FormErrorCode, string>;
  problemWords: Record<EnquiryProblem, string>;
  labels: Record<
    | ContactLabel
    | 'summary'
    | 'modelCode'
    | 'modelPlaceholder'
    | 'colourCode'
    | 'colourPlaceholder'
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
  const { action, step, vehicle, vehicles, days, typed, labels, privacy } = props;
  const read = (sent: Typed) => readVehicleEnquiry(sent, days);
  const { errors, errorOf, seal, isBusy, onSubmit } = useSentForm({ ...props, read });
  const optional = { optionalLabel: labels.optional };
  const optionalField = (name: keyof typeof labels) => toField({ name, labels, typed, errorOf }, optional);
  return (
    <form className={styles.form} action={action} method="post" noValidate onSubmit={onSubmit}>
      <ErrorSummary id={errorSummaryId} title={labels.summary} errors={errors} autoFocus />
      <SealFields seal={seal} />
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
        <SelectField
          {...toField({ name: 'modelCode', labels, typed, errorOf })}
          placeholder={labels.modelPlaceholder}
          options={vehicles}
        />
      )}
      <ContactPart {...props} errorOf={errorOf} />
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
