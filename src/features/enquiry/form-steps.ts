import { toDay } from '@/domain/calendar/south-african-time';
import type { Form } from '@/domain/form/form';
import type { FieldProblem, Typed } from '@/domain/form/form-errors';
import { isTicked, readForm } from '@/domain/form/read-form';
import type { Again, Answer } from './answer-form';

/** Without a script the server turns the pages of a form of two steps (D-231, D-233). */
export function turnPage(form: Form | undefined, typed: Typed, go: string, again: Again): Answer {
  if (go !== 'next' || !form) return again(200, { step: go === 'back' ? 1 : stepToCorrect(form) });
  const read = readForm(form, typed, { today: toDay(new Date()), step: 1 });
  return read.ok ? again(200, { step: 2 }) : again(422, { errors: read.errors, step: 1 });
}

/** The step from which a form was sent, by the button that sent it. */
export function openStepOf(go: string | undefined): 1 | 2 {
  return go === 'next' ? 1 : 2;
}

/** The answer was that the address is not right: the step where it stands. */
function stepToCorrect(form: Form | undefined): 1 | 2 {
  return form ? stepOf(form, [{ field: form.contact.email }]) : 2;
}

/** The step to open for what is wrong: the first that has an error. */
export function stepOf(form: Form | undefined, errors: readonly Pick<FieldProblem, 'field'>[]): 1 | 2 {
  const steps = errors.map(({ field }) => form?.fields.find(({ name }) => name === field)?.step ?? 1);
  return steps.includes(1) ? 1 : 2;
}

/** Before a form is sent for the first time (D-276, decisions 2). */
export function mustAskAddress(form: Form | undefined, typed: Typed): boolean {
  return form?.asksWhetherAddressIsRight === true && !typed.addressConfirmed && !isTicked(typed.marketingConsent);
}
