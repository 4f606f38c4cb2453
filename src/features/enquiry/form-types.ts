/** What a form sent, by field name; the first value of a field sent twice. */
export type Typed = Readonly<Record<string, string>>;

/** What can be wrong with a field; its words stand under `enquiry.errors` in the messages. */
export const enquiryErrorCodes = [
  'companyNameRequired',
  'companyNameInvalid',
  'fullNameRequired',
  'fullNameInvalid',
  'contactNumberRequired',
  'contactNumberShort',
  'contactNumberLong',
  'contactNumberInvalid',
  'emailAddressRequired',
  'emailAddressNoAt',
  'emailAddressInvalid',
  'provinceRequired',
  'dealerRequired',
  'modelCodeRequired',
  'preferredDateInvalid',
  'tooLong',
] as const;

export type EnquiryErrorCode = (typeof enquiryErrorCodes)[number];

/** What can be wrong with the whole form; its words stand under `enquiry.problems`. */
export const enquiryProblems = ['unavailable', 'offline', 'tooMany', 'tooSoon', 'expired', 'tooLarge'] as const;

export type EnquiryProblem = (typeof enquiryProblems)[number];

export type FieldProblem = { field: string; code: EnquiryErrorCode };

export type Validated<Value> = { ok: true; value: Value } | { ok: false; errors: FieldProblem[] };

/** Makes a sent form one of ours: `key` makes it storable once, `token` proves when we made it. */
export type FormSeal = { key: string; token: string };

/** A form that was sent and not accepted, as its page shows it again. */
export type RefusedForm = {
  typed: Typed;
  errors: FieldProblem[];
  problem: EnquiryProblem | null;
  seal: FormSeal;
};

/** The answer to a script that sent a form. A new seal replaces the form's own. */
export type FormAnswer =
  | { reference: string; location: string }
  | { errors: { field: string | null; message: string }[]; seal?: FormSeal };
