import type { Province } from '@/domain/province/province';
import type { FormErrorCode } from './form-errors';

/**
 * What a field takes. `line`, `name`, `company` and `paragraph` are text; a name refuses web addresses. `code` is a slug or a code that a
 * list of ours offered. `choice` is one of `options`, `choices` any number of them. `day` is `2026-11-21`, from today
 * until a year ahead. `number` is whole, 0 or more. `tick` is a box. `file` is the stored name of what was sent along.
 */
export type FieldKind =
  | 'line'
  | 'name'
  | 'company'
  | 'paragraph'
  | 'email'
  | 'phone'
  | 'phoneCountry'
  | 'province'
  | 'code'
  | 'choice'
  | 'choices'
  | 'number'
  | 'day'
  | 'tick'
  | 'file';

export type FormField = {
  /** As the form and the API send it (contract, “In the page”). */
  readonly name: string;
  readonly kind: FieldKind;
  /** Said when it is empty. Absent: it may stay empty. */
  readonly required?: FormErrorCode;
  /** Said when it holds something that its kind does not take; each kind has words of its own otherwise. */
  readonly invalid?: FormErrorCode;
  /** Characters; a number's highest value. */
  readonly most?: number;
  /** Of a `choice` and `choices`, in the order shown. */
  readonly options?: readonly string[];
  /** Of a `phone`: the `phoneCountry` or `province` field that says which country's it is when it is typed as at home. */
  readonly countryFrom?: string;
  /** Those of one group follow each other and stand under its legend: `groups` in the form's words. */
  readonly group?: string;
  /** The step that asks for it; the first unless stated. */
  readonly step?: 2;
  /** The tick that reveals it; without that tick it is not asked for and its value is empty. */
  readonly onlyWith?: string;
  /** Came with the link and goes along unseen. */
  readonly isCarried?: true;
  /** What the browser may fill in, as HTML names it. */
  readonly autoComplete?: string;
};

/** Which of a dealer's private lists receives an enquiry (D-144). */
export type RecipientList =
  | 'generalEnquiryRecipients'
  | 'oneAdsRecipients'
  | 'automarkRecipients'
  | 'tradeInRecipients';

/** What may be sent along: a picture, or a PDF; at most 5 242 880 bytes. */
export type FileKind = 'photo' | 'pdf';

/**
 * One description of a form: the page, the checks in the browser and on the server, the API's 422, the admin and the OpenAPI
 * entry are all read from it. Its words stand in `i18n/messages/{language}/forms/{name}.json`.
 */
export type Form = {
  /** In addresses and messages. */
  readonly name: string;
  /** As the enquiry is stored and as the API names it in `type`. */
  readonly type: string;
  /** Other names of the type that the API takes. */
  readonly alsoNamed?: readonly string[];
  readonly fields: readonly FormField[];
  /** Which fields say who asks. `name` may be several: a first name and a surname. */
  readonly contact: {
    readonly name: readonly string[];
    readonly number: string | null;
    readonly email: string;
    readonly province: string | null;
  };
  readonly recipientList: RecipientList;
  /** The `file` field that the form has. */
  readonly file?: { readonly field: string; readonly kind: FileKind; readonly folder: 'trade-in' | 'junior-academy' };
  /** It is about a child: the page says until when it is kept (decisions 4, “Children”). */
  readonly isAboutChild?: true;
  /** What is typed is kept on the device for 24 hours (D-279, decisions 2). Never of a child. */
  readonly isKeptOnDevice?: true;
  /** Asks once whether the e-mail address is right before it is sent (D-276, decisions 2). */
  readonly asksWhetherAddressIsRight?: true;
  /** Days after which an enquiry is deleted (issue 6 §4); an editor may shorten it. */
  readonly retentionDays: number;
};

type KindValue = {
  line: string;
  name: string;
  company: string;
  paragraph: string;
  email: string;
  /** E.164. */
  phone: string;
  phoneCountry: string;
  /** Never empty where it is required. */
  province: Province;
  code: string;
  choice: string;
  choices: readonly string[];
  number: number | null;
  day: string;
  tick: boolean;
  file: string;
};

export type FieldValue = KindValue[FieldKind];

/** What a form gives once it is right; text that was not typed is empty. */
export type FormValue<F extends Form = Form> = {
  readonly [Field in F['fields'][number] as Field['name']]: KindValue[Field['kind']];
};

/** Keeps the names and kinds of a form's fields in its type. */
export function defineForm<const F extends Form>(form: F): F {
  return form;
}
