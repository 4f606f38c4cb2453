// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, installed, root, runScript } from './steps.mjs';

/** `node scripts/run-script.mjs <script.ts> …`: runs a TypeScript script, installing first when needed. */
await runScript(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  await install();
  const { status } = spawnSync(installed('tsx'), [join(root, 'scripts', name), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
