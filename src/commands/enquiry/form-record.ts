import type { Payload } from 'payload';
import { readRows, sql } from '@/cms/atomic-write';
import type { Form, FormValue } from '@/domain/form/form';
import type { FieldProblem } from '@/domain/form/form-errors';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { LetterRow } from './enquiry-letters';

/** The record that a form is about, read from the CMS: of what the browser says of it, only its id or code counts. */
export type FormRecord = {
  /** Its title in English; null: the form is about no record. */
  title: string | null;
  /** Whose it is. */
  dealerSlug: string | null;
  /** As the outgoing payload names its fields (D-295, D-296). */
  details: Record<string, string>;
  describe: (locale: Locale) => LetterRow[];
};

/** Of a form that is about no record. */
export const noRecord: FormRecord = { title: null, dealerSlug: null, details: {}, describe: () => [] };

export type FoundRecord = { ok: true; record: FormRecord } | { ok: false; errors: FieldProblem[] };

/** The special, the product or the dealer that a form names, or which field names none of them. */
export async function findFormRecord(payload: Payload, form: Form, value: FormValue): Promise<FoundRecord> {
  if (form.name === 'special-offer') return findAd(payload, textOf(value.ad_id));
  if (form.name === 'product') return findProduct(payload, textOf(value.productCode));
  const dealerField = form.fields.find(({ name }) => name === 'dealer');
  const dealerSlug = textOf(value.dealer) || null;
  const isKnown = dealerSlug !== null && (await isDealer(payload, dealerSlug));
  // Where a dealer is not required it came with the link: one that is gone counts as none.
  if (dealerField?.required && !isKnown) return refused('dealer', dealerField.required);
  return { ok: true, record: { ...noRecord, dealerSlug: isKnown ? dealerSlug : null } };
}

/** Was this file stored, and is it free or this very enquiry's already? */
export async function isStoredFile(
  payload: Payload,
  { fileName, folder, idempotencyKey }: { fileName: string; folder: string; idempotencyKey: string },
): Promise<boolean> {
  const rows = await readRows(
    payload,
    sql`SELECT f.id FROM enquiry_files f LEFT JOIN enquiries e ON e.id = f.enquiry_id
      WHERE f.file_name = ${fileName} AND f.folder = ${folder}
        AND (f.enquiry_id IS NULL OR e.idempotency_key = ${idempotencyKey})`,
  );
  return rows.length > 0;
}

/** A special that has ended meanwhile is still one: whoever had its form open is not turned away. */
async function findAd(payload: Payload, id: string): Promise<FoundRecord> {
  const inAll = /^\d{1,9}$/.test(id) ? await findInAll(payload, 'dealer-ads', { id: { equals: Number(id) } }) : null;
  const dealer = inAll?.doc.dealer;
  if (!inAll || typeof dealer !== 'object') return refused('ad_id', 'choiceRequired');
  const { doc, titles, description } = inAll;
  const details = {
    ad_id: String(doc.id),
    ad_image: typeof doc.image === 'object' ? (doc.image?.url ?? '') : '',
    ad_meta_id: doc.metaId ?? '',
    category: doc.category ?? '',
    description,
    smc_code: doc.shortModelCode ?? '',
    dealer_code: dealer.supplierCode,
    dealer: dealer.name,
  };
  return {
    ok: true,
    record: { title: titles.en, dealerSlug: dealer.slug, details, describe: rowOf('special', titles) },
  };
}

async function findProduct(payload: Payload, productCode: string): Promise<FoundRecord> {
  const inAll = productCode && (await findInAll(payload, 'products', { productCode: { equals: productCode } }));
  if (!inAll) return refused('productCode', 'productRequired');
  const { doc, titles } = inAll;
  const details = { productCode: doc.productCode, product: titles.en };
  return { ok: true, record: { title: titles.en, dealerSlug: null, details, describe: rowOf('product', titles) } };
}

type Titles = { en: string } & Partial<Record<Locale, string>>;
type Recorded = 'dealer-ads' | 'products';
type Condition = Record<string, { equals: string | number }>;

/** One record, with its words in every language. */
async function findInAll<Slug extends Recorded>(payload: Payload, collection: Slug, where: Condition) {
  const { docs } = await payload.find({ collection, where, depth: 1, limit: 1, pagination: false, locale: 'en' });
  const [doc] = docs;
  if (!doc) return null;
  const all = await payload.find({ collection, where, depth: 0, limit: 1, pagination: false, locale: 'all' });
  const titles: unknown = all.docs[0]?.title;
  return {
    doc,
    titles: { ...toWords(titles), en: doc.title ?? '' } satisfies Titles,
    description: doc.description ?? '',
  };
}

/** With `locale: 'all'` a localized field holds its words by language. */
function toWords(value: unknown): Partial<Record<Locale, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, words]) => typeof words === 'string' && words !== ''));
}

function rowOf(kind: 'special' | 'product', titles: Titles): FormRecord['describe'] {
  return (locale) => [{ label: getWords(locale, 'enquiry')(`rows.${kind}`), value: titles[locale] ?? titles.en }];
}

async function isDealer(payload: Payload, slug: string): Promise<boolean> {
  return (await readRows(payload, sql`SELECT id FROM dealers WHERE slug = ${slug}`)).length > 0;
}

function refused(field: string, code: FieldProblem['code']): FoundRecord {
  return { ok: false, errors: [{ field, code }] };
}

function textOf(value: FormValue[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}
