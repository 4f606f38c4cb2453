import type { Payload } from 'payload';
import * as v from 'valibot';
import { readRows, sql } from '@/cms/atomic-write';
import { toAdf } from '@/domain/enquiry/adf';
import type { OutgoingEnquiry } from '@/domain/enquiry/outgoing-enquiry';
import { toWebhookBody } from '@/domain/enquiry/webhook-body';
import type { NewMessage } from './outbox-message';

/** Where a dealer's own system receives its enquiries (issue 6 §2, Also out). */
export type Connection = { id: number; adfAddress: string | null; webhookUrl: string | null };

const connectionRow = v.object({
  id: v.number(),
  adf_address: v.nullable(v.string()),
  webhook_url: v.nullable(v.string()),
  webhook_secret: v.nullable(v.string()),
});

/** The active connections of a dealer, and those of the whole site. A webhook without a secret could not be signed. */
export async function readConnections(payload: Payload, dealerId: number | null): Promise<Connection[]> {
  const rows = await readRows(
    payload,
    sql`SELECT id, adf_address, webhook_url, webhook_secret FROM crm_connections
      WHERE is_active AND (dealer_id IS NULL OR dealer_id = ${dealerId}) ORDER BY id`,
  );
  return rows.map((row) => {
    const { id, adf_address, webhook_url, webhook_secret } = v.parse(connectionRow, row);
    return { id, adfAddress: adf_address || null, webhookUrl: (webhook_secret && webhook_url) || null };
  });
}

type From = { connections: readonly Connection[]; sender: { name: string; address: string }; now: Date };

/** What an accepted enquiry sends to other systems. The bodies are made now: they say what was true on that day. */
export function toConnectionMessages(enquiry: OutgoingEnquiry, { connections, sender, now }: From): NewMessage[] {
  const subject = `Enquiry ${enquiry.reference}`;
  return connections.flatMap(({ id, adfAddress, webhookUrl }) => {
    const common = { replyTo: null, sender, connectionId: id, now };
    const messages: NewMessage[] = [];
    if (adfAddress) {
      const text = toAdf(enquiry, { make: sender.name, provider: sender.name });
      messages.push({ ...common, kind: 'adf', recipients: [adfAddress], letter: { subject, text, html: '' } });
    }
    if (webhookUrl) {
      const text = toWebhookBody(enquiry);
      messages.push({ ...common, kind: 'webhook', recipients: [webhookUrl], letter: { subject, text, html: '' } });
    }
    return messages;
  });
}
