import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildConfig, generateImportMap, getPayload, type Payload, type SanitizedConfig } from 'payload';
import { generateTypes } from 'payload/node';
import { createPayloadConfig } from '@/cms/payload-config';
import { getEnv } from '@/lib/env';

/**
 * `npm run generate [-- <name of the change>]` writes what follows from the collections: the types, the admin's import
 * map and a migration for each database. With `--check` it writes nothing and names what is out of date.
 */
const isCheck = process.argv.includes('--check');
const changeName = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'change';
const env = getEnv();
const databaseUrls = { sqlite: 'file::memory:', postgres: 'postgres://nobody@127.0.0.1:1/none' } as const;
const stale: string[] = [];

for (const [kind, databaseUrl] of Object.entries(databaseUrls)) {
  const config = await buildConfig(createPayloadConfig({ ...env, databaseUrl }));
  if (kind === 'sqlite') {
    await refresh(config.typescript.outputFile, () => generateTypes(config, { log: false }));
    await refresh(importMapFile(config), () => generateImportMap(config, { log: false, force: true }));
  }
  const cms = await getPayload({ config, key: kind, disableDBConnect: true, disableOnInit: true });
  if (!(await differsFromMigrations(cms))) continue;
  if (isCheck) stale.push(`src/cms/migrations/${kind}`);
  else await cms.db.createMigration({ payload: cms, migrationName: changeName, forceAcceptWarning: true });
}

if (stale.length > 0) console.error(`Out of date, run "npm run generate": ${stale.join(', ')}`);
process.exit(stale.length > 0 ? 1 : 0);

/** Lets Payload write a file; when checking, puts the old text back. */
async function refresh(file: string, write: () => Promise<void>) {
  const before = readFileSync(file, 'utf8');
  await write();
  if (!isCheck || readFileSync(file, 'utf8') === before) return;
  writeFileSync(file, before);
  stale.push(file.slice(process.cwd().length + 1));
}

function importMapFile({ admin }: SanitizedConfig) {
  const file = admin.importMap.importMapFile;
  if (!file) throw new Error('admin.importMap.importMapFile must be set.');
  return file;
}

/** Whether the tables that the collections ask for are those that the last migration left. */
async function differsFromMigrations({ db }: Payload) {
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const wanted = await generateDrizzleJson(db.schema);
  const last = readdirSync(db.migrationDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  const present = last ? JSON.parse(readFileSync(join(db.migrationDir, last), 'utf8')) : db.defaultDrizzleSnapshot;
  return (await generateMigration(present, wanted)).length > 0;
}
