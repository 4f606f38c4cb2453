import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { type ImportError, importFileLimitBytes, importRowLimit } from '@/domain/import/import-report';

/** A record of the file, by column. `row` as a spreadsheet counts it: 2 is the first below the header. */
export type ImportRow = { row: number; cells: Record<string, unknown> };

/** A file's records. In a `csv` every cell is a text; an empty one is ''. */
export type ImportFile = { format: 'csv' | 'json'; columns: string[]; rows: ImportRow[] };

const tooManyRows = `The file has more than ${importRowLimit} rows: divide it.`;

type ReadFile = { ok: true; value: ImportFile } | { ok: false; error: ImportError[] };

/**
 * Reads a file of at most 5 MB and 10 000 rows in UTF-8: a JSON list of objects, or CSV (RFC 4180) with a header, its cells parted by
 * commas, semicolons (Excel in South Africa) or tabs. Rows without any content are left out, and counted.
 */
export function readImportFile(bytes: Uint8Array): ReadFile {
  if (bytes.byteLength > importFileLimitBytes) return refusal('The file is larger than 5 MB: divide it.');
  const text = decode(bytes);
  if (text === null) return refusal('The file is not UTF-8 text: in Excel, save it as "CSV UTF-8".');
  if (text.trim() === '') return refusal('The file is empty: it needs a header and at least one row.');
  return /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
}

/** Without the byte order mark that Excel writes; null when it is not UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const recordList = v.array(
  v.custom<Record<string, unknown>>(
    (record) => typeof record === 'object' && record !== null && !Array.isArray(record),
  ),
);

function readJson(text: string): ReadFile {
  const parsed = parseJson(text);
  if (!parsed.ok) return refusal(`The file cannot be read as JSON: ${parsed.error}.`);
  const list = v.safeParse(recordList, parsed.value);
  if (!list.success) return refusal('The JSON must be a list of objects: [{ "code": … }, …].');
  if (list.output.length === 0) return refusal('The list is empty: it needs at least one record.');
  if (list.output.length > importRowLimit) return refusal(tooManyRows);
  const columns = [...new Set(list.output.flatMap((record) => Object.keys(record)))];
  const rows = list.output.map((cells, index) => ({ row: index + 1, cells }));
  return { ok: true, value: { format: 'json', columns, rows } };
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; error: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : 'it is malformed' };
  }
}

function readCsv(text: string): ReadFile {
  const parsed = parseCsv(text);
  if (!parsed.ok) return { ok: false, error: [parsed.error] };
  const [header = [], ...records] = parsed.value;
  if (records.length > importRowLimit) return refusal(tooManyRows);
  const columns = header.map((name) => name.trim());
  const errors = [...headerErrors(columns)];
  const rows: ImportRow[] = [];
  for (const [index, record] of records.entries()) {
    if (record.every((cell) => cell.trim() === '')) continue;
    const row = index + 2;
    if (record.length !== columns.length) {
      const message = `The row has ${record.length} cells, the header has ${columns.length}: a delimiter is missing or one too many.`;
      errors.push({ row, column: null, message });
    }
    rows.push({ row, cells: Object.fromEntries(columns.map((name, cell) => [name, (record[cell] ?? '').trim()])) });
  }
  if (rows.length === 0) errors.push({ row: null, column: null, message: 'There is no row below the header.' });
  return errors.length > 0 ? { ok: false, error: errors } : { ok: true, value: { format: 'csv', columns, rows } };
}

function parseCsv(text: string): { ok: true; value: string[][] } | { ok: false; error: ImportError } {
  try {
    return { ok: true, value: parse(text, { delimiter: delimiterOf(text), relax_column_count: true }) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.records === 'number' ? error.records + 1 : null;
    const message = 'The quotation marks do not pair up: a quoted cell ends with ", and a " inside it is written "".';
    return { ok: false, error: { row, column: null, message } };
  }
}

/** Whatever parts the names of the header most often; quoted names are left out of the count. */
function delimiterOf(text: string): string {
  const header = (text.match(/^(?:"(?:[^"]|"")*"|[^"\r\n])*/)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

function* headerErrors(columns: string[]): Generator<ImportError> {
  for (const [index, column] of columns.entries()) {
    if (column === '') yield { row: 1, column: null, message: `Column ${index + 1} has no name in the header.` };
    else if (columns.indexOf(column) !== index) {
      yield { row: 1, column, message: `The column "${column}" stands in the header twice.` };
    }
  }
}

function refusal(message: string): ReadFile {
  return { ok: false, error: [{ row: null, column: null, message }] };
}
