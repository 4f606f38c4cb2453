'use client';

import { useEffect, useRef, useState } from 'react';
import type { Form } from '@/domain/form/form';
import { fillWords } from '@/i18n/fill-words';
import styles from './enquiry-form.module.css';

/** What is typed stays on the device for a day (decisions 2). */
const lifeMs = 24 * 60 * 60 * 1_000;

type Draft = { atMs: number; values: [string, string][] };

type KeptDraftProps = {
  form: Form;
  labels: { kept: string; clear: string };
  /** Nothing was sent yet: what was typed before is put back. */
  isFresh: boolean;
};

/** Puts back what was typed on this device, says so, and clears it when asked. */
export function KeptDraft({ form, labels, isFresh }: KeptDraftProps) {
  const note = useRef<HTMLDivElement>(null);
  const [untilMs, setUntilMs] = useState<number | null>(null);

  useEffect(() => {
    const draft = readDraft(form);
    const element = note.current?.closest('form');
    if (!draft || !element || !isFresh) return;
    putBack(form, element, draft);
    setUntilMs(draft.atMs + lifeMs);
  }, [form, isFresh]);

  function clear() {
    forgetDraft(form);
    const element = note.current?.closest('form');
    for (const control of element ? typedControls(form, element) : []) {
      if (control instanceof HTMLInputElement && isBox(control)) control.checked = false;
      else control.value = '';
    }
    setUntilMs(null);
  }

  const until = untilMs && new Date(untilMs).toLocaleString('en-ZA', { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div ref={note} className={styles.draft} hidden={!until}>
      <p>{fillWords(labels.kept, { time: until || '' })}</p>
      <button className={styles.clear} type="button" onClick={clear}>
        {labels.clear}
      </button>
    </div>
  );
}

/** Keeps what stands in the form, but for files and what the link brought. */
export function keepDraft(form: Form, element: HTMLFormElement) {
  const values = typedControls(form, element).flatMap((control): [string, string][] => {
    const isOff = control instanceof HTMLInputElement && isBox(control) && !control.checked;
    return isOff || control.value === '' ? [] : [[control.name, control.value]];
  });
  write(() => localStorage.setItem(keyOf(form), JSON.stringify({ atMs: Date.now(), values } satisfies Draft)));
}

export function forgetDraft(form: Form) {
  write(() => localStorage.removeItem(keyOf(form)));
}

function readDraft(form: Form): Draft | null {
  try {
    const draft: Draft | null = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
    if (!draft || Date.now() - draft.atMs > lifeMs) {
      forgetDraft(form);
      return null;
    }
    return draft;
  } catch {
    return null;
  }
}

function putBack(form: Form, element: HTMLFormElement, { values }: Draft) {
  for (const control of typedControls(form, element)) {
    if (control instanceof HTMLInputElement && isBox(control)) {
      control.checked = values.some(([name, value]) => name === control.name && value === control.value);
    } else {
      const kept = values.find(([name]) => name === control.name);
      if (kept && control.value === '') control.value = kept[1];
    }
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a person fills in. */
function typedControls(form: Form, element: HTMLFormElement): Control[] {
  const names = form.fields.filter(({ kind, isCarried }) => kind !== 'file' && !isCarried).map(({ name }) => name);
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

function keyOf({ name }: Form): string {
  return `forecourt-form:${name}`;
}

/** A device that keeps nothing is no reason to stop. */
function write(act: () => void) {
  try {
    act();
  } catch {
    // Storage is off or full.
  }
}
