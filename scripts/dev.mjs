// @ts-check
import { spawn } from 'node:child_process';
import { loadDemoMarketOnce, migrate } from './database.mjs';
import { readSettings } from './settings.mjs';
import { install, installed, root, runScript } from './steps.mjs';

/** `npm run dev`: a database that is up to date, then Next's development server. */
await runScript(async () => {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  await install();
  const env = await readSettings();
  await migrate(env);
  await loadDemoMarketOnce(env);
  const args = ['dev', '--port', String(env.port), '--hostname', env.host];
  const server = spawn(installed('next'), args, { cwd: root, stdio: 'inherit' });
  process.on('SIGTERM', () => server.kill('SIGTERM')).on('SIGINT', () => {});
  server.once('close', (code) => process.exit(code ?? 0));
});
