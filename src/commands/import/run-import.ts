import {
  APIError,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { importableKinds } from '@/cms/access/importable-kinds';
import { withRowIds } from '@/cms/row-ids';
import type { ImportError, ImportKind, ImportReport } from '@/domain/import/import-report';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { isRecord } from '@/lib/is-record';
import { importTables } from './import-tables';
import { type ImportPlan, type PlannedWrite, planImport } from './plan-import';
import { readImportFile } from './read-import-file';

type ImportRequest = {
  kind: ImportKind;
  file: Uint8Array;
  /** Whose rights count; null: the server's own command line, which may do everything. */
  user: TypedUser | null;
  isDryRun: boolean;
  acceptsPriceJumps: boolean;
  /** Outside of Next there is no cache to clear. */
  context?: { disableRevalidate?: boolean };
};

/**
 * Reads a file of vehicle models or dealers, checks all of it, and makes or changes the records by their code. Nothing is
 * written when a row has an error, or a price jumps and nobody confirmed it. The same file again changes nothing.
 * @throws {APIError} 403 for somebody who may not make and change such records
 */
export async function runImport(payload: Payload, request: ImportRequest): Promise<ImportReport> {
  const { kind, file, user, isDryRun, acceptsPriceJumps, context = {} } = request;
  if (user && !importableKinds(user.role).includes(kind)) {
    throw new APIError('You may not make and change these records.', 403);
  }
  const read = readImportFile(file);
  if (!read.ok) return refused(kind, read.error);
  const req = await createLocalReq({ ...(user ? { user } : {}), locale: defaultLocale, context }, payload);
  const plan = await planImport(payload, { kind, file: read.value, req });
  if (plan.errors.length > 0) return refused(kind, plan.errors);
  if (isDryRun) return reportOf(kind, plan, 'checked');
  if (plan.priceJumps.length > 0 && !acceptsPriceJumps) return reportOf(kind, plan, 'unconfirmed');
  const failure = await writeAll({ payload, kind, plan, req, isTrusted: user === null });
  return failure ? refused(kind, [failure]) : reportOf(kind, plan, 'imported');
}

/** How many errors a report names. */
const errorsNamed = 1000;

function refused(kind: ImportKind, found: ImportError[]): ImportReport {
  return {
    kind,
    outcome: 'refused',
    counts: { created: 0, changed: 0, unchanged: 0 },
    errors: found.slice(0, errorsNamed),
    errorCount: found.length,
    priceJumps: [],
    changes: [],
  };
}

function reportOf(kind: ImportKind, plan: ImportPlan, outcome: ImportReport['outcome']): ImportReport {
  const created = plan.writes.filter(({ id }) => id === null).length;
  return {
    kind,
    outcome,
    counts: { created, changed: plan.writes.length - created, unchanged: plan.unchanged },
    errors: [],
    errorCount: 0,
    priceJumps: plan.priceJumps,
    changes: plan.writes.map(({ row, code, id, columns }) => ({ row, code, isNew: id === null, columns })),
  };
}

type Writing = { payload: Payload; kind: ImportKind; plan: ImportPlan; req: PayloadRequest; isTrusted: boolean };

/**
 * On Postgres all or nothing. SQLite runs without transactions here (design): what fails there, although all was checked,
 * leaves the rows before it stored, and the same file can be imported again.
 */
async function writeAll({ payload, kind, plan, req, isTrusted }: Writing): Promise<ImportError | null> {
  const isWhole = await initTransaction(req);
  let current: PlannedWrite | null = null;
  try {
    for (const write of plan.writes) {
      current = write;
      await writeRecord({ payload, kind, write, req, isTrusted });
    }
    if (isWhole) await commitTransaction(req);
    return null;
  } catch (error) {
    if (isWhole) await killTransaction(req);
    if (!(error instanceof APIError)) throw error;
    const left = isWhole ? 'Nothing was stored.' : 'The rows before it are stored; the file can be imported again.';
    return { row: current?.row ?? null, column: null, message: `It could not be stored: ${error.message} ${left}` };
  }
}

type Saved = Record<string, unknown> & { id: number };

/** Payload's writes for either collection: the values were checked against its fields. */
type Writer = { create: (options: object) => Promise<Saved>; update: (options: object) => Promise<Saved> };

async function writeRecord({
  payload,
  kind,
  write: { id, values },
  req,
  isTrusted,
}: Omit<Writing, 'plan'> & { write: PlannedWrite }): Promise<void> {
  const cms = payload as unknown as Writer;
  const { collection } = importTables[kind];
  const options = { collection, depth: 0, req, overrideAccess: isTrusted };
  const english = inLocale(values, defaultLocale);
  let saved: Saved | null = null;
  if (id === null) saved = await cms.create({ ...options, data: english, locale: defaultLocale });
  else if (Object.keys(english).length > 0) {
    saved = await cms.update({ ...options, id, data: english, locale: defaultLocale });
  }
  for (const locale of locales.filter((other) => other !== defaultLocale)) {
    const named = Object.fromEntries(Object.entries(values).filter(([, value]) => speaks(value, locale)));
    if (Object.keys(named).length === 0) continue;
    const data = withRowIds(inLocale(named, locale), saved ?? {});
    await cms.update({ ...options, id: saved?.id ?? id, data, locale });
  }
}

/** The values in one language, without the words that do not name it. */
function inLocale(values: Record<string, unknown>, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const one = pick(value, locale);
      return one === undefined ? [] : [[name, one]];
    }),
  );
}

function pick(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, locale));
  if (!isRecord(value)) return value;
  return isWords(value) ? value[locale] : inLocale(value, locale);
}

/** Whether something in it is said in this language. Words that are emptied count, a list's missing ones do not. */
function speaks(value: unknown, locale: Locale, isInList = false): boolean {
  if (Array.isArray(value)) return value.some((row) => speaks(row, locale, true));
  if (!isRecord(value)) return false;
  if (isWords(value)) return isInList ? value[locale] !== null && value[locale] !== undefined : locale in value;
  return Object.values(value).some((part) => speaks(part, locale, isInList));
}

function isWords(value: Record<string, unknown>): boolean {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => locales.some((locale) => locale === name));
}
