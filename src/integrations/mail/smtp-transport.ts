import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type Options as SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { composeMail } from './compose-mail';
import type { MailTransport } from './mail-transport';
import { type SmtpStage, toOutcome } from './smtp-outcome';

/**
 * Sends through an SMTP server, one connection per message, every step under a limit of time. It speaks to nodemailer's
 * connection itself, not to its transport, which does not tell whether a lost connection was lost before the server had
 * let us in or while it thought about a recipient: the one concerns every message, the other this one alone.
 */
export function createSmtpTransport(url: string): MailTransport {
  const { auth, ...place } = parseConnectionUrl(url);
  const options: SMTPConnectionOptions = {
    ...place,
    ignoreTLS: isThisMachine(url),
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A relay may look through a whole message before it answers; whoever does not wait sends it twice (RFC 5321 §4.5.3.2).
    socketTimeout: 120_000,
  };
  return {
    deliveredTo: 'smtp',
    send: async (message, signal) => {
      const { deliverTo } = message;
      let stage: SmtpStage = 'composing';
      const onStage = (reached: SmtpStage) => {
        stage = reached;
      };
      try {
        const content = await composeMail(message);
        const envelope = { from: message.from.address, to: deliverTo, size: content.length };
        const sent = await converse({ options, auth, signal, envelope, content, onStage });
        return toOutcome({ deliverTo, stage, raw: sent, isTaken: true });
      } catch (error) {
        return toOutcome({ deliverTo, stage, raw: error, isTaken: false });
      }
    },
  };
}

type Conversation = {
  options: SMTPConnectionOptions;
  auth: { user: string; pass: string } | undefined;
  signal: AbortSignal;
  envelope: { from: string; to: string[]; size: number };
  content: Buffer;
  onStage: (stage: SmtpStage) => void;
};

/** Resolves to the server's answer, or rejects with what went wrong; the connection is closed either way. */
function converse({ options, auth, signal, envelope, content, onStage }: Conversation): Promise<unknown> {
  const connection = new SMTPConnection(options);
  return new Promise<unknown>((resolve, reject) => {
    const giveUp = () => reject(Object.assign(new Error('The time was up.'), { code: 'EABORT' }));
    // When this process was busy, the answer may stand in the socket unread: a message that was taken is not sent again.
    const abort = () => setImmediate(() => setImmediate(giveUp));
    signal.addEventListener('abort', abort, { once: true });
    connection.on('error', reject);
    connection.once('end', () => reject(Object.assign(new Error('The connection ended.'), { code: 'ECONNECTION' })));

    const send = () => {
      onStage('sending');
      connection.send(envelope, content, (error, sent) => (error ? reject(error) : resolve(sent)));
    };
    onStage('connecting');
    if (signal.aborted) return abort();
    connection.connect((error) => {
      if (error) return reject(error);
      if (!auth || !connection.allowsAuth) return send();
      onStage('logging in');
      connection.login({ credentials: auth }, (refused) => (refused ? reject(refused) : send()));
    });
  }).finally(() => connection.close());
}

/** On the loopback interface TLS adds nothing, and a local relay's own certificate would fail. */
function isThisMachine(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'smtp:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
