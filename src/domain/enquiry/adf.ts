import { tradeIn } from '../form/forms/trade-in';
import type { OutgoingEnquiry } from './outgoing-enquiry';

/**
 * An enquiry as ADF 1.0 (Auto-lead Data Format), which dealers' systems read from their mail. What ADF has no place for
 * stands in the comments.
 */
export function toAdf(enquiry: OutgoingEnquiry, { make, provider }: { make: string; provider: string }): string {
  const { reference, submittedAt, contact, dealer } = enquiry;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    '<adf>',
    '  <prospect status="new">',
    `    <id sequence="1" source="${escapeXml(provider)}">${escapeXml(reference)}</id>`,
    `    <requestdate>${submittedAt.toISOString().replace(/\.\d{3}Z$/, '+00:00')}</requestdate>`,
    ...toVehicle(enquiry, make),
    '    <customer>',
    '      <contact primarycontact="1">',
    `        <name part="full">${escapeXml(contact.fullName)}</name>`,
    `        <email>${escapeXml(contact.emailAddress)}</email>`,
    ...(contact.contactNumber ? [`        <phone type="voice">${escapeXml(contact.contactNumber)}</phone>`] : []),
    ...(contact.province ? [`        <address><regioncode>${escapeXml(contact.province)}</regioncode></address>`] : []),
    '      </contact>',
    `      <comments>${escapeXml(toComments(enquiry))}</comments>`,
    '    </customer>',
    '    <vendor>',
    ...(dealer?.supplierCode ? [`      <id source="supplier code">${escapeXml(dealer.supplierCode)}</id>`] : []),
    `      <vendorname>${escapeXml(dealer?.name ?? provider)}</vendorname>`,
    `      <contact><name part="full">${escapeXml(dealer?.name ?? provider)}</name></contact>`,
    '    </vendor>',
    `    <provider><name part="full">${escapeXml(provider)}</name></provider>`,
    '  </prospect>',
    '</adf>',
    '',
  ].join('\n');
}

/**
 * ADF wants a vehicle with a make and a model, in the order of its DTD: the one that is asked for, or the one that is
 * offered. An enquiry about none says so.
 */
function toVehicle(enquiry: OutgoingEnquiry, make: string): string[] {
  const { type, modelCode, colourCode, subject } = enquiry;
  if (type === tradeIn.type) return toOfferedVehicle(enquiry.details);
  return [
    `    <vehicle interest="${toInterest(enquiry)}" status="new">`,
    ...(modelCode ? [`      <id source="model code">${escapeXml(modelCode)}</id>`] : []),
    ...toElement('make', make),
    ...toElement('model', (modelCode && (subject ?? modelCode)) || 'Not stated'),
    ...(colourCode
      ? [`      <colorcombination><exteriorcolor>${escapeXml(colourCode)}</exteriorcolor></colorcombination>`]
      : []),
    '    </vehicle>',
  ];
}

/** ADF knows no other interest than these and to buy. */
function toInterest({ type, details }: OutgoingEnquiry): string {
  if (type === 'TEST_DRIVE_REQUEST' || details.subject === 'Book A Test Drive') return 'test-drive';
  return type === 'KINTO_OFFER_REQUEST' || type === 'FINANCE_QUERY' ? 'lease' : 'buy';
}

function toOfferedVehicle(details: OutgoingEnquiry['details']): string[] {
  const { year, make, model, variant, odometerReading, vehiclecondition, askingprice } = details;
  return [
    '    <vehicle interest="trade-in" status="used">',
    ...toElement('year', year),
    ...toElement('make', make ?? 'Not stated'),
    ...toElement('model', model ?? 'Not stated'),
    ...toElement('trim', variant),
    ...toElement('odometer', odometerReading, ' units="km"'),
    ...toElement('condition', conditions[vehiclecondition ?? '']),
    ...toElement('price', askingprice, ' type="asking" currency="ZAR"'),
    '    </vehicle>',
  ];
}

/** As ADF spells what the trade-in form offers. */
const conditions: Readonly<Record<string, string>> = {
  Excellent: 'excellent',
  Good: 'good',
  Average: 'fair',
  Poor: 'poor',
};

function toElement(name: string, value: string | undefined, attributes = ''): string[] {
  return value ? [`      <${name}${attributes}>${escapeXml(value)}</${name}>`] : [];
}

function toComments({ type, language, subject, asked, inboxUrl }: OutgoingEnquiry): string {
  const rows = [
    ['Type', type],
    ...(subject ? [['About', subject]] : []),
    ...asked.map(({ label, value }) => [label, value]),
    ['Language', language],
    ['Files and answers', inboxUrl],
  ];
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 cannot hold become spaces. */
function escapeXml(value: string): string {
  return value
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
