import type { Payload } from 'payload';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { type EnquirySubmission, submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { quoteRequest } from './enquiry-market';

/** Stores an enquiry that is due at a moment; gives its id and reference. */
export async function makeEnquiry(
  cms: Payload,
  { due = null, changes = {}, now }: { due?: Date | null; changes?: Partial<EnquirySubmission>; now?: Date } = {},
) {
  const made = await submitEnquiry(cms, quoteRequest(changes), now);
  if (!made.ok) throw new Error('The enquiry was not stored.');
  await atomicWrite(cms, [
    sql`UPDATE enquiries SET answer_due_at = ${due?.toISOString() ?? null} WHERE id = ${made.enquiryId}`,
  ]);
  return { id: made.enquiryId, reference: made.reference };
}

export type AuditRow = { action: string; subject: string; actor: string; facts: Record<string, unknown> };

/** The audit of one enquiry, oldest first, without its acceptance. */
export async function readAudit(cms: Payload, reference: string): Promise<AuditRow[]> {
  const rows = await readRows(
    cms,
    sql`SELECT action, subject, actor, facts FROM audit_entries
      WHERE subject = ${reference} AND action <> 'enquiry.accepted' ORDER BY id`,
  );
  return rows.map((row) => ({
    action: String(row.action),
    subject: String(row.subject),
    actor: String(row.actor),
    facts: typeof row.facts === 'string' ? JSON.parse(row.facts) : (row.facts as Record<string, unknown>),
  }));
}

/** One enquiry's row. */
export async function readEnquiry(cms: Payload, id: number) {
  const [row] = await readRows(cms, sql`SELECT * FROM enquiries WHERE id = ${id}`);
  return row ?? {};
}

/** Three more dealers around the one in Sandton: next to it, in the next town, and at the other end of the country. */
export async function createNeighbours(cms: Payload) {
  for (const [slug, lat, longitude] of [
    ['randburg', -26.1, 27.99],
    ['pretoria', -25.75, 28.23],
    ['cape-town', -33.92, 18.42],
  ] as const) {
    await cms.create({
      collection: 'dealers',
      data: {
        name: `Dealer ${slug}`,
        slug,
        supplierCode: slug.toUpperCase(),
        streetAddress: '1 Main Road',
        city: 'Town',
        province: 'Gauteng',
        lat,
        longitude,
        telephone: '011 465 3210',
        email: `hello@${slug}.example`,
        generalEnquiryRecipients: [{ email: `sales@${slug}.example` }],
      },
    });
  }
}
