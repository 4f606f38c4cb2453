// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverOfBuild } from './running.mjs';
import { installed, mustRun, Refusal, root, step } from './steps.mjs';

const stamp = join(root, '.next', 'sources.sha256');

/** Builds the site when its sources are not those of the last build; never under a server that runs from it. */
export async function build() {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const other = serverOfBuild();
  if (other) throw new Refusal(`The sources changed, and process ${other} serves from this folder: stop it first.`);
  rmSync(stamp, { force: true });
  await step('build', () => mustRun(installed('next'), ['build'], { env: { ...process.env, NODE_ENV: 'production' } }));
  writeFileSync(stamp, sources);
}

/** Of everything that the build reads. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  const folders = ['src', 'public'].filter((folder) => existsSync(join(root, folder)));
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))),
  );
  const settings = ['package-lock.json', 'next.config.ts', 'tsconfig.json'];
  for (const name of [...settings, ...inFolders].sort()) {
    const file = join(root, name);
    if (/\.test\.tsx?$/.test(name) || !statSync(file).isFile()) continue;
    hash.update(`\0${name}\0`).update(readFileSync(file, 'latin1'));
  }
  return hash.digest('hex');
}
