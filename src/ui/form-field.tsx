import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Below, describedBy, type FieldCommon, Frame, type SelectOption, tie } from './field';
import styles from './field.module.css';

type TextAreaFieldProps = FieldCommon & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'children'>;

/** A field of several lines; grows with what is typed where the browser can. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, id = name, label, hint, error, optionalLabel, className, ...rest } = props;
  return (
    <Frame {...{ id, label, hint, error, optionalLabel, className }}>
      <textarea
        className={classNames(styles.control, styles.area)}
        name={name}
        rows={4}
        {...tie(id, hint, error)}
        {...rest}
      />
    </Frame>
  );
}

type FileFieldProps = FieldCommon &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type' | 'children'> & {
    /** Says that a file was received already, which stays unless another one is chosen. */
    kept?: ReactNode;
  };

/** The browser's own way to choose a file. */
export function FileField(props: FileFieldProps) {
  const { name, id = name, label, hint, error, optionalLabel, className, kept, ...rest } = props;
  return (
    <Frame {...{ id, label, hint, error, optionalLabel, className }}>
      {kept && <p className={styles.kept}>{kept}</p>}
      <input
        className={classNames(styles.control, styles.file)}
        name={name}
        type="file"
        {...tie(id, hint, error)}
        {...rest}
      />
    </Frame>
  );
}

type GroupFieldProps = FieldCommon & {
  /** One of them, or any number. */
  type: 'radio' | 'checkbox';
  options: SelectOption[];
  /** The values that are chosen at first. */
  chosen: readonly string[];
};

/** Few choices, all in sight, under one question. */
export function GroupField(props: GroupFieldProps) {
  const { name, id = name, label, hint, error, optionalLabel, className, type, options, chosen } = props;
  return (
    <fieldset
      className={classNames(styles.field, styles.group, className)}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className={styles.label}>
        {label}
        {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
      </legend>
      {options.map(({ value, label: words, lang }, index) => (
        <label key={value} className={styles.check} lang={lang}>
          <input
            className={styles.choice}
            type={type}
            name={name}
            value={value}
            // The summary of errors leads to the first of them.
            id={index === 0 ? id : undefined}
            defaultChecked={chosen.includes(value)}
          />
          <span>{words}</span>
        </label>
      ))}
      <Below id={id} hint={hint} error={error} />
    </fieldset>
  );
}
