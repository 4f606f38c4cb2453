import { type ImportedRegister, importOptOutRegister } from '@/commands/privacy/opt-out-register';
import { optOutFileLimitBytes } from '@/domain/privacy/opt-out-file';
import { logger } from '@/lib/logger';
import { asAdmin, refuse } from '../as-admin';

/** What a form adds to the file: its names, its borders. */
const formBytes = 16 * 1024;

/** Lines named of those that cannot be read. */
const mostLines = 20;

/** Replaces the opt-out register by that of the file; answers `{ message }` with 200, 401, 403, 411, 413, 422 or 503. */
export async function answerRegister(request: Request): Promise<Response> {
  return asAdmin(request, async ({ cms, actor }) => {
    const length = request.headers.get('Content-Length');
    if (length === null) return refuse(411, 'The length of the file must be known.');
    if (Number(length) > optOutFileLimitBytes + formBytes) return refuse(413, 'The file is larger than 20 MB.');
    const form = await request.formData().catch(() => null);
    const file = form?.get('file');
    if (!(file instanceof File) || file.size === 0) return refuse(422, 'Choose a file first.');
    try {
      const imported = await importOptOutRegister(cms, { text: await file.text(), actor, now: new Date() });
      if (!imported.ok) return refuse(422, describeProblem(imported));
      return Response.json({ message: `The register has ${imported.count} entries now.` });
    } catch (error) {
      logger.error({ code: error instanceof Error ? error.name : 'unknown' }, 'the opt-out register was not imported');
      const message = 'The import failed. Nobody was taken off the register: import the file again in a minute.';
      return refuse(503, message, { 'Retry-After': '30' });
    }
  });
}

function describeProblem(imported: Extract<ImportedRegister, { ok: false }>): string {
  if (imported.error === 'empty') return 'The file holds no address and no number. The former register holds.';
  const { lines } = imported;
  const more = lines.length > mostLines ? ` and ${lines.length - mostLines} more` : '';
  const named = lines.slice(0, mostLines).join(', ');
  return `Neither an address nor a number: line ${named}${more}. The former register holds.`;
}
