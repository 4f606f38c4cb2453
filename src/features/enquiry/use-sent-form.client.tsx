'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormErrorCode, Typed, Validated } from '@/domain/form/form-errors';
import type { FieldError } from '@/ui/error-summary';
import type { EnquiryProblem, FormAnswer, FormSeal } from './form-types';
import { forgetOldDrafts } from './kept-drafts.client';

/** The id of a form's summary of errors. */
export const errorSummaryId = 'error-summary';

type SentForm = {
  read: (typed: Typed) => Validated<unknown>;
  errorWords: Partial<Record<FormErrorCode, string>>;
  problemWords: Partial<Record<EnquiryProblem, string>>;
  /** What the server found, when it renders a form again. */
  errors: FieldError[];
  seal: FormSeal;
  /** Fields that may hold several values. */
  lists?: readonly string[];
  /** Called once the site has taken it, before the thanks. */
  onAccepted?: () => void;
};

/**
 * Sends a form by script: checks it with the server's own rules, keeps everything typed whatever happens, moves the
 * focus to the summary of errors, sends once at a time, and goes to the thanks.
 */
export function useSentForm(form: SentForm) {
  const [errors, setErrors] = useState(form.errors);
  const [seal, setSeal] = useState(form.seal);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const mustFocus = useRef(false);

  useEffect(forgetOldDrafts, []);

  useEffect(() => {
    if (!mustFocus.current || errors.length === 0) return;
    mustFocus.current = false;
    document.getElementById(errorSummaryId)?.focus();
  }, [errors]);

  function show(found: FieldError[]) {
    mustFocus.current = true;
    setErrors(found);
  }

  /** Says what is wrong with one field, or that nothing is any more; the focus stays there. */
  function mark(field: string, message: string | null) {
    setErrors((found) => [
      ...found.filter((error) => error.field !== field),
      ...(message === null ? [] : [{ field, message }]),
    ]);
  }

  /** Checks what stands in the form by a rule, and shows what is wrong. */
  function check(element: HTMLFormElement, read = form.read): Validated<unknown> {
    const found = read(toTyped(new FormData(element), form.lists));
    if (found.ok) setErrors([]);
    else show(found.errors.map(({ field, code }) => ({ field, message: form.errorWords[code] ?? code })));
    return found;
  }

  async function send(element: HTMLFormElement, extra: Typed = {}) {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setErrors([]);
    const answer = await post(element, extra).then((first) =>
      workFor(first, seal, (work) => post(element, { ...extra, work })),
    );
    if (answer && 'location' in answer) {
      form.onAccepted?.();
      window.location.assign(answer.location);
      return;
    }
    isSending.current = false;
    setIsBusy(false);
    if (answer?.seal) setSeal(answer.seal);
    show(answer?.errors ?? [{ field: null, message: form.problemWords.offline ?? '' }]);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending.current && check(event.currentTarget).ok) void send(event.currentTarget);
  }

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return { errors, errorOf, seal, isBusy, onSubmit, check, mark, send };
}

/** While very many forms arrive, the site asks for a proof of work: it is made here and the form sent once more. */
async function workFor(
  answer: FormAnswer | null,
  seal: FormSeal,
  sendWith: (work: string) => Promise<FormAnswer | null>,
): Promise<FormAnswer | null> {
  if (!answer || !('needsWork' in answer)) return answer;
  const { findWork } = await import('./proof-of-work.client');
  const work = await findWork(seal);
  return work === null ? answer : sendWith(work);
}

/** Null when the site could not be reached or did not answer as a form does. */
async function post(element: HTMLFormElement, extra: Typed): Promise<FormAnswer | null> {
  const data = new FormData(element);
  for (const [name, value] of Object.entries(extra)) data.set(name, value);
  const hasFile = [...data.values()].some((value) => typeof value !== 'string');
  try {
    const response = await fetch(element.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: hasFile ? data : new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(hasFile ? 120_000 : 30_000),
    });
    return await response.json();
  } catch {
    return null;
  }
}

/** As the server reads it: the first value of a field sent twice, those of a list with commas; a chosen file counts by its name. */
function toTyped(data: FormData, lists: readonly string[] = []): Typed {
  const typed: Record<string, string> = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).map((value) => (typeof value === 'string' ? value : toStoredName(value)));
    typed[name] = lists.includes(name) ? values.join(',') : (values.find((value) => value !== '') ?? '');
  }
  return typed;
}

/** A file that is chosen but not sent has no stored name yet: any will do for the rules. */
function toStoredName({ size, name }: File): string {
  return size > 0 && name ? 'chosen' : '';
}
