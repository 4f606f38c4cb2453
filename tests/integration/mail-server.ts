import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { recipients: string[]; source: string };

type Behaviour = {
  /** The answer to a login: null accepts, else a code and words. */
  onLogin?: () => string | null;
  /** The answer to MAIL FROM: null accepts, else a code and words. */
  onSender?: (address: string) => string | null;
  /** The answer to RCPT TO: null accepts, else a code and words such as `451 4.7.1 later`. */
  onRecipient?: (address: string) => string | null;
  /** The answer to a whole message: null accepts, else a code and words. */
  onContent?: (mail: ReceivedMail) => string | null;
  /** Called before a message is accepted; the sender waits for it. */
  onMessage?: (mail: ReceivedMail) => Promise<void> | void;
};

/** A real SMTP server on a port of its own. `behaviour` may be changed while it runs. */
export async function startMailServer(behaviour: Behaviour = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, callback) => {
      const refusal = behaviour.onLogin?.();
      return refusal ? callback(toError(refusal)) : callback(null, { user: username });
    },
    onMailFrom: ({ address }, _session, callback) => {
      const refusal = behaviour.onSender?.(address);
      return refusal ? callback(toError(refusal)) : callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      const refusal = behaviour.onRecipient?.(address);
      return refusal ? callback(toError(refusal)) : callback();
    },
    onData: async (stream, { envelope }, callback) => {
      const chunks: string[] = [];
      try {
        for await (const chunk of stream) chunks.push(String(chunk));
      } catch {
        // The sender is gone in the middle of its message.
        return;
      }
      const mail = { recipients: envelope.rcptTo.map(({ address }) => address), source: chunks.join('') };
      await behaviour.onMessage?.(mail);
      const refusal = behaviour.onContent?.(mail);
      if (refusal) return callback(toError(refusal));
      received.push(mail);
      callback();
    },
  });
  // A sender that is killed breaks its connection: nothing of it concerns the test.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaviour,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function toError(refusal: string): Error {
  const [code, ...words] = refusal.split(' ');
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
}

export function headerOf({ source }: ReceivedMail, name: string): string | null {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? null;
}
