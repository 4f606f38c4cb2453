import type { Form } from '@/domain/form/form';
import type { FieldProblem, Typed } from '@/domain/form/form-errors';
import { getWords } from '@/i18n/messages';
import { isRecord } from '@/lib/is-record';
import { askedByThePage, nameInApi } from './form-schema';
import type { Fault } from './loopback-filter';
import type { Problem } from './problem';

/**
 * A form's fields as its page would have sent them, out of a body of JSON; of a special they may stand in `content`, too
 * (D§3). Whatever else came along is not looked at: recipients never come from here.
 */
export function readTyped(form: Form, body: unknown): { typed: Typed; faults: Fault[] } {
  const given = isRecord(body) ? body : {};
  const flat = isRecord(given.content) ? { ...given.content, ...given } : given;
  const typed: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const { name } of form.fields) {
    const inApi = nameInApi(form, { name });
    const value = toText(flat[inApi] ?? flat[name]);
    if (value === null) faults.push({ location: inApi, message: 'must be text, a number, true, false, or a list' });
    else if (value !== undefined || !askedByThePage.has(name)) typed[name] = value ?? '';
  }
  return { typed, faults };
}

/** The form without what only its page asks: a client that said nothing of it is not recorded as having said so. */
export function withoutUnsaid(form: Form, typed: Typed): Form {
  return { ...form, fields: form.fields.filter(({ name }) => !askedByThePage.has(name) || typed[name] !== undefined) };
}

/** What a page would have sent for it; undefined: nothing was said; null: nothing that a field takes. */
function toText(value: unknown): string | undefined | null {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return null;
  const all = value.map((one) => (Array.isArray(one) ? null : toText(one)));
  return all.every((one) => typeof one === 'string') ? all.join(',') : null;
}

/** What is wrong with which field, in the stated words. */
export function toFaults(form: Form, errors: readonly FieldProblem[]): Fault[] {
  const words = getWords('en', 'enquiry');
  return errors.map(({ field, code }) => ({
    location: nameInApi(form, { name: field }),
    message: words(`errors.${code}`),
  }));
}

export function refuseFields(errors: readonly Fault[]): { ok: false; error: Problem } {
  const detail = `Not accepted: ${errors.map(({ location, message }) => `${location}: ${message}`).join('; ')}`;
  return { ok: false, error: { kind: 'not-accepted', detail, errors } };
}
