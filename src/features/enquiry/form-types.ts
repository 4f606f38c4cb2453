import type { FieldProblem, Typed } from '@/domain/form/form-errors';

/** What can be wrong with the whole form; its words stand under `enquiry.problems`. */
export const enquiryProblems = ['unavailable', 'offline', 'tooMany', 'tooSoon', 'busy', 'expired', 'tooLarge'] as const;

export type EnquiryProblem = (typeof enquiryProblems)[number];

/** Makes a sent form one of ours: `key` makes it storable once, `token` proves when we made it. */
export type FormSeal = { key: string; token: string };

/** A form that was sent and not accepted, as its page shows it again. */
export type RefusedForm = {
  typed: Typed;
  errors: FieldProblem[];
  problem: EnquiryProblem | null;
  seal: FormSeal;
  /** The step that is open again. */
  step?: 1 | 2;
  /** Whether the address is right must be said before it is sent. */
  asksAddress?: boolean;
  /** The names under which the visitor knows the files that were received already, by field. */
  keptFiles?: Typed;
};

/** The answer to a script that sent a form. A new seal replaces the form's own; `needsWork`: it passes with a proof of work. */
export type FormAnswer =
  | { reference?: string; location: string }
  | { errors: { field: string | null; message: string }[]; seal?: FormSeal; needsWork?: true };
