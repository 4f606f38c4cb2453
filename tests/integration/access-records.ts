import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import sharp from 'sharp';
import type { ProtectedSlug, permissions } from '@/cms/access/permissions';
import { type Role, roles } from '@/cms/access/roles';
import type { Config, User } from '@/cms/payload-types';
import { financeTable } from '@/cms/seed/finance-table';
import { glossaryKeys } from '@/domain/finance/glossary';

/** Stands in every field that visitors must not see, and nowhere else. */
export const privateMarker = 'private-marker';

type GlobalName = keyof Config['globals'];
export type CollectionName = Exclude<ProtectedSlug, GlobalName>;

/** Everybody there is: somebody of each role, and a visitor. */
export type Actor = { role: Role | null; user: (User & { collection: 'users' }) | null };

/** Records of one market: `own` belongs to the dealer who is signed in, `other` to another one. */
export type Market = {
  actors: readonly Actor[];
  dealers: { own: number; other: number };
  records: Record<CollectionName, { own: number; other: number }>;
  /** A new record that nobody refers to. */
  make: (collection: CollectionName) => Promise<number>;
  /** What a new record is made of, right in every field. */
  dataFor: (collection: CollectionName) => NewRecord;
};

type NewRecord = {
  data: RequiredDataFromCollectionSlug<CollectionSlug>;
  file?: Parameters<Payload['create']>[0]['file'];
};

export const password = 'a long enough password';

/** Two records of every collection and a person of every role. */
export async function createMarket(cms: Payload): Promise<Market> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888888' } })
    .png()
    .toBuffer();
  const references: Record<string, number> = {};
  const counts = new Map<CollectionName, number>();

  const dataFor = (collection: CollectionName): NewRecord => {
    const count = (counts.get(collection) ?? 0) + 1;
    counts.set(collection, count);
    const data = newRecord(collection, count, references);
    const file = { data: png, mimetype: 'image/png', name: `picture-${count}.png`, size: png.length };
    return collection === 'media' ? { data: data as never, file } : { data: data as never };
  };
  const make = async (collection: CollectionName, changes: object = {}) => {
    const { data, file } = dataFor(collection);
    const made = await cms.create({ collection, data: { ...data, ...changes } as never, file });
    return Number(made.id);
  };

  const records = {} as Market['records'];
  for (const collection of inOrderOfReference) {
    const own = await make(collection);
    references[collection] = own;
    const other = await make(collection, collection === 'enquiries' ? { dealer: records.dealers.other } : {});
    records[collection] = { own, other };
  }
  const actors: Actor[] = [{ role: null, user: null }];
  for (const role of roles) {
    const user = await cms.create({
      collection: 'users',
      data: {
        name: role,
        email: `${role}@forecourt.example`,
        password,
        role,
        ...(role === 'dealer' ? { dealer: records.dealers.own } : {}),
      },
    });
    actors.push({ role, user: { ...user, collection: 'users' } });
  }
  return { actors, dealers: records.dealers, records, make, dataFor };
}

/** Each after those that it refers to. */
const inOrderOfReference = [
  'media',
  'pages',
  'redirects',
  'brands',
  'vehicle-categories',
  'vehicle-ranges',
  'vehicle-models',
  'promotions',
  'lease-quotes',
  'finance-tables',
  'gfv-values',
  'glossary-terms',
  'kept-quotes',
  'markets',
  'dealers',
  'dealer-groups',
  'dealer-ads',
  'products',
  'enquiries',
  'enquiry-notes',
  'enquiry-files',
  'canned-replies',
  'crm-connections',
  'subscribers',
  'newsletters',
  'consents',
  'privacy-requests',
  'opt-outs',
  'alarms',
  'audit-entries',
  'outbox-messages',
  'users',
] as const satisfies readonly CollectionName[];

// Fails to compile when a collection of the table has no record here.
type Missing = Exclude<Exclude<keyof typeof permissions, GlobalName>, (typeof inOrderOfReference)[number]>;
const nothingIsMissing: [Missing] extends [never] ? true : Missing = true;
void nothingIsMissing;

