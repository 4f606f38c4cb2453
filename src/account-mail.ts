import { randomUUID } from 'node:crypto';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import type { MailTransport } from '@/integrations/mail/mail-transport';

/** Mail about accounts (a forgotten password) goes the way all mail goes: SMTP, or the sink. It is sent at once. */
export function accountMail(transport: MailTransport): EmailAdapter {
  return ({ payload }) => ({
    name: 'account-mail',
    defaultFromAddress: 'accounts@forecourt.example',
    defaultFromName: 'Forecourt',
    sendEmail: async (message) => {
      const { mailFrom, brandName } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
      const to = toAddresses(message.to);
      const outcome = await transport.send(
        {
          messageId: `<${randomUUID()}@${mailFrom.split('@')[1]}>`,
          from: { name: brandName, address: mailFrom },
          to,
          deliverTo: to,
          replyTo: null,
          subject: String(message.subject ?? ''),
          text: typeof message.text === 'string' ? message.text : toText(message.html),
          html: typeof message.html === 'string' ? message.html : '',
          acceptedAt: new Date(),
        },
        AbortSignal.timeout(30_000),
      );
      if (outcome.refusal) payload.logger.error({ error: outcome.refusal.error }, 'account mail not sent');
    },
  });
}

function toAddresses(to: SendEmailOptions['to']): string[] {
  const list = Array.isArray(to) ? to : [to];
  return list.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return entry && 'address' in entry && entry.address ? [entry.address] : [];
  });
}

function toText(html: SendEmailOptions['html']): string {
  return typeof html === 'string'
    ? html
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}
