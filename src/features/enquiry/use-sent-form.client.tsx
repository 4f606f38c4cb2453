'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldError } from '@/ui/error-summary';
import type { EnquiryErrorCode, EnquiryProblem, FormAnswer, FormSeal, Typed, Validated } from './form-types';

/** The id of a form's summary of errors. */
export const errorSummaryId = 'error-summary';

type SentForm = {
  read: (typed: Typed) => Validated<unknown>;
  errorWords: Record<EnquiryErrorCode, string>;
  problemWords: Record<EnquiryProblem, string>;
  /** What the server found, when it renders a form again. */
  errors: FieldError[];
  seal: FormSeal;
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

  useEffect(() => {
    if (!mustFocus.current || errors.length === 0) return;
    mustFocus.current = false;
    document.getElementById(errorSummaryId)?.focus();
  }, [errors]);

  function show(found: FieldError[]) {
    mustFocus.current = true;
    setErrors(found);
  }

  async function send(element: HTMLFormElement, typed: Typed) {
    const answer = await post(element.action, typed);
    if (answer && 'location' in answer) {
      window.location.assign(answer.location);
      return;
    }
    isSending.current = false;
    setIsBusy(false);
    if (answer?.seal) setSeal(answer.seal);
    show(answer?.errors ?? [{ field: null, message: form.problemWords.offline }]);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const typed = toTyped(new FormData(event.currentTarget));
    const read = form.read(typed);
    if (!read.ok) {
      show(read.errors.map(({ field, code }) => ({ field, message: form.errorWords[code] })));
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    setErrors([]);
    void send(event.currentTarget, typed);
  }

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return { errors, errorOf, seal, isBusy, onSubmit };
}

/** Null when the site could not be reached or did not answer as a form does. */
async function post(address: string, typed: Typed): Promise<FormAnswer | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(typed),
      signal: AbortSignal.timeout(30_000),
    });
    return await response.json();
  } catch {
    return null;
  }
}

function toTyped(data: FormData): Typed {
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
