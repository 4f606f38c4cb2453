import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { MailMessage } from './mail-transport';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The message as it goes over the wire. Throws when nodemailer cannot make one of it. */
export async function composeMail(message: MailMessage): Promise<Buffer> {
  const { message: content } = await composer.sendMail(toMailOptions(message));
  if (!Buffer.isBuffer(content)) throw Object.assign(new Error('No message was made.'), { code: 'EMESSAGE' });
  return content;
}

/** Our message in nodemailer's terms. Structured fields only, so that no value can add a header. */
function toMailOptions(message: MailMessage): SendMailOptions {
  return {
    messageId: message.messageId,
    date: message.acceptedAt,
    from: { name: toOneLine(message.from.name), address: message.from.address },
    to: message.to.map((address) => ({ name: '', address })),
    envelope: { from: message.from.address, to: message.deliverTo },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    subject: toOneLine(message.subject),
    text: message.text,
    ...(message.html ? { html: message.html } : {}),
    headers: { ...toHeaders(message.headers ?? {}), 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Headers of our own making; a name that is none is left out. */
function toHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const wellNamed = Object.entries(headers).filter(([name]) => /^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(name));
  return Object.fromEntries(wellNamed.map(([name, value]) => [name, toOneLine(value)]));
}

/** Control characters, line ends included, become spaces. */
function toOneLine(value: string): string {
  return value.replace(/\p{Cc}+/gu, ' ').trim();
}
