import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/cms/access/roles';
import { resendEndpoint } from '@/cms/admin/mail-queue/resend-endpoint';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import type { MailTransport } from '@/integrations/mail/mail-transport';
import { createSmtpTransport } from '@/integrations/mail/smtp-transport';
import { openCms } from './database';
import { createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';
import { startMailServer } from './mail-server';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(() => emptyOutbox(cms));

async function resend(id: number | string, role: Role | null) {
  const user = role && {
    id: 1,
    email: 'somebody@forecourt.example',
    name: 'Somebody',
    role,
    collection: 'users' as const,
  };
  const request = await createLocalReq(user ? { user: user as NonNullable<PayloadRequest['user']> } : {}, cms);
  return resendEndpoint.handler(Object.assign(request, { routeParams: { id: String(id) } }));
}

function work(transport: MailTransport) {
  return createOutboxWorker({ payload: cms, transport, timeScale: 1 }).sendDue();
}

describe('sending a message again', () => {
  it('issue-2 §5: a dead letter goes out after all, under its own Message-ID, to those who had not got it', async () => {
    const server = await startMailServer({
      onRecipient: (to) => (to.startsWith('manager') ? '550 5.1.1 unknown' : null),
    });
    const transport = createSmtpTransport(server.url);
    await submitEnquiry(cms, quoteRequest());
    await work(transport);
    const [dead] = await readOutbox(cms);
    expect(dead).toMatchObject({ status: 'dead', delivered: ['sales@sandton.example'] });

    server.behaviour.onRecipient = () => null;
    expect((await resend(dead?.id ?? 0, 'admin')).status).toBe(200);
    expect((await readOutbox(cms))[0]).toMatchObject({ status: 'pending', attempts: 0, last_error: null });
    await work(transport);
    await server.close();
    expect(server.received.at(-1)?.recipients).toEqual(['manager@sandton.example']);
    expect(server.received.at(-1)?.source).toContain(dead?.message_id);
    expect((await readOutbox(cms))[0]).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('issue-2 §5: a sent message goes to everybody again', async () => {
    const server = await startMailServer();
    await submitEnquiry(cms, quoteRequest());
    await work(createSmtpTransport(server.url));
    const [sent] = await readOutbox(cms);
    expect((await resend(sent?.id ?? 0, 'lead-reader')).status).toBe(200);
    await work(createSmtpTransport(server.url));
    await server.close();
    expect(server.received.at(-1)?.recipients).toEqual(sent?.recipients);
  });

  it('issue-2 §2: only an admin and a lead reader may, and only what is dead or sent', async () => {
    await submitEnquiry(cms, quoteRequest());
    const [pending] = await readOutbox(cms);
    const id = pending?.id ?? 0;
    for (const role of [null, 'editor', 'translator', 'finance-desk', 'dealer'] as const) {
      expect((await resend(id, role)).status).toBe(403);
    }
    expect((await resend(id, 'admin')).status).toBe(409);
    expect((await resend('1; DROP TABLE users', 'admin')).status).toBe(404);
    expect((await resend(999_999, 'admin')).status).toBe(409);
    expect((await readOutbox(cms))[0]).toEqual(pending);
  });
});
