import type { OutgoingEnquiry } from './outgoing-enquiry';

/**
 * What a dealer's system is sent, as JSON (issue 6 §2, Also out). `version` goes up when a field changes its meaning or
 * goes; fields may be added under the same version.
 */
export function toWebhookBody(enquiry: OutgoingEnquiry): string {
  const { reference, type, submittedAt, language, contact, dealer, modelCode, colourCode, subject } = enquiry;
  const { details, asked, inboxUrl } = enquiry;
  return JSON.stringify({
    version: 1,
    event: 'enquiry.accepted',
    enquiry: {
      reference,
      type,
      submittedAt: submittedAt.toISOString(),
      language,
      contact,
      dealer,
      modelCode,
      colourCode,
      subject,
      details,
      asked,
      inboxUrl,
    },
  });
}
