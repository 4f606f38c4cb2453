import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose-mail';
import type { MailMessage, MailOutcome, MailTransport, RefusalReach } from './mail-transport';

/**
 * Receives mail when there is no SMTP server: one `.eml` file per Message-ID under `DATA_DIR/mail`.
 * The same Message-ID again replaces its file, so a repeated attempt never doubles a message.
 */
export function createMailSink(dataDir: string): MailTransport {
  const folder = join(dataDir, 'mail');
  return {
    deliveredTo: 'sink',
    send: async (message) => {
      const content = await composeMail(message).catch(() => null);
      if (!content) return refused('EMESSAGE', 'unmade');
      return keep(message, content);
    },
  };

  async function keep(message: MailMessage, content: Buffer): Promise<MailOutcome> {
    try {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${randomUUID()}.tmp`);
      await writeFile(unfinished, new Uint8Array(content));
      await rename(unfinished, join(folder, sinkFileName(message.messageId)));
      return { accepted: message.deliverTo, refusedForGood: [], refusal: null };
    } catch (error) {
      // A full or unwritable disk: the next message would not fare better.
      return refused(error instanceof Error && 'code' in error ? String(error.code) : 'EIO', 'queue');
    }
  }
}

/** `<ab12@site.example>` is kept as `ab12@site.example.eml`; no character can leave the folder. */
export function sinkFileName(messageId: string): string {
  return `${messageId.replace(/^<|>$/g, '').replace(/[^\w.@-]/g, '_')}.eml`;
}

function refused(error: string, reach: RefusalReach): MailOutcome {
  return { accepted: [], refusedForGood: [], refusal: { error, reach } };
}