function newRecord(collection: CollectionName, n: number, ids: Record<string, number>): object {
  const now = new Date().toISOString();
  const letters = String.fromCharCode(65 + (Math.floor(n / 26) % 26), 65 + (n % 26));
  const recipients = [{ email: `${privateMarker}-${n}@dealer.example` }];
  const makers: Record<CollectionName, object> = {
    media: { alt: `Picture ${n}` },
    pages: { title: `Page ${n}`, slug: `page-${n}`, _status: 'published' },
    redirects: { from: `/old-${n}`, to: '/new' },
    brands: { name: `Brand ${n}`, value: n },
    'vehicle-categories': { code: `category-${n}`, label: `Category ${n}`, position: n },
    'vehicle-ranges': {
      name: `Range ${n}`,
      rangeSlug: `range-${n}`,
      rangeCode: `R${n}`,
      brand: ids.brands,
      bodyType: 'bakkie',
      position: n,
    },
    'vehicle-models': {
      name: `Model ${n}`,
      code: `M${n}`,
      range: ids['vehicle-ranges'],
      category: ids['vehicle-categories'],
      price: 500_000,
    },
    promotions: {
      name: `Promotion ${n}`,
      brand: ids.brands,
      vehicleModel: ids['vehicle-models'],
      promotionType: 'Traditional',
      retailPrice: 500_000,
      deposit: 50_000,
      initiationFee: 1207.5,
      financedAmount: 450_000,
      installments: 72,
      interestRate: 0,
      rateType: 'Fixed',
      monthlyInstallment: 6250,
      totalInstallments: 450_000,
      promoStartDate: now,
      promoEndDate: now,
      terms: 'Terms.',
    },
    'finance-tables': { ...financeTable, name: `Table ${n}` },
    'gfv-values': { smc: `M${n}`, description: `Range ${n}`, mileage: 20_000, term: 48, factor: 0.4 },
    'glossary-terms': { key: glossaryKeys[n % glossaryKeys.length], term: `Term ${n}`, explanation: 'What it means.' },
    'kept-quotes': {
      code: `${privateMarker}-${n}`,
      calculator: 'instalment',
      modelCode: `M${n}`,
      tableName: 'Table',
      validUntil: now,
      asked: { 'term-months': '72' },
      figures: { monthlyCents: 100_000 },
    },
    'lease-quotes': {
      quoteReference: `Q${n}`,
      vehicleModel: ids['vehicle-models'],
      product: 'KINTO ONE',
      modelYear: 2026,
      term: 60,
      odometerReading: 60_000,
      monthlyKilometres: 1000,
      leasePrice: 5000,
      vehiclePrice: 500_000,
      excessKilometreCharge: 2.5,
      validUntil: now,
    },
    markets: {
      code: letters,
      name: `Market ${n}`,
      currency: 'ZAR',
      pricePrefix: 'R',
      vatRate: 0.15,
      phonePrefix: '+27',
    },
    dealers: {
      name: `Dealer ${n}`,
      slug: `dealer-${n}`,
      supplierCode: `S${n}`,
      streetAddress: '1 Main Road',
      city: 'Town',
      province: 'Gauteng',
      lat: -26,
      longitude: 28,
      telephone: '011 000 0000',
      email: `dealer-${n}@dealer.example`,
      sideImage: ids.media,
      generalEnquiryRecipients: recipients,
      oneAdsRecipients: recipients,
      automarkRecipients: recipients,
      tradeInRecipients: recipients,
      notes: `${privateMarker} ${n}`,
    },
    'dealer-groups': {
      title: `Group ${n}`,
      slug: `group-${n}`,
      dealersByProvinces: [{ provinceName: 'Gauteng', dealers: [ids.dealers] }],
    },
    enquiries: {
      status: 'new',
      reference: `${privateMarker}-${n}`,
      type: 'QUOTE_REQUEST',
      fullName: privateMarker,
      contactNumber: '+27820000000',
      emailAddress: 'visitor@mail.example',
      dealer: ids.dealers,
      locale: 'en',
      submittedAt: now,
      idempotencyKey: `key-${n}`,
      contentHash: 'hash',
    },
    'dealer-ads': {
      title: `Special ${n}`,
      dealer: ids.dealers,
      category: 'New vehicles',
      startDate: now,
      endDate: now,
    },
    products: { title: `Cap ${n}`, productCode: `9${n}M` },
    'enquiry-notes': { enquiry: ids.enquiries, kind: 'note', authorName: privateMarker, text: privateMarker },
    'enquiry-files': {
      fileName: `${privateMarker}-${n}.jpg`,
      originalName: privateMarker,
      folder: 'trade-in',
      mimeType: 'image/jpeg',
      bytes: 1,
      sha256: 'hash',
      scan: 'not-scanned',
      enquiry: ids.enquiries,
      storedAt: now,
    },
    'canned-replies': { title: privateMarker, text: privateMarker },
    'crm-connections': { name: `${privateMarker} ${n}`, dealer: ids.dealers },
    subscribers: {
      emailAddress: `${privateMarker}-${n}@mail.example`,
      firstName: privateMarker,
      lastName: privateMarker,
      code: `code-${n}`,
      status: 'pending',
      topics: [],
      language: 'en',
    },
    newsletters: { subject: privateMarker, topic: 'vehicles', text: privateMarker },
    consents: {
      code: `code-${n}`,
      emailAddress: `${privateMarker}-${n}@mail.example`,
      divisions: [],
      channels: [],
      wording: privateMarker,
      locale: 'en',
      source: 'special-offer',
    },
    'privacy-requests': {
      status: 'open',
      reference: `${privateMarker}-${n}`,
      code: `code-${n}`,
      kind: 'access',
      fullName: privateMarker,
      emailAddress: 'visitor@mail.example',
      locale: 'en',
    },
    'opt-outs': { hash: `${privateMarker}-${n}` },
    alarms: { kind: 'dead-mailbox', subject: `${privateMarker}-${n}`, detail: privateMarker, count: 1 },
    'audit-entries': { action: privateMarker, subject: `${privateMarker}-${n}`, actor: 'tests' },
    'outbox-messages': {
      status: 'pending',
      attempts: 0,
      enquiry: ids.enquiries,
      kind: 'dealer',
      recipients: recipients.map(({ email }) => email),
      senderName: 'Forecourt',
      senderAddress: 'mail@forecourt.example',
      subject: privateMarker,
      text: privateMarker,
      html: privateMarker,
      messageId: `<${n}@forecourt.example>`,
      acceptedAt: now,
    },
    users: { name: privateMarker, email: `person-${n}@forecourt.example`, password, role: 'editor' },
  };
  return makers[collection];
}
