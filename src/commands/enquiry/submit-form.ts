import type { Payload } from 'payload';
import { readRows, type Statement, sql } from '@/cms/atomic-write';
import type { FieldValue, Form, FormField, FormValue } from '@/domain/form/form';
import type { FieldProblem } from '@/domain/form/form-errors';
import { toProvince } from '@/domain/province/province';
import { type FormWords, getFormWords, isFormWordsName } from '@/i18n/form-words';
import { formatDate } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { countConfirmation } from '@/lib/rate-limit';
import { claimUpload, dropUnclaimed, settleUpload } from '../uploads/claim-upload';
import type { LetterRow } from './enquiry-letters';
import { toFormConsent } from './form-consent';
import { type FormRecord, findFormRecord, noRecord } from './form-record';
import { type EnquiryRow, type EnquirySubmission, type SubmittedEnquiry, submitEnquiry } from './submit-enquiry';

export type FormSubmission = {
  form: Form;
  /** As `readForm` gives it. */
  value: FormValue;
  /** The visitor's language. */
  locale: Locale;
  idempotencyKey: string;
  /** The same key with other content: another enquiry (an HTML form after Back), or none (the API). */
  onConflict: 'new-enquiry' | 'refuse';
  /** What else belongs in the same write. The form's file and its consent do already. */
  statements?: (enquiry: EnquiryRow) => readonly Statement[];
  now?: Date;
};

/** What `onConflict: 'refuse'` adds: what the form is about does not exist. */
export type RefusedForm = { ok: false; error: 'invalid'; errors: FieldProblem[] };

/**
 * Makes an enquiry of any form of `forms/enquiry-forms.ts` that is right: one write of the enquiry, its letters, its
 * file's owner, its consent and the audit's entry. What the form is about is read from the CMS, and so are the recipients
 * (D-144, D-269, D-297). An HTML form whose special or product is gone meanwhile is an enquiry nevertheless.
 */
export async function submitForm(
  payload: Payload,
  submission: FormSubmission & { onConflict: 'new-enquiry' },
): Promise<SubmittedEnquiry>;
export async function submitForm(
  payload: Payload,
  submission: FormSubmission & { onConflict: 'refuse' },
): Promise<SubmittedEnquiry | RefusedForm>;
export async function submitForm(
  payload: Payload,
  submission: FormSubmission,
): Promise<SubmittedEnquiry | RefusedForm> {
  const { form, value, onConflict } = submission;
  const found = await findFormRecord(payload, form, value);
  if (!found.ok && onConflict === 'refuse') return { ok: false, error: 'invalid', errors: found.errors };
  const record = found.ok ? found.record : noRecord;
  const { now = new Date() } = submission;
  const fileHash = await fileHashOf(payload, form, value);
  if (onConflict === 'refuse') {
    return submitEnquiry(payload, { ...toEnquiry({ ...submission, now }, record, fileHash), onConflict }, now);
  }
  const { settled, drop } = await settleFile(payload, { ...submission, now });
  const submitted = await submitEnquiry(
    payload,
    toEnquiry({ ...submission, value: settled, now }, record, fileHash),
    now,
  );
  await drop();
  return submitted;
}

/** What the letters, the details and the enquiry hold is the file that it can have, or none. */
async function settleFile(
  payload: Payload,
  { form: { file }, value, idempotencyKey, now }: FormSubmission & { now: Date },
): Promise<{ settled: FormValue; drop: () => Promise<void> }> {
  const fileName = file && textOf(value[file.field]);
  if (!file || !fileName) return { settled: value, drop: async () => {} };
  const { field, folder } = file;
  const settled = await settleUpload(payload, { fileName, folder, idempotencyKey, now });
  const isCopy = settled !== null && settled !== fileName;
  return {
    settled: { ...value, [field]: settled ?? '' },
    // A copy that is left is deleted as an orphan within a day.
    drop: async () => {
      if (isCopy) await dropUnclaimed(payload, { fileName: settled, folder }).catch(() => {});
    },
  };
}

function toEnquiry(
  submission: FormSubmission & { now: Date },
  record: FormRecord,
  fileHash: string,
): EnquirySubmission {
  const { form, value, locale, idempotencyKey, statements, now } = submission;
  const contact = toContact(form, value);
  const isVisitorWrittenTo = countConfirmation(contact.emailAddress, now.getTime()) === 0;
  return {
    type: form.type,
    locale,
    idempotencyKey,
    contact,
    dealerSlug: record.dealerSlug,
    recipientList: form.recipientList,
    modelCode: null,
    colourCode: null,
    subject: record.title ?? toSubject(form, value),
    details: toDetails(form, value, record),
    describe: (language: Locale) => [...record.describe(language), ...toRows(form, value, language)],
    sameAs: [form.type, record.dealerSlug, toSameness(form, value, fileHash)],
    isVisitorWrittenTo,
    statements: (row, sender) => {
      const receiptFrom = isVisitorWrittenTo ? sender : null;
      return [
        ...toClaims(form, value, row, now),
        ...toFormConsent({ form, value, contact, locale, now, receiptFrom }, row),
        ...(statements?.(row) ?? []),
      ];
    },
  };
}

