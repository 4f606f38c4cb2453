'use client';

import { useEffect, useRef, useState } from 'react';
import type { Form, FormField } from '@/domain/form/form';
import styles from './enquiry-form.module.css';
import { type Draft, forgetDraft, keptFieldsOf, readDraft, typedFieldsOf, writeDraft } from './kept-drafts.client';

type KeptDraftProps = {
  form: Form;
  labels: { kept: string; clear: string };
  /** Nothing was sent yet: what was typed before is put back. */
  isFresh: boolean;
};

/** Puts back what was typed on this device, says so, and clears it when asked. */
export function KeptDraft({ form, labels, isFresh }: KeptDraftProps) {
  const note = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const draft = readDraft(form);
    const element = note.current?.closest('form');
    if (!draft || !element || !isFresh) return;
    putBack(form, element, draft);
    setIsShown(true);
  }, [form, isFresh]);

  function clear() {
    forgetDraft(form);
    const element = note.current?.closest('form');
    for (const control of element ? controlsOf(typedFieldsOf(form), element) : []) {
      if (control instanceof HTMLInputElement && isBox(control)) control.checked = false;
      else control.value = '';
    }
    setIsShown(false);
  }

  return (
    <div ref={note} className={styles.draft} hidden={!isShown}>
      <p>{labels.kept}</p>
      <button className={styles.clear} type="button" onClick={clear}>
        {labels.clear}
      </button>
    </div>
  );
}

/** Keeps what stands in the form, but for files, what the link brought and what is agreed to. */
export function keepDraft(form: Form, element: HTMLFormElement) {
  const values = controlsOf(keptFieldsOf(form), element).flatMap((control): [string, string][] => {
    const isOff = control instanceof HTMLInputElement && isBox(control) && !control.checked;
    return isOff || control.value === '' ? [] : [[control.name, control.value]];
  });
  writeDraft(form, values);
}

function putBack(form: Form, element: HTMLFormElement, { values }: Draft) {
  for (const control of controlsOf(keptFieldsOf(form), element)) {
    if (control instanceof HTMLInputElement && isBox(control)) {
      control.checked = values.some(([name, value]) => name === control.name && value === control.value);
    } else {
      const kept = values.find(([name]) => name === control.name);
      if (kept && control.value === '') control.value = kept[1];
    }
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(fields: readonly FormField[], element: HTMLFormElement): Control[] {
  const names = fields.map(({ name }) => name);
  return [...element.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.type !== 'hidden' &&
      names.includes(control.name),
  );
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
