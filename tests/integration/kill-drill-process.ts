import { buildConfig, getPayload } from 'payload';
import { createPayloadConfig } from '@/cms/payload-config';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { createSmtpTransport } from '@/integrations/mail/smtp-transport';
import { getEnv } from '@/lib/env';
import { quoteRequest } from './enquiry-market';

/** A site without its pages, run by kill-drill.test.ts to be killed: it accepts enquiries by message and sends mail. */
const logger = { options: { level: 'silent' } };
const cms = await getPayload({ config: buildConfig({ ...createPayloadConfig(getEnv()), logger }) });
const transport = createSmtpTransport(getEnv().smtpUrl ?? '');
const worker = createOutboxWorker({ payload: cms, transport, timeScale: 600 });

process.on('disconnect', () => process.exit());
process.on('message', async (message: { work: true } | { idempotencyKey: string }) => {
  if ('work' in message) return worker.start();
  const submitted = await submitEnquiry(cms, quoteRequest(message));
  process.send?.({ idempotencyKey: message.idempotencyKey, reference: submitted.ok ? submitted.reference : null });
});
process.send?.({ ready: true });
