import type { Payload } from 'payload';
import * as v from 'valibot';
import { readRows, sql } from '@/cms/atomic-write';
import type { MailOutcome } from '@/integrations/mail/mail-transport';
import { createWebhookCaller, type WebhookCaller } from '@/integrations/webhook/call-webhook';
import { getEnv } from '@/lib/env';
import type { LeasedMessage } from './outbox-store';

const connectionRow = v.object({
  webhook_url: v.nullable(v.string()),
  webhook_secret: v.nullable(v.string()),
  next_webhook_secret: v.nullable(v.string()),
});

/** Sends a message of the kind `webhook` to where its connection points now, signed by its secrets of now. */
export async function sendToWebhook(
  payload: Payload,
  { message, call, now }: { message: LeasedMessage; call: WebhookCaller; now: Date },
): Promise<MailOutcome> {
  const [row] = await readRows(
    payload,
    sql`SELECT webhook_url, webhook_secret, next_webhook_secret FROM crm_connections
      WHERE id = ${message.connectionId} AND is_active`,
  );
  const connection = row ? v.parse(connectionRow, row) : null;
  if (!connection?.webhook_url || !connection.webhook_secret) return refused('ENOCONNECTION', 'final');
  const { webhook_url: url, webhook_secret, next_webhook_secret } = connection;
  const outcome = await call({
    url,
    body: message.mail.text,
    secrets: [webhook_secret, ...(next_webhook_secret ? [next_webhook_secret] : [])],
    idempotencyKey: message.mail.messageId.replace(/^<|>$/g, ''),
    now,
  });
  if (!outcome.ok) return refused(outcome.error, outcome.reach);
  return { accepted: message.mail.deliverTo, refusedForGood: [], refusal: null };
}

/** A site that itself stands on this machine, in development and in tests, may call what stands beside it. */
export function createSiteWebhookCaller(): WebhookCaller {
  const { hostname } = new URL(getEnv().siteUrl);
  return createWebhookCaller({ allowsPrivate: /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) });
}

function refused(error: string, reach: 'later' | 'final'): MailOutcome {
  return { accepted: [], refusedForGood: [], refusal: { error, reach } };
}
