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

/** ADF wants a vehicle with a make and a model; an enquiry about none says so. */
function toVehicle({ type, modelCode, colourCode, subject }: OutgoingEnquiry, make: string): string[] {
  const interest = type === 'TEST_DRIVE_REQUEST' ? 'test-drive' : type.startsWith('TRADE') ? 'trade-in' : 'buy';
  return [
    `    <vehicle interest="${interest}" status="new">`,
    `      <make>${escapeXml(make)}</make>`,
    `      <model>${escapeXml(subject ?? modelCode ?? 'Not stated')}</model>`,
    ...(modelCode ? [`      <id source="model code">${escapeXml(modelCode)}</id>`] : []),
    ...(colourCode
      ? [`      <colorcombination><exteriorcolor>${escapeXml(colourCode)}</exteriorcolor></colorcombination>`]
      : []),
    '    </vehicle>',
  ];
}

function toComments({ type, language, details }: OutgoingEnquiry): string {
  return [['type', type], ['language', language], ...Object.entries(details)]
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 cannot hold become spaces. */
function escapeXml(value: string): string {
  return value
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
