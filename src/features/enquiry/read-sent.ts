import 'server-only';
import { receiveMultipart, type Upload } from '@/commands/uploads/receive-multipart';
import type { FileKind, Form } from '@/domain/form/form';
import type { FieldProblem, FormErrorCode, Typed } from '@/domain/form/form-errors';
import { readBody, toTyped } from '@/lib/form-body';
import { isTooLargeRequest, readMultipartText } from '@/lib/multipart';

/** What a request brought. */
export type SentForm = {
  typed: Typed;
  /** What is wrong with files that came along. */
  fileErrors: FieldProblem[];
  /** The names under which the visitor knows the files that were stored, by field. */
  keptFiles: Typed;
  /** A file could not be stored through no fault of its own. */
  isFileMissing: boolean;
};

export type ReadSent =
  | { ok: true; value: SentForm }
  /** With as much of it as can be read. */
  | { ok: false; error: 'tooLarge' | 'malformed'; typed: Typed };

/** Reads what a form sent; a file is stored at once, and its field holds its stored name from then on. */
export async function readSent(request: Request, form: Form | undefined): Promise<ReadSent> {
  const lists = listsOf(form);
  if (!form?.file || !isMultipart(request)) {
    const body = await readBody(request, lists);
    return body.ok ? { ok: true, value: withoutFiles(body.typed) } : body;
  }
  const { field, kind, folder } = form.file;
  if (isTooLargeRequest(request)) {
    const typed = await readText(request, form);
    return { ok: true, value: withFile(typed, { ok: false, error: 'tooLarge' }, form.file) };
  }
  const received = await receiveMultipart(request, { files: { [field]: { kind, folder } }, lists });
  if (!received.ok) return { ...received, typed: {} };
  const upload = received.uploads[field] ?? null;
  return { ok: true, value: upload ? withFile(received.typed, upload, { field, kind }) : withoutFiles(received.typed) };
}

/** What was typed, for a form that is shown again whatever it says: nothing is stored, and what is no form is empty. */
export async function readText(request: Request, form: Form | undefined): Promise<Typed> {
  const lists = listsOf(form);
  return isMultipart(request)
    ? toTyped(await readMultipartText(request), lists)
    : (await readBody(request, lists)).typed;
}

function listsOf(form: Form | undefined): string[] {
  return form?.fields.filter(({ kind }) => kind === 'choices').map(({ name }) => name) ?? [];
}

function isMultipart({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
}

function withoutFiles(typed: Typed): SentForm {
  return { typed, fileErrors: [], keptFiles: {}, isFileMissing: false };
}

function withFile(typed: Typed, upload: Upload, { field, kind }: { field: string; kind: FileKind }): SentForm {
  if (upload.ok) {
    const { fileName, originalName } = upload;
    return {
      ...withoutFiles({ ...typed, [field]: fileName }),
      keptFiles: { [field]: originalName },
    };
  }
  const sent = withoutFiles({ ...typed, [field]: '' });
  if (upload.error === 'unavailable') return { ...sent, isFileMissing: true };
  return { ...sent, fileErrors: [{ field, code: fileErrors[kind][upload.error] }] };
}

type Refusal = 'tooLarge' | 'wrongType' | 'unreadable' | 'unsafe' | 'infected';

const fileErrors: Record<FileKind, Record<Refusal, FormErrorCode>> = {
  photo: {
    tooLarge: 'photoTooLarge',
    wrongType: 'photoWrongType',
    unreadable: 'fileUnreadable',
    unsafe: 'fileRefused',
    infected: 'fileRefused',
  },
  pdf: {
    tooLarge: 'cvRefused',
    wrongType: 'cvRefused',
    unreadable: 'fileUnreadable',
    unsafe: 'fileRefused',
    infected: 'fileRefused',
  },
};

/** A file that was sent and refused, or could not be stored, is not missing. */
export function withoutFileErrors(errors: FieldProblem[], { fileErrors, isFileMissing }: SentForm): FieldProblem[] {
  const refused = fileErrors.map(({ field }) => field);
  return errors.filter(({ field, code }) => !refused.includes(field) && !(isFileMissing && code === 'fileRequired'));
}
