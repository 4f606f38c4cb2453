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
  details: { message: 'Today]]>\u0000 please' },
};

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
    expect(xml).toMatch(/<provider>.*<\/provider>\n {2}<\/prospect>\n<\/adf>\n$/);
  });

  it('issue-6 §2: nothing typed becomes markup, and nothing that XML cannot hold goes out', () => {
    const xml = toAdf(enquiry, { make: 'Forecourt', provider: 'Forecourt' });
    expect(textOf(xml, 'name')).toBe('Thandi &lt;b&gt;&amp; &quot;Sons&quot;');
    expect(xml).toContain('message: Today]]&gt;  please');
  });

  it('issue-6 §2: an enquiry about no vehicle and without a dealer is ADF, too', () => {
    const xml = toAdf(
      { ...enquiry, modelCode: null, colourCode: null, subject: null, dealer: null },
      { make: 'Forecourt', provider: 'Forecourt' },
    );
    expect(textOf(xml, 'model')).toBe('Not stated');
    expect(textOf(xml, 'vendorname')).toBe('Forecourt');
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
