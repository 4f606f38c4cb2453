import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import type { EnquirySubmission } from '@/commands/enquiry/submit-enquiry';
import { createMemoryStore } from '@/lib/rate-limit';

/** Settings and two dealers: one with recipients of its own, one without. */
export async function createMarket(cms: Payload) {
  await cms.updateGlobal({
    slug: 'site-settings',
    data: {
      brandName: 'Forecourt',
      titleSuffix: '| Forecourt',
      defaultDescription: 'Vehicles',
      customerCareNumber: '0800 139 111',
      supportEmail: 'support@forecourt.example',
      mailFrom: 'enquiries@forecourt.example',
      fallbackEnquiryRecipients: [{ email: 'fallback@forecourt.example' }],
      priceDisclaimer: 'Recommended retail price.',
      specificationDisclaimer: 'Subject to change.',
      cookieNotice: 'Cookies.',
    },
  });
  await createDealer(cms, 'sandton', ['sales@sandton.example', 'manager@sandton.example']);
  await createDealer(cms, 'maseru', []);
}

/** A range of one model, HDC28LRS in the colour 040, and a market whose prices are hidden. */
export async function createVehicle(cms: Payload) {
  const brand = await cms.create({ collection: 'brands', data: { name: 'Toyota', value: 2 } });
  const category = await cms.create({
    collection: 'vehicle-categories',
    data: { code: 'legend', label: 'Legend', position: 1 },
  });
  const range = await cms.create({
    collection: 'vehicle-ranges',
    data: { name: 'Hilux', rangeSlug: 'hilux', rangeCode: 'P30', brand: brand.id, bodyType: 'bakkie', position: 1 },
  });
  await cms.create({
    collection: 'vehicle-models',
    data: {
      name: '2.8 GD-6 Legend',
      code: 'HDC28LRS',
      range: range.id,
      category: category.id,
      price: 899_900,
      colourSelectors: [{ colourCode: '#ffffff', paintCode: '040', colourTitle: 'Glacier White' }],
    },
  });
  await cms.create({
    collection: 'markets',
    data: {
      code: 'NA',
      name: 'Namibia',
      provinces: ['Namibia'],
      currency: 'NAD',
      pricePrefix: 'N$',
      vatRate: 0.15,
      phonePrefix: '+264',
      newPricesShown: false,
    },
  });
}

function createDealer(cms: Payload, slug: string, recipients: string[]) {
  return cms.create({
    collection: 'dealers',
    data: {
      name: `Dealer ${slug}`,
      slug,
      supplierCode: slug.toUpperCase(),
      streetAddress: '1 Main Road',
      city: 'Town',
      province: 'Gauteng',
      lat: -26.1,
      longitude: 28,
      telephone: '011 465 3210',
      email: `hello@${slug}.example`,
      generalEnquiryRecipients: recipients.map((email) => ({ email })),
    },
  });
}

/** A right quote request under a key of its own; `changes` are made to it. */
export function quoteRequest(changes: Partial<EnquirySubmission> = {}): EnquirySubmission {
  return {
    type: 'QUOTE_REQUEST',
    locale: 'en',
    idempotencyKey: randomUUID(),
    contact: {
      fullName: 'Thandi Mokoena',
      contactNumber: '+27821234567',
      emailAddress: 'thandi@mail.example',
      province: 'Gauteng',
    },
    dealerSlug: 'sandton',
    recipientList: 'generalEnquiryRecipients',
    isVisitorWrittenTo: true,
    modelCode: 'HDC28LRS',
    colourCode: '040',
    details: { contactNumber: '082 123 4567' },
    describe: (locale) => [
      { label: locale === 'zu' ? 'Imodeli' : 'Model', value: 'Hilux 2.8 GD-6 Legend' },
      { label: locale === 'zu' ? 'Intengo' : 'Price', value: 'R 899 900' },
    ],
    ...changes,
  };
}

export type OutboxRow = {
  id: number;
  enquiry_id: number;
  kind: string;
  status: string;
  attempts: number;
  recipients: string[];
  delivered: string[];
  subject: string;
  text: string;
  html: string;
  reply_to: string;
  message_id: string;
  last_error: string | null;
  delivered_to: string | null;
  next_attempt_at: string | null;
};

/** The outbox as stored, oldest first. */
export async function readOutbox(cms: Payload): Promise<OutboxRow[]> {
  const rows = await readRows(cms, sql`SELECT * FROM outbox_messages ORDER BY id`);
  return rows.map((row) => ({
    ...(row as OutboxRow),
    attempts: Number(row.attempts),
    recipients: toList(row.recipients),
    delivered: toList(row.delivered),
  }));
}

/** What a letter says, without its reference and the random part of its links: they could hold any letters and figures. */
export const saidIn = (text: string | null | undefined) =>
  (text ?? '').replace(/https?:\/\/\S+/g, '').replace(/FC-[0-9A-Z]{4}-[0-9A-Z]{4}/g, '');

/** Begins all counts of sendings and letters anew: the tests of a file write to the same mailbox, from one address. */
export function forgetCounts() {
  const counts: unknown = Reflect.get(globalThis, Symbol.for('forecourt.rate-limits'));
  if (typeof counts === 'object' && counts) Object.assign(counts, createMemoryStore());
}

export async function emptyOutbox(cms: Payload) {
  await atomicWrite(cms, [sql`DELETE FROM outbox_messages`, sql`DELETE FROM enquiries`, sql`DELETE FROM alarms`]);
}

/** Makes every write of a message fail, as a full or broken database would; gives what mends it. */
export async function breakOutbox(cms: Payload): Promise<() => Promise<unknown>> {
  await atomicWrite(cms, [sql`ALTER TABLE outbox_messages RENAME COLUMN html TO html_gone`]);
  return () => atomicWrite(cms, [sql`ALTER TABLE outbox_messages RENAME COLUMN html_gone TO html`]);
}

function toList(value: unknown): string[] {
  return typeof value === 'string' ? JSON.parse(value) : (value as string[]);
}
