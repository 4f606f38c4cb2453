'use client';

import type { ReactNode } from 'react';
import type { Typed } from '@/domain/form/form-errors';
import { isTicked } from '@/domain/form/read-form';
import { CheckboxField, SelectField, TextField } from '@/ui/field';
import { FileField, GroupField, TextAreaField } from '@/ui/form-field';
import styles from './form-fields.module.css';
import type { FieldView } from './form-model';

type FormFieldsProps = {
  views: FieldView[];
  typed: Typed;
  errorOf: (field: string) => string | undefined;
  optionalLabel: string;
  /** What is said of a file that was received already. */
  keptFile: ReactNode;
};

/** The fields of a form, or of one of its steps, each by its kind, those of a group under its legend. */
export function FormFields(props: FormFieldsProps) {
  return inGroups(props.views).map(({ legend, views }) =>
    legend === null ? (
      <Fields key={views[0]?.field.name} {...props} views={views} />
    ) : (
      <fieldset key={legend} className={styles.group}>
        <legend className={styles.legend}>{legend}</legend>
        <Fields {...props} views={views} />
      </fieldset>
    ),
  );
}

/** Fields that follow each other and have the same legend. */
function inGroups(views: FieldView[]): { legend: string | null; views: FieldView[] }[] {
  const groups: { legend: string | null; views: FieldView[] }[] = [];
  for (const view of views) {
    const last = groups.at(-1);
    if (last?.legend === view.legend) last.views.push(view);
    else groups.push({ legend: view.legend, views: [view] });
  }
  return groups;
}

/** What a box reveals stands with it. */
function Fields(props: FormFieldsProps) {
  const { views } = props;
  return views
    .filter((view) => !belongsTo(view, views))
    .map((view) => {
      const { name, kind } = view.field;
      const others = views.filter((other) => belongsTo(other, views) === name);
      const own = <OneField key={name} {...props} view={view} />;
      if (others.length === 0) return own;
      const rest = others.map((other) => <OneField key={other.field.name} {...props} view={other} />);
      return (
        <div key={name} className={kind === 'phoneCountry' ? styles.number : styles.revealing}>
          {own}
          {kind === 'phoneCountry' ? rest : <div className={styles.revealed}>{rest}</div>}
        </div>
      );
    });
}

/** The field that this one stands with: the box that reveals it, or the country of its number. */
function belongsTo({ field: { onlyWith, countryFrom } }: FieldView, views: FieldView[]): string | undefined {
  if (onlyWith) return onlyWith;
  return views.find(({ field }) => field.name === countryFrom && field.kind === 'phoneCountry')?.field.name;
}

function OneField({ view, typed, errorOf, optionalLabel, keptFile }: FormFieldsProps & { view: FieldView }) {
  const { field, label, hint } = view;
  const { name, kind } = field;
  const value = typed[name] ?? '';
  if (view.isUnseen) return <input type="hidden" name={name} value={value} />;
  const own = { name, label, hint, error: errorOf(name) ?? null };
  const common = { ...own, optionalLabel: mayStayEmpty(field) ? optionalLabel : undefined };
  const control = { ...common, autoComplete: field.autoComplete, required: field.required !== undefined };
  switch (kind) {
    case 'tick':
      return <CheckboxField {...own} value="on" defaultChecked={isTicked(value)} required={control.required} />;
    case 'choices':
      return <GroupField {...common} type="checkbox" options={flat(view)} chosen={value.split(',')} />;
    case 'paragraph':
      return <TextAreaField {...control} defaultValue={value} maxLength={field.most ?? 2_000} />;
    case 'file':
      return <KeptFileField {...control} accept={view.accept} kept={value ? { value, words: keptFile } : null} />;
    case 'choice':
    case 'code':
    case 'province':
    case 'phoneCountry':
      if (kind === 'choice' && flat(view).length <= 3) {
        return <GroupField {...common} type="radio" options={flat(view)} chosen={[value]} />;
      }
      return <SelectField {...control} {...listOf(view)} defaultValue={value} />;
    default:
      return <TextField {...control} {...inputOf(view)} defaultValue={value} />;
  }
}

type KeptFileFieldProps = Omit<Parameters<typeof FileField>[0], 'kept'> & {
  /** The stored name of what was received already. */
  kept: { value: string; words: ReactNode } | null;
};

function KeptFileField({ kept, required, ...rest }: KeptFileFieldProps) {
  return (
    <>
      {kept && <input type="hidden" name={rest.name} value={kept.value} />}
      <FileField {...rest} required={required && !kept} kept={kept?.words} />
    </>
  );
}

function listOf({ field, options = [], placeholder = '' }: FieldView) {
  return field.kind === 'phoneCountry' ? { options } : { options, placeholder };
}

/** A box and a list that has a value at first need not say so. */
function mayStayEmpty({ kind, required }: FieldView['field']): boolean {
  return required === undefined && kind !== 'tick' && kind !== 'phoneCountry';
}

/** How a one-line field is typed in. */
function inputOf({ field, days }: FieldView) {
  switch (field.kind) {
    case 'email':
      return { type: 'email', maxLength: field.most ?? 150 } as const;
    case 'phone':
      return { type: 'tel', maxLength: field.most ?? 40 } as const;
    case 'number':
      return { type: 'number', inputMode: 'numeric', min: 0, max: field.most, step: 1 } as const;
    case 'day':
      return { type: 'date', min: days?.first, max: days?.last } as const;
    default:
      return { type: 'text', maxLength: field.most ?? (field.kind === 'line' ? 200 : 120) } as const;
  }
}

function flat({ options = [] }: FieldView) {
  return options.flatMap((option) => ('options' in option ? option.options : [option]));
}
