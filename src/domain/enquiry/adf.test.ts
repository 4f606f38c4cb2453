import { describe, expect, it } from 'vitest';
import { toAdf } from './adf';
import type { OutgoingEnquiry } from './outgoing-enquiry';
import { toWebhookBody } from './webhook-body';

const enquiry: OutgoingEnquiry = {
  reference: 'FC-7K3M-9Q2X',
  type: 'QUOTE_REQUEST',
  submittedAt: new Date('2026-11-20T06:00:00.000Z'),
  language: 'zu',
  contact: {
    fullName: 'Thandi <b>& "Sons"',
    contactNumber: '+27821234567',
    emailAddress: 'thandi@mail.example',
    province: 'Gauteng',
  },
  dealer: { name: 'Dealer Sandton', supplierCode: 'SAN01' },
  modelCode: 'HDC28LRS',
  colourCode: '040',
  subject: 'Hilux 2.8 GD-6 Legend',
  details: { message: 'As it was typed' },
  asked: [{ label: 'Message', value: 'Today]]>\u0000 please' }],
  inboxUrl: 'https://site.example/admin/inbox/FC-7K3M-9Q2X',
};

const offered: OutgoingEnquiry = {
  ...enquiry,
  type: 'DEALERSHIP_ENQUIRE',
  modelCode: null,
  colourCode: null,
  details: {
    make: 'Toyota',
    model: 'Corolla',
    variant: '1.8 XS',
    year: '2019',
    vehiclecondition: 'Average',
    odometerReading: '84000',
    askingprice: '250000',
  },
};

/** What stands within the vehicle. */
const toVehiclePart = (xml: string) => /<vehicle[^>]*>(.*)<\/vehicle>/s.exec(xml)?.[1] ?? '';

const textOf = (xml: string, element: string) => new RegExp(`<${element}[^>]*>([^<]*)</${element}>`).exec(xml)?.[1];

describe('an enquiry for another system', () => {
  it('issue-6 §2: ADF 1.0 names the prospect, the vehicle, the customer, the vendor and the provider', () => {
    const xml = toAdf(enquiry, { make: 'Forecourt', provider: 'Forecourt' });
    expect(xml.split('\n').slice(0, 4)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<?adf version="1.0"?>',
      '<adf>',
      '  <prospect status="new">',
    ]);
    expect(textOf(xml, 'requestdate')).toBe('2026-11-20T06:00:00+00:00');
    expect(textOf(xml, 'make')).toBe('Forecourt');
    expect(textOf(xml, 'model')).toBe('Hilux 2.8 GD-6 Legend');
    expect(textOf(xml, 'email')).toBe('thandi@mail.example');
    expect(textOf(xml, 'phone')).toBe('+27821234567');
    expect(textOf(xml, 'vendorname')).toBe('Dealer Sandton');
    expect(xml).toContain('<id source="supplier code">SAN01</id>');
    expect(xml).toContain('Files and answers: https://site.example/admin/inbox/FC-7K3M-9Q2X');
    expect(xml).toMatch(/<provider>.*<\/provider>\n {2}<\/prospect>\n<\/adf>\n$/);
  });

  it('issue-6 §2: nothing typed becomes markup, and nothing that XML cannot hold goes out', () => {
    const xml = toAdf(enquiry, { make: 'Forecourt', provider: 'Forecourt' });
    expect(textOf(xml, 'name')).toBe('Thandi &lt;b&gt;&amp; &quot;Sons&quot;');
    expect(xml).toContain('Message: Today]]&gt;  please');
  });

  it('issue-6 §2: an enquiry about no vehicle and without a dealer is ADF, too', () => {
    const xml = toAdf(
      { ...enquiry, modelCode: null, colourCode: null, subject: null, dealer: null },
      { make: 'Forecourt', provider: 'Forecourt' },
    );
    expect(textOf(xml, 'model')).toBe('Not stated');
    expect(textOf(xml, 'vendorname')).toBe('Forecourt');
  });

  it('issue-6 §2: ADF has the elements of a vehicle in the order of its DTD', () => {
    const names = (xml: string) => Array.from(toVehiclePart(xml).matchAll(/<(\w+)/g), ([, name]) => name);
    const other = { make: 'Forecourt', provider: 'Forecourt' };
    expect(names(toAdf(enquiry, other))).toEqual(['id', 'make', 'model', 'colorcombination', 'exteriorcolor']);
    expect(names(toAdf(offered, other))).toEqual(['year', 'make', 'model', 'trim', 'odometer', 'condition', 'price']);
  });

  it.each([
    ['QUOTE_REQUEST', {}, 'buy'],
    ['TEST_DRIVE_REQUEST', {}, 'test-drive'],
    ['GENERAL_ENQUIRY', { subject: 'Book A Test Drive' }, 'test-drive'],
    ['GENERAL_ENQUIRY', { subject: 'Parts Enquiry' }, 'buy'],
    ['FINANCE_QUERY', {}, 'lease'],
    ['KINTO_OFFER_REQUEST', {}, 'lease'],
  ])('issue-6 §2: ADF says of %s %o that the interest is %s', (type, details, interest) => {
    const xml = toAdf({ ...enquiry, type, details }, { make: 'Forecourt', provider: 'Forecourt' });
    expect(xml).toContain(`<vehicle interest="${interest}"`);
  });

  it('issue-6 §2: the webhook’s body says its version and nothing of how the site keeps an enquiry', () => {
    const stored = { ...enquiry, idempotencyKey: 'secret', contentHash: 'secret' };
    expect(JSON.parse(toWebhookBody(stored))).toEqual({
      version: 1,
      event: 'enquiry.accepted',
      enquiry: { ...enquiry, submittedAt: '2026-11-20T06:00:00.000Z' },
    });
  });
});
