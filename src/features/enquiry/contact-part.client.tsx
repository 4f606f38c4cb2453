'use client';

import type { ChangeEvent } from 'react';
import type { Typed } from '@/domain/form/form-errors';
import { phoneCountryOf } from '@/domain/phone/phone-number';
import { SelectField, type SelectOption, TextField } from '@/ui/field';
import styles from './form-fields.module.css';

export type OptionGroup = { label: string; options: SelectOption[] };

export type ContactLabel =
  | 'fullName'
  | 'contactCountry'
  | 'contactNumber'
  | 'contactNumberHint'
  | 'emailAddress'
  | 'emailAddressHint'
  | 'province'
  | 'provincePlaceholder'
  | 'dealer'
  | 'dealerPlaceholder';

type ContactPartProps = {
  countries: SelectOption[];
  provinces: OptionGroup[];
  /** To choose from; null where the dealer is known. */
  dealers: OptionGroup[] | null;
  /** What the fields hold at first. */
  typed: Typed;
  errorOf: (field: string) => string | undefined;
  labels: Record<ContactLabel, string>;
};

/** How somebody is reached, and by which dealer: the fields of every form. */
export function ContactPart({ countries, provinces, dealers, typed, errorOf, labels }: ContactPartProps) {
  const field = (name: ContactLabel) => toField({ name, labels, typed, errorOf });
  return (
    <>
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
      {dealers && <SelectField {...field('dealer')} placeholder={labels.dealerPlaceholder} options={dealers} />}
    </>
  );
}

type NamedField<Name extends string> = {
  name: Name;
  labels: Record<Name, string>;
  typed: Typed;
  errorOf: (field: string) => string | undefined;
};

/** What a field of a form shows: its label, what it holds and what is wrong with it. One that may stay empty says so. */
export function toField<Name extends string>(
  { name, labels, typed, errorOf }: NamedField<Name>,
  { optionalLabel }: { optionalLabel?: string } = {},
) {
  return {
    name,
    label: labels[name],
    error: errorOf(name) ?? null,
    defaultValue: typed[name] ?? '',
    optionalLabel,
    required: optionalLabel === undefined,
  };
}

/** The number's country follows the province as long as no number is typed. */
function presetCountry({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
  const number = currentTarget.form?.elements.namedItem('contactNumber');
  const country = currentTarget.form?.elements.namedItem('contactCountry');
  if (!(number instanceof HTMLInputElement && country instanceof HTMLSelectElement)) return;
  if (number.value === '') country.value = phoneCountryOf(currentTarget.value);
}
