import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { Checkbox } from './checkbox';
import { classNames } from './class-names';
import styles from './field.module.css';
import { Icon } from './icon';

export type FieldCommon = {
  /** The name that the form sends. */
  name: string;
  /** To which the error summary links; else the name. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Takes the place of the hint. */
  error?: string | null;
  /** Said after the label of a field that may stay empty, as in "(optional)". */
  optionalLabel?: string;
  className?: string;
};

type TextFieldProps = FieldCommon &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'children'> & {
    type?: 'text' | 'tel' | 'email' | 'number' | 'date' | 'search' | 'password';
    /** Stands in the field before what is typed, as the currency does. */
    prefix?: string;
  };

/** A one-line field: label above, hint or error below. */
export function TextField({
  name,
  label,
  hint,
  error,
  optionalLabel,
  className,
  id = name,
  type = 'text',
  prefix,
  ...rest
}: TextFieldProps) {
  const input = <input className={styles.control} name={name} type={type} {...tie(id, hint, error)} {...rest} />;
  return (
    <Frame {...{ id, label, hint, error, optionalLabel, className }}>
      {prefix ? (
        <span className={styles.prefixed}>
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
    </Frame>
  );
}

export type SelectOption = { value: string; label: string; lang?: string };

type SelectFieldProps = FieldCommon &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'children'> & {
    options: (SelectOption | { label: string; options: SelectOption[] })[];
    /** The first, empty choice, as in "Choose a province". */
    placeholder?: string;
  };

/** The browser's own list, dressed. Options may stand in named groups. */
export function SelectField(props: SelectFieldProps) {
  const { name, id = name, label, hint, error, optionalLabel, className, options, placeholder, ...rest } = props;
  return (
    <Frame {...{ id, label, hint, error, optionalLabel, className }}>
      <span className={styles.select}>
        <select className={styles.control} name={name} {...tie(id, hint, error)} {...rest}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(option)
            ),
          )}
        </select>
        <Icon name="down" className={styles.down} />
      </span>
    </Frame>
  );
}

type CheckboxFieldProps = Omit<FieldCommon, 'optionalLabel'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type' | 'children'>;

/** One box to tick, its words beside it. Never ticked beforehand for a consent. */
export function CheckboxField({ name, id = name, label, hint, error, className, ...rest }: CheckboxFieldProps) {
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.check}>
        <Checkbox name={name} {...tie(id, hint, error)} {...rest} />
        <span>{label}</span>
      </label>
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

/** A label above a control, its hint or error below. */
export function Frame({
  id,
  label,
  hint,
  error,
  optionalLabel,
  className,
  children,
}: Omit<FieldCommon, 'name' | 'id'> & { id: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
      </label>
      {children}
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

/** What is wrong with a field, or else its hint. */
export function Below({ id, hint, error }: Pick<FieldCommon, 'hint' | 'error'> & { id: string }) {
  if (error) {
    return (
      <p className={styles.error} id={`${id}-error`}>
        <Icon name="error" />
        <span>{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  );
}

/** What ties a control to its label, hint and error. */
export function tie(id: string, hint: ReactNode, error: string | null | undefined) {
  return { id, 'aria-describedby': describedBy(id, hint, error), 'aria-invalid': error ? true : undefined };
}

export function describedBy(id: string, hint: ReactNode, error: string | null | undefined): string | undefined {
  return error ? `${id}-error` : hint ? `${id}-hint` : undefined;
}

function toOption({ value, label, lang }: SelectOption) {
  return (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  );
}
