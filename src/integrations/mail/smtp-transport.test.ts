import { expect, it } from 'vitest';
import { startMailServer } from '../../../tests/integration/mail-server';
import { createSmtpTransport } from './smtp-transport';

it('issue-6 §6: a message that was taken while this process was busy is not given up, and so not sent twice', async () => {
  const time = new AbortController();
  const server = await startMailServer({
    onContent: () => {
      // After the server's answer, before anything of it is read.
      queueMicrotask(() => time.abort());
      return null;
    },
  });
  try {
    const { accepted, refusal } = await createSmtpTransport(server.url).send(
      {
        messageId: '<ab12@site.example>',
        from: { name: 'Forecourt', address: 'enquiries@forecourt.example' },
        to: ['sales@sandton.example'],
        deliverTo: ['sales@sandton.example'],
        replyTo: null,
        subject: 'Quote request',
        text: 'A visitor asks for a quote.',
        html: '',
        acceptedAt: new Date('2026-11-21T10:00:00+02:00'),
      },
      time.signal,
    );
    expect(time.signal.aborted).toBe(true);
    expect({ accepted, refusal }).toEqual({ accepted: ['sales@sandton.example'], refusal: null });
  } finally {
    await server.close();
  }
});
