import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { Checkbox } from './checkbox';
import { classNames } from './class-names';
import styles from './field.module.css';
import { Icon } from './icon';

type FieldCommon = {
  /** The name that the form sends; also the id, to which the error summary links. */
  name: string;
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
  };

/** A one-line field: label above, hint or error below. */
export function TextField({
  name,
  label,
  hint,
  error,
  optionalLabel,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Frame {...{ name, label, hint, error, optionalLabel, className }}>
      <input className={styles.control} type={type} {...tie(name, hint, error)} {...rest} />
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
  const { name, label, hint, error, optionalLabel, className, options, placeholder, ...rest } = props;
  return (
    <Frame {...{ name, label, hint, error, optionalLabel, className }}>
      <span className={styles.select}>
        <select className={styles.control} {...tie(name, hint, error)} {...rest}>
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
export function CheckboxField({ name, label, hint, error, className, ...rest }: CheckboxFieldProps) {
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.check}>
        <Checkbox {...tie(name, hint, error)} {...rest} />
        <span>{label}</span>
      </label>
      <Below name={name} hint={hint} error={error} />
    </div>
  );
}

function Frame({
  name,
  label,
  hint,
  error,
  optionalLabel,
  className,
  children,
}: FieldCommon & { children: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
      </label>
      {children}
      <Below name={name} hint={hint} error={error} />
    </div>
  );
}

function Below({ name, hint, error }: Pick<FieldCommon, 'name' | 'hint' | 'error'>) {
  if (error) {
    return (
      <p className={styles.error} id={`${name}-error`}>
        <Icon name="error" />
        <span>{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p className={styles.hint} id={`${name}-hint`}>
      {hint}
    </p>
  );
}

/** What ties a control to its label, hint and error. */
function tie(name: string, hint: ReactNode, error: string | null | undefined) {
  const described = error ? `${name}-error` : hint ? `${name}-hint` : undefined;
  return { id: name, name, 'aria-describedby': described, 'aria-invalid': error ? true : undefined };
}

function toOption({ value, label, lang }: SelectOption) {
  return (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  );
}
