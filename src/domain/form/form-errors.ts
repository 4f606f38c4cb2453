/** What can be wrong with a field; its words stand under `enquiry.errors` in the messages. */
export const formErrorCodes = [
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
  'suburbRequired',
  'makeRequired',
  'modelRequired',
  'yearRequired',
  'yearInvalid',
  'conditionRequired',
  'odometerRequired',
  'askingPriceRequired',
  'numberInvalid',
  'ageRequired',
  'fileRequired',
  'photoTooLarge',
  'photoWrongType',
  'cvRefused',
  'fileUnreadable',
  'fileRefused',
  'divisionRequired',
  'channelRequired',
  'dealerRequired',
  'modelCodeRequired',
  'subjectRequired',
  'messageRequired',
  'organisationRequired',
  'productRequired',
  'preferredDateInvalid',
  'fieldRequired',
  'tickRequired',
  'choiceRequired',
  'tooLong',
] as const;

export type FormErrorCode = (typeof formErrorCodes)[number];

export type FieldProblem = { field: string; code: FormErrorCode };

/** What a form sent, by field name: the first value of a field sent twice, the values of a list with commas between. */
export type Typed = Readonly<Record<string, string>>;

export type Validated<Value> = { ok: true; value: Value } | { ok: false; errors: FieldProblem[] };
