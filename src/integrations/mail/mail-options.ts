import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { MailMessage } from './mail-transport';

/** Our message in nodemailer's terms. Structured fields only, so that no value can add a header. */
export function toMailOptions(message: MailMessage): SendMailOptions {
  return {
    messageId: message.messageId,
    date: message.acceptedAt,
    from: { name: toOneLine(message.from.name), address: message.from.address },
    to: message.to.map((address) => ({ name: '', address })),
    envelope: { from: message.from.address, to: message.deliverTo },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    subject: toOneLine(message.subject),
    text: message.text,
    html: message.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Control characters, line ends included, become spaces. */
function toOneLine(value: string): string {
  return value.replace(/\p{Cc}+/gu, ' ').trim();
}