/** Everything that was typed, in an order of its own; a file by its content, because each sending stores it under a new name. */
function toSameness({ file }: Form, value: FormValue, fileHash: string) {
  const same = file ? { ...value, [file.field]: fileHash } : value;
  return Object.entries(same).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Of the file that came along; '' without one. */
async function fileHashOf(payload: Payload, { file }: Form, value: FormValue): Promise<string> {
  const fileName = file && textOf(value[file.field]);
  if (!fileName) return '';
  const [row] = await readRows(payload, sql`SELECT sha256 FROM enquiry_files WHERE file_name = ${fileName}`);
  return row ? String(row.sha256) : fileName;
}

/** Who asks. Several names are joined; one alone is kept as it was typed. */
function toContact({ contact }: Form, value: FormValue) {
  const province = textOf(value[contact.province ?? '']);
  return {
    fullName: contact.name.map((name) => textOf(value[name])).join(' '),
    contactNumber: textOf(value[contact.number ?? '']),
    emailAddress: textOf(value[contact.email]),
    province: toProvince(province),
  };
}

/** What the outgoing payload says instead of the surname that the form does not ask for (D-263, D-294, X-34). */
const surnamePlaceholders: Readonly<Record<string, string>> = { 'trade-in': 'noname', 'special-offer': '-' };

/**
 * Every value that has no column of its own, as text by the specification's field names: of the outgoing payload
 * (D-262 to D-268, D-294 to D-298, T-144).
 */
function toDetails(form: Form, value: FormValue, record: FormRecord): Record<string, string> {
  const { contact } = form;
  const columns = [...(contact.name.length > 1 ? [] : contact.name), contact.number, contact.email, contact.province];
  const surname = surnamePlaceholders[form.name];
  return {
    ...(surname ? { lastName: surname } : {}),
    ...Object.fromEntries(
      form.fields
        .filter(({ name }) => name !== 'dealer' && !columns.includes(name))
        .map((field) => [field.name, toText(field, value[field.name])] as const)
        .filter(([, text]) => text !== ''),
    ),
    ...record.details,
  };
}

function toText({ name, kind }: FormField, value: FieldValue | undefined): string {
  // Where a file is kept is nobody's business: details are exported and sent to other systems.
  if (kind === 'file') return value ? 'attached' : '';
  // D-266: by mail unless somebody says otherwise.
  if (name === 'preferredContactMethod') return textOf(value) || 'email';
  return Array.isArray(value) ? value.join(',') : String(value ?? '');
}

/** What a form without a record is about, in English, for the dealer's subject and the inbox. */
function toSubject(form: Form, value: FormValue): string | null {
  const { make, model, year, subject, organisation } = value;
  const vehicle = [make, model, year].filter(Boolean).join(' ');
  const asked = wordsOf('en', form)?.options?.subject?.[textOf(subject)];
  return vehicle || asked || textOf(organisation) || null;
}

/** What was typed and chosen, in the form's order, under the form's own labels. */
function toRows(form: Form, value: FormValue, locale: Locale): LetterRow[] {
  const words = wordsOf(locale, form);
  const { contact } = form;
  const shownAlready = [...contact.name, contact.number, contact.email, contact.province, 'dealer'];
  return form.fields.flatMap((field) => {
    const label = words?.fields[field.name];
    const shown = label && field.kind !== 'phoneCountry' ? toShown(field, value[field.name], locale, words) : '';
    if (!label || shown === '' || shownAlready.includes(field.name)) return [];
    return [{ label, value: shown, ...(ownKinds.has(field.kind) ? { isOwnWords: true } : {}) }];
  });
}

/** Kinds that hold what somebody wrote: the visitor's letter leaves them out. */
const ownKinds: ReadonlySet<FormField['kind']> = new Set([
  'line',
  'name',
  'company',
  'paragraph',
  'email',
  'phone',
  'code',
]);

function toShown(field: FormField, value: FieldValue | undefined, locale: Locale, words: FormWords | null): string {
  const options = words?.options?.[field.name];
  if (Array.isArray(value)) return value.map((one) => options?.[one] ?? one).join(', ');
  if (typeof value === 'boolean') return yesOrNo(locale, value);
  const text = String(value ?? '');
  if (text === '') return '';
  // The file itself never travels in mail: whoever answers opens it in the admin.
  if (field.kind === 'file') return yesOrNo(locale, true);
  return field.kind === 'day' ? formatDate(locale, text) : (options?.[text] ?? text);
}

function yesOrNo(locale: Locale, value: boolean): string {
  return getWords(locale, 'enquiry')(value ? 'address.yes' : 'address.no');
}

function wordsOf(locale: Locale, { name }: Form): FormWords | null {
  return isFormWordsName(name) ? getFormWords(locale, name) : null;
}

/** The file that came with the form is the enquiry's from now on, unless it is another one's. */
function toClaims({ file }: Form, value: FormValue, enquiry: EnquiryRow, now: Date): Statement[] {
  const fileName = file && textOf(value[file.field]);
  return file && fileName ? [claimUpload({ fileName, folder: file.folder, enquiry, now })] : [];
}

function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
