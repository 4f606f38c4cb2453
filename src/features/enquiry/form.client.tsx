'use client';

import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fileProblem } from '@/domain/form/file-rule';
import type { Form } from '@/domain/form/form';
import type { FormErrorCode, Typed } from '@/domain/form/form-errors';
import { readForm } from '@/domain/form/read-form';
import { phoneCountryOf } from '@/domain/phone/phone-number';
import { Button } from '@/ui/button';
import { ErrorSummary, type FieldError } from '@/ui/error-summary';
import { AddressDialog } from './address-dialog.client';
import { KeptDraft, keepDraft } from './draft.client';
import styles from './enquiry-form.module.css';
import { FormFields } from './form-fields.client';
import fieldStyles from './form-fields.module.css';
import type { FieldView, ProblemWords } from './form-model';
import type { FormSeal } from './form-types';
import { forgetDraft } from './kept-drafts.client';
import { SealFields } from './seal-fields';
import { errorSummaryId, useSentForm } from './use-sent-form.client';

export type FormIslandProps = {
  form: Form;
  action: string;
  views: FieldView[];
  /** What the fields hold at first. */
  typed: Typed;
  errors: FieldError[];
  seal: FormSeal;
  /** Which step is open; a form of one step has the second only in name. */
  step: 1 | 2;
  /** Without a script: the page asks whether the address is right before it is sent. */
  asksAddress: boolean;
  /** The day in Johannesburg. */
  today: string;
  errorWords: Partial<Record<FormErrorCode, string>>;
  problemWords: ProblemWords;
  labels: {
    summary: string;
    optional: string;
    send: string;
    sending: string;
    next: string;
    back: string;
    steps: { one: string; two: string } | null;
    keptFile: ReactNode;
    draft: { kept: string; clear: string };
    address: { title: string; lead: string; yes: string; no: string };
  };
  privacy: ReactNode;
};

/**
 * Any form of ours: the server receives it as it stands, in two steps where it has two; a script makes it quicker, and
 * keeps what is typed on the device where the form allows it.
 */
