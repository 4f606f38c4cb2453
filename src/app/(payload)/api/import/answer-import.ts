import { APIError } from 'payload';
import { runImport } from '@/commands/import/run-import';
import { importFileLimitBytes, isImportKind } from '@/domain/import/import-report';
import { logger } from '@/lib/logger';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

/** What a form adds to the file: its names, its borders. */
const formBytes = 16 * 1024;

/**
 * Checks (`action` is check) or imports a file of a form, with the rights of whoever is signed in. Answers the report,
 * or `{ message }` with 401, 403, 404, 411, 413, 422 or 500.
 */
export async function answerImport(request: Request, kind: string): Promise<Response> {
  if (!isImportKind(kind)) return refuse(404, 'There is no such import.');
  if (!isFromOurPages(request.headers)) return refuse(403, 'Not allowed.');
  const cms = await getCms();
  const { user } = await cms.auth({ headers: request.headers });
  if (!user) return refuse(401, 'You are signed out. Sign in, then try again.');
  const length = request.headers.get('Content-Length');
  // Without its length a body would be read to whatever end it has.
  if (length === null) return refuse(411, 'The length of the file must be known.');
  if (Number(length) > importFileLimitBytes + formBytes) {
    return refuse(413, 'The file is larger than 5 MB: divide it.');
  }
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  if (!form || !(file instanceof File) || file.size === 0) return refuse(422, 'Choose a file first.');
  try {
    const report = await runImport(cms, {
      kind,
      file: new Uint8Array(await file.arrayBuffer()),
      user,
      isDryRun: form.get('action') !== 'import',
      acceptsPriceJumps: form.get('acceptsPriceJumps') === 'on',
    });
    return Response.json(report);
  } catch (error) {
    if (error instanceof APIError && error.status < 500) return refuse(error.status, error.message);
    logger.error({ err: error, kind }, 'an import failed');
    return refuse(500, 'The import failed. Nothing is lost: check the file again and see what is left to do.');
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
