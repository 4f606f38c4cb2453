import type { Form, FormField } from '@/domain/form/form';

/** What is typed stays on the device for a day (decisions 2). */
const lifeMs = 24 * 60 * 60 * 1_000;

const prefix = 'forecourt-form:';

export type Draft = { atMs: number; values: [string, string][] };

/** What a person fills in. */
export function typedFieldsOf({ fields }: Form): FormField[] {
  return fields.filter(({ kind, isCarried }) => kind !== 'file' && !isCarried);
}

/** What is agreed to is asked anew each time: nothing is preselected (decisions 2), and the next person may be another. */
export function keptFieldsOf(form: Form): FormField[] {
  return typedFieldsOf(form).filter(({ kind, onlyWith }) => kind !== 'tick' && onlyWith === undefined);
}

export function writeDraft({ name }: Form, values: Draft['values']) {
  const draft: Draft = { atMs: Date.now(), values };
  tryTo(() => localStorage.setItem(prefix + name, JSON.stringify(draft)));
}

export function readDraft({ name }: Form): Draft | null {
  return tryTo(() => toDraft(localStorage.getItem(prefix + name)));
}

export function forgetDraft({ name }: Form) {
  tryTo(() => localStorage.removeItem(prefix + name));
}

/** Removes the drafts of every form that have had their day; whichever form is opened does it. */
export function forgetOldDrafts() {
  tryTo(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    for (const name of names) if (!toDraft(localStorage.getItem(name))) localStorage.removeItem(name);
  });
}

/** Null when it is too old, or none. */
function toDraft(kept: string | null): Draft | null {
  const draft: Draft | null = tryTo(() => JSON.parse(kept ?? 'null'));
  return draft && Date.now() - draft.atMs <= lifeMs ? draft : null;
}

/** A device that keeps nothing is no reason to stop: storage is off or full. */
function tryTo<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