export function FormIsland(props: FormIslandProps) {
  const { form, action, views, typed, labels, today, privacy } = props;
  const hasSteps = labels.steps !== null;
  const [step, setStep] = useState(hasSteps ? props.step : 2);
  const [asking, setAsking] = useState(props.asksAddress ? (typed[form.contact.email] ?? '') : null);
  const element = useRef<HTMLFormElement>(null);
  const { errors, errorOf, seal, isBusy, check, mark, send } = useSentForm({
    ...props,
    read: (sent) => readForm(form, sent, { today }),
    lists: form.fields.filter(({ kind }) => kind === 'choices').map(({ name }) => name),
    onAccepted: () => forgetDraft(form),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const go = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    if (isBusy) return;
    if (go === 'back') openStep(1);
    else if (go === 'next') goOn(event.currentTarget);
    else submit(event.currentTarget);
  }

  function goOn(sent: HTMLFormElement) {
    if (check(sent, (inIt) => readForm(form, inIt, { today, step: 1 })).ok) openStep(2);
  }

  function submit(sent: HTMLFormElement) {
    const read = check(sent);
    if (!read.ok) {
      if (hasSteps && read.errors.some(({ field }) => stepOf(form, field) === 1)) setStep(1);
      return;
    }
    const data = new FormData(sent);
    const isSure = !form.asksWhetherAddressIsRight || data.has('marketingConsent');
    if (isSure) void send(sent);
    else setAsking(String(data.get(form.contact.email) ?? ''));
  }

  /** The button that was pressed is gone: the focus goes to the step's title. */
  function openStep(next: 1 | 2) {
    flushSync(() => setStep(next));
    element.current
      ?.querySelector<HTMLElement>(':scope > fieldset:not([hidden]) > legend')
      ?.focus({ preventScroll: true });
    element.current?.closest('section, main')?.scrollIntoView({ block: 'start' });
  }

  function correctAddress() {
    if (hasSteps) flushSync(() => setStep(stepOf(form, form.contact.email)));
    document.getElementById(form.contact.email)?.focus();
  }

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const field: unknown = target;
    if (field instanceof HTMLInputElement && field.type === 'file') checkFile(field);
    if (field instanceof HTMLSelectElement) presetCountry(form, field);
    if (form.isKeptOnDevice && element.current) keepDraft(form, element.current);
  }

  /** A wrong one is said at once, as stated (D-255, T-140): the file is let go, everything else stays. */
  function checkFile(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (!file || !form.file) return;
    const problem = fileProblem(form.file.kind, file);
    const message = problem && (props.errorWords[problem] ?? problem);
    if (message) {
      input.value = '';
      window.alert(message);
    }
    mark(input.name, message);
  }

  const shared = { typed, errorOf, optionalLabel: labels.optional, keptFile: labels.keptFile };
  const ofStep = (wanted: 1 | 2) => views.filter(({ field }) => !hasSteps || (field.step ?? 1) === wanted);
  return (
    <form
      ref={element}
      className={styles.form}
      action={action}
      method="post"
      encType={form.file ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <ErrorSummary id={errorSummaryId} title={labels.summary} errors={toSummary(errors, props)} autoFocus />
      {form.isKeptOnDevice && <KeptDraft form={form} labels={labels.draft} isFresh={props.errors.length === 0} />}
      <SealFields seal={seal} />
      {labels.steps ? (
        <>
          <fieldset className={styles.step} hidden={step !== 1}>
            <legend className={fieldStyles.legend} tabIndex={-1}>
              {labels.steps.one}
            </legend>
            <FormFields {...shared} views={ofStep(1)} />
          </fieldset>
          <fieldset className={styles.step} hidden={step !== 2}>
            <legend className={fieldStyles.legend} tabIndex={-1}>
              {labels.steps.two}
            </legend>
            <FormFields {...shared} views={ofStep(2)} />
          </fieldset>
        </>
      ) : (
        <FormFields {...shared} views={views} />
      )}
      <AddressDialog
        labels={labels.address}
        address={asking}
        onAnswer={(isRight) => {
          setAsking(null);
          if (!isRight) correctAddress();
          // The stated pause (D-277).
          else setTimeout(() => element.current && void send(element.current, { addressConfirmed: 'yes' }), 500);
        }}
      />
      <div className={styles.send}>
        {hasSteps && step === 1 ? (
          <Button key="next" variant="primary" type="submit" name="go" value="next">
            {labels.next}
          </Button>
        ) : (
          <Button key="send" variant="primary" type="submit" aria-disabled={isBusy}>
            {isBusy ? labels.sending : labels.send}
          </Button>
        )}
        {hasSteps && step === 2 && (
          <Button type="submit" name="go" value="back">
            {labels.back}
          </Button>
        )}
      </div>
      <p className={styles.privacy}>{privacy}</p>
    </form>
  );
}

/** Some fields share their messages: the summary says which field each is about. */
function toSummary(errors: FieldError[], { views, errorWords }: FormIslandProps): FieldError[] {
  return errors.map((error) => {
    const view = views.find(({ field }) => field.name === error.field);
    const isShared = view && (view.legend || error.message === errorWords.fieldRequired);
    return isShared ? { ...error, message: `${view.label}: ${error.message}` } : error;
  });
}

function stepOf(form: Form, name: string): 1 | 2 {
  return form.fields.find((field) => field.name === name)?.step ?? 1;
}

/** The number's country follows the province as long as no number is typed. */
function presetCountry({ contact: { province, number } }: Form, select: HTMLSelectElement) {
  if (select.name !== province || !number) return;
  const typed = select.form?.elements.namedItem(number);
  const country = select.form?.elements.namedItem('contactCountry');
  if (!(typed instanceof HTMLInputElement && country instanceof HTMLSelectElement)) return;
  if (typed.value === '') country.value = phoneCountryOf(select.value);
}
