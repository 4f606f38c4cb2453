import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createMailTransport, type MailMessage } from './mail-transport';

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-sink-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const message: MailMessage = {
  messageId: '<../ab12@site.example>',
  from: { name: 'Forecourt', address: 'enquiries@forecourt.example' },
  to: ['sales@sandton.example', 'manager@sandton.example'],
  deliverTo: ['sales@sandton.example', 'manager@sandton.example'],
  replyTo: 'thandi@mail.example',
  subject: 'Quote request',
  text: 'A visitor asks for a quote.',
  html: '',
  acceptedAt: new Date('2026-11-21T10:00:00+02:00'),
};

it('issue-2 §5: without SMTP_URL the mail sink keeps a letter as a file of its own, once however often it is sent', async () => {
  const { deliveredTo, send } = createMailTransport({ smtpUrl: null, dataDir });
  expect(deliveredTo).toBe('sink');
  for (const _ of [1, 2]) {
    const { accepted, refusal } = await send(message, new AbortController().signal);
    expect({ accepted, refusal }).toEqual({ accepted: message.deliverTo, refusal: null });
  }
  const [file = '', ...others] = readdirSync(join(dataDir, 'mail'));
  expect([others, readdirSync(dataDir)]).toEqual([[], ['mail']]);
  const letter = readFileSync(join(dataDir, 'mail', file), 'utf8');
  for (const words of ['sales@sandton.example', 'Reply-To: thandi@mail.example', message.messageId, message.text]) {
    expect(letter).toContain(words);
  }
});
