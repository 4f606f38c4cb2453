import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Payload } from 'payload';
import { runImport } from '@/commands/import/run-import';
import { type ImportReport, importKinds, isImportKind } from '@/domain/import/import-report';
import { serverOfData } from '../running.mjs';
import { Refusal } from '../steps.mjs';

type Flags = { isDryRun: boolean; acceptsPriceJumps: boolean };

/**
 * Imports a file on the server.
 * @returns what was done, in lines
 * @throws {Refusal} for a file with errors or unconfirmed price jumps, naming each, and while the site runs: it would go
 * on showing the pages it has made
 */
export async function importFile(
  openCms: () => Promise<Payload>,
  { kind, path, dataDir, ...flags }: Flags & { kind: string; path: string | undefined; dataDir: string },
): Promise<string> {
  if (!isImportKind(kind)) throw new Refusal(`"${kind}" cannot be imported, only ${importKinds.join(' and ')}.`);
  const file = resolve(path ?? '');
  if (!path || !existsSync(file)) throw new Refusal(`There is no ${file}.`);
  if (!flags.isDryRun && serverOfData(dataDir)) {
    throw new Refusal('The site is running: import at /admin/import, or stop it first. --dry-run works while it runs.');
  }
  const bytes = new Uint8Array(readFileSync(file));
  const context = { disableRevalidate: true };
  const report = await runImport(await openCms(), { kind, file: bytes, user: null, context, ...flags });
  if (report.outcome === 'refused') throw new Refusal(describeErrors(report));
  if (report.outcome === 'unconfirmed') {
    throw new Refusal(`${describeJumps(report)}\nNothing was stored. Give --accept-price-jumps when they are right.`);
  }
  return [describeCounts(report), describeJumps(report)].filter(Boolean).join('\n');
}

function describeErrors({ errors, errorCount }: ImportReport): string {
  const lines = errors.map(({ row, column, message }) => {
    const place = [row === null ? '' : `row ${row}`, column ?? ''].filter(Boolean).join(', ');
    return place ? `  ${place}: ${message}` : `  ${message}`;
  });
  if (errorCount > errors.length) lines.push(`  And ${errorCount - errors.length} more.`);
  return `Nothing was stored, ${errorCount} ${errorCount > 1 ? 'errors' : 'error'}:\n${lines.join('\n')}`;
}

function describeJumps({ priceJumps }: ImportReport): string {
  if (priceJumps.length === 0) return '';
  const lines = priceJumps.map(
    ({ row, code, name, before, after, percent }) =>
      `  row ${row}, ${code} ${name}: R${before} to R${after} (${percent > 0 ? '+' : ''}${percent} %)`,
  );
  return `Prices that change by more than 10 %:\n${lines.join('\n')}`;
}

function describeCounts({ outcome, counts }: ImportReport): string {
  const { created, changed, unchanged } = counts;
  const verb = outcome === 'checked' ? 'Nothing was stored. An import would give' : 'Imported:';
  return `${verb} ${created} created, ${changed} changed, ${unchanged} unchanged.`;
}
