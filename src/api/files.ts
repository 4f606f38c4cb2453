import * as v from 'valibot';
import { receiveMultipart, type Upload } from '@/commands/uploads/receive-multipart';
import type { FileSlot } from '@/commands/uploads/store-upload';
import { mostFileBytes } from '@/domain/form/file-rule';
import type { Operation } from './operation';
import type { Problem } from './problem';

export const storedFilesSchema = v.pipe(
  v.strictObject({
    files: v.pipe(
      v.array(
        v.strictObject({
          filename: v.pipe(v.string(), v.description('Send it as attachment with the enquiry, within 24 hours.')),
        }),
      ),
      v.description('The one file that was stored.'),
    ),
  }),
  v.description('A file that is stored for an enquiry; one that no enquiry names is deleted after a day.'),
);

const parameters = v.object({});

type FileOperation = Operation<typeof parameters, typeof storedFilesSchema>;

const rules: Record<FileSlot['kind'], string> = {
  photo: `A JPEG or a PNG of at most ${mostFileBytes} bytes and 40 million pixels. It is kept without its metadata.`,
  pdf: `A PDF of at most ${mostFileBytes} bytes, without scripts, embedded files or a password.`,
};

const mediaTypes: Record<FileSlot['kind'], string> = { photo: 'image/jpeg, image/png', pdf: 'application/pdf' };

/** T1: a driver's CV, a PDF, in any field (T-138, T-139, T-141). */
export const storeJuniorAcademyFile = fileOperation({
  summary: 'Store a CV for the junior academy',
  // The specification names no field for it (T§7.1).
  field: '*',
  slot: { kind: 'pdf', folder: 'junior-academy' },
  example: 'driverCV=@cv.pdf',
});

/** D7: a photo of a used vehicle, JPEG or PNG (D-251 to D-253, D-255, D-270). */
export const storeTradeInFile = fileOperation({
  summary: 'Store a photo for a trade-in',
  field: 'attachment',
  slot: { kind: 'photo', folder: 'trade-in' },
  example: 'attachment=@car.jpg',
});

function fileOperation({
  summary,
  field,
  slot,
  example,
}: {
  summary: string;
  field: string;
  slot: FileSlot;
  example: `${string}=@${string}`;
}): FileOperation {
  const [exampleField = field] = example.split('=');
  return {
    method: 'POST',
    path: `/api/v1/files/${slot.folder}`,
    summary,
    example,
    parameters,
    budget: 'upload',
    upload: {
      field: exampleField,
      description: `${field === '*' ? 'In a field of any name. ' : ''}${rules[slot.kind]}`,
      accepts: mediaTypes[slot.kind],
    },
    answer: storedFilesSchema,
    handle: async ({ request }) => {
      const received = await receiveMultipart(request, { files: { [field]: slot }, lists: [] });
      if (!received.ok) return { ok: false, error: bodyProblems[received.error] };
      const upload = received.uploads[field];
      if (upload?.ok) return { ok: true, value: { files: [{ filename: upload.fileName }] } };
      return { ok: false, error: upload ? toProblem(exampleField, slot, upload.error) : missing(exampleField) };
    },
  };
}

const bodyProblems: Record<'malformed' | 'tooLarge', Problem> = {
  malformed: {
    kind: 'invalid-request',
    detail: 'The body is not a whole multipart/form-data.',
    errors: [{ location: 'body', message: 'is not a whole multipart/form-data' }],
  },
  tooLarge: {
    kind: 'too-large',
    detail: 'The body has more bytes or parts than a form with a file has.',
    errors: [{ location: 'body', message: 'is too long' }],
  },
};

type Refusal = Extract<Upload, { ok: false }>['error'];

function toProblem(location: string, { kind }: FileSlot, refusal: Refusal): Problem {
  if (refusal === 'unavailable')
    return { kind: 'unavailable', detail: 'Nothing was stored. Try again in a few seconds.' };
  const messages: Record<Exclude<Refusal, 'unavailable'>, string> = {
    tooLarge: `has more than ${mostFileBytes} bytes`,
    wrongType: kind === 'photo' ? 'is neither a JPEG nor a PNG' : 'is not a PDF',
    unreadable: 'is empty or damaged',
    unsafe: kind === 'photo' ? 'has too many pixels' : 'holds a script, an embedded file or something locked',
    infected: 'holds a virus',
  };
  const message = messages[refusal];
  const detail = `${location} ${message}.`;
  return { kind: refusal === 'tooLarge' ? 'too-large' : 'not-accepted', detail, errors: [{ location, message }] };
}

function missing(location: string): Problem {
  const message = 'is missing: send a file';
  return { kind: 'not-accepted', detail: `${location} ${message}.`, errors: [{ location, message }] };
}
