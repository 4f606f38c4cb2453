import { getFormWords, isFormWordsName } from '@/i18n/form-words';
import { formatMoment } from '@/i18n/format-moment';
import type { Locale } from '@/i18n/locales';
import { getTemplates, getWords } from '@/i18n/messages';
import type { ConsentReceipt } from '@/queries/consents';

export type ReceiptRow = { key: string; label: string; value: string };

/** What a receipt says, line by line: on its page and in the file. */
export function toReceiptRows(locale: Locale, receipt: ConsentReceipt): ReceiptRow[] {
  const words = getWords(locale, 'consent');
  const { person, divisions, channels, givenAt, withdrawnAt, code } = receipt;
  const templates = getTemplates(locale, 'consent');
  const rows: [key: Parameters<typeof words>[0] & `rows.${string}`, value: string | null | undefined][] = [
    ['rows.state', words(withdrawnAt ? 'state.withdrawn' : 'state.active')],
    ['rows.givenAt', formatMoment(locale, givenAt)],
    ['rows.withdrawnAt', withdrawnAt && formatMoment(locale, withdrawnAt)],
    ['rows.name', person ? person.fullName : words('erased')],
    ['rows.emailAddress', person?.emailAddress],
    ['rows.contactNumber', person?.contactNumber],
    ['rows.divisions', namesOf(divisions, templates.divisions)],
    ['rows.channels', namesOf(channels, templates.channels)],
    ['rows.form', toFormName(locale, receipt.source)],
    ['rows.number', code],
  ];
  return rows.flatMap(([key, value]) => (value ? [{ key: key.slice('rows.'.length), label: words(key), value }] : []));
}

function namesOf(values: readonly string[], names: Readonly<Record<string, string>>): string {
  return values.map((value) => names[value] ?? value).join(', ');
}

function toFormName(locale: Locale, source: string): string {
  return isFormWordsName(source) ? getFormWords(locale, source).title : source;
}
