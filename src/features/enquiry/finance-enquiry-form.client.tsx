'use client';

import type { ReactNode } from 'react';
import type { FormErrorCode, Typed } from '@/domain/form/form-errors';
import { Button } from '@/ui/button';
import { ErrorSummary, type FieldError } from '@/ui/error-summary';
import { SelectField, type SelectOption, TextField } from '@/ui/field';
import { type ContactLabel, ContactPart, type OptionGroup, toField } from './contact-part.client';
import styles from './enquiry-form.module.css';
import { type FinanceEnquirySetting, readFinanceEnquiryForm } from './finance-enquiry-schema';
import type { EnquiryProblem, FormSeal } from './form-types';
import { SealFields } from './seal-fields';
import { errorSummaryId, useSentForm } from './use-sent-form.client';

export type FinanceEnquiryFormProps = {
  action: string;
  setting: FinanceEnquirySetting;
  /** What the link carried, sent on as it is: the server works it out again. */
  carried: Typed;
  /** To choose from where the link carried nothing; null otherwise. */
  vehicles: OptionGroup[] | null;
  countries: SelectOption[];
  provinces: OptionGroup[];
  /** To choose from; null on a dealer's own site. */
  dealers: OptionGroup[] | null;
  /** What the fields hold at first. */
  typed: Typed;
  errors: FieldError[];
  seal: FormSeal;
  errorWords: Record<FormErrorCode, string>;
  problemWords: Record<EnquiryProblem, string>;
  labels: Record<
    ContactLabel | 'summary' | 'vehicle' | 'vehiclePlaceholder' | 'companyName' | 'optional' | 'send' | 'sending',
    string
  >;
  privacy: ReactNode;
};

/** An enquiry about finance: whom to answer, and for a business its name. The server receives it as it stands. */
export function FinanceEnquiryForm(props: FinanceEnquiryFormProps) {
  const { action, setting, carried, vehicles, typed, labels, privacy } = props;
  const read = (sent: Typed) => readFinanceEnquiryForm(sent, setting);
  const { errors, errorOf, seal, isBusy, onSubmit } = useSentForm({ ...props, read });
  return (
    <form className={styles.form} action={action} method="post" noValidate onSubmit={onSubmit}>
      <ErrorSummary id={errorSummaryId} title={labels.summary} errors={errors} autoFocus />
      <SealFields seal={seal} />
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {vehicles && (
        <SelectField
          {...toField({ name: 'vehicle', labels, typed, errorOf }, { optionalLabel: labels.optional })}
          placeholder={labels.vehiclePlaceholder}
          options={vehicles}
        />
      )}
      {setting.isBusiness && (
        <TextField
          {...toField({ name: 'companyName', labels, typed, errorOf })}
          autoComplete="organization"
          maxLength={120}
        />
      )}
      <ContactPart {...props} errorOf={errorOf} />
      <div className={styles.send}>
        <Button variant="primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? labels.sending : labels.send}
        </Button>
      </div>
      <p className={styles.privacy}>{privacy}</p>
    </form>
  );
}
