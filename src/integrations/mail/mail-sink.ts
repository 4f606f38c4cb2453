import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { toMailOptions } from './mail-options';
import type { MailTransport } from './mail-transport';

/**
 * Receives mail when there is no SMTP server: one `.eml` file per Message-ID under `DATA_DIR/mail`.
 * The same Message-ID again replaces its file, so a repeated attempt never doubles a message.
 */
export function createMailSink(dataDir: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(dataDir, 'mail');
  return {
    deliveredTo: 'sink',
    send: async (message) => {
      try {
        const { message: content } = await composer.sendMail(toMailOptions(message));
        if (!Buffer.isBuffer(content)) return refused('EMESSAGE');
        await mkdir(folder, { recursive: true });
        const unfinished = join(folder, `.${randomUUID()}.tmp`);
        await writeFile(unfinished, new Uint8Array(content));
        await rename(unfinished, join(folder, sinkFileName(message.messageId)));
        return { accepted: message.deliverTo, refusal: null };
      } catch (error) {
        return refused(error instanceof Error && 'code' in error ? String(error.code) : 'EMESSAGE');
      }
    },
  };
}

/** `<ab12@site.example>` is kept as `ab12@site.example.eml`; no character can leave the folder. */
function sinkFileName(messageId: string): string {
  return `${messageId.replace(/^<|>$/g, '').replace(/[^\w.@-]/g, '_')}.eml`;
}

function refused(error: string) {
  return { accepted: [], refusal: { error, isUnknownRecipient: false } };
}
