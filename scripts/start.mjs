// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from './build.mjs';
import { loadDemoMarketOnce, migrate } from './database.mjs';
import { noteServer, serverOfData } from './running.mjs';
import { readSettings } from './settings.mjs';
import { install, installed, Refusal, root, runScript, step } from './steps.mjs';

/** How long a request may go on after the signal to stop. */
const graceMilliseconds = 9_000;

await runScript(async () => {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  await install();
  const env = await readSettings();
  await refuseTakenPort(env);
  const other = serverOfData(env.dataDir);
  if (other)
    throw new Refusal(`Process ${other} serves from ${env.dataDir} already: stop it, or give another DATA_DIR.`);
  await build();
  await migrate(env);
  await loadDemoMarketOnce(env);
  const server = await step('serve', () => serve(env));
  console.log(`\n  Site    ${env.siteUrl}\n  Admin   ${env.siteUrl}/admin`);
  printFirstLogin(env.dataDir);
  process.exitCode = await server.ended;
});

/** @param {{ port: number, host: string }} env */
function refuseTakenPort({ port, host }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        new Refusal(isTaken ? `Port ${port} is in use: set PORT to another one.` : `HOST, PORT: ${error.message}.`),
      );
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/**
 * Starts the server and waits until it can serve and write.
 * @param {{ port: number, host: string, siteUrl: string, dataDir: string }} env
 */
async function serve({ port, host, siteUrl, dataDir }) {
  const server = spawn(installed('next'), ['start', '--port', String(port), '--hostname', host], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: siteUrl, NEXT_MANUAL_SIG_HANDLE: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const listen = (/** @type {string} */ chunk) => {
    said += chunk;
  };
  server.stdout.setEncoding('utf8').on('data', listen);

  let isStopping = false;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    const forget = noteServer(Number(server.pid), dataDir);
    server.once('close', (code) => {
      forget();
      resolve(isStopping ? 0 : (code ?? 1));
    });
  });
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.kill('SIGTERM');
    setTimeout(() => server.kill('SIGKILL'), graceMilliseconds).unref();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const address = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}/readyz`;
  const deadline = performance.now() + 60_000;
  while (!(await isReady(address))) {
    if (isStopping) return { ended };
    if (server.exitCode !== null || performance.now() > deadline) {
      stop();
      throw new Refusal(`${said.trimEnd()}\n\nThe server did not become ready.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.stdout.off('data', listen).pipe(process.stdout);
  for (const line of said.split('\n')) if (line.startsWith('{')) console.log(line);
  return { ended };
}

/** @param {string} address */
async function isReady(address) {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

/** The demo market leaves its editor's login here; it is printed once and then gone. @param {string} dataDir */
function printFirstLogin(dataDir) {
  const file = join(dataDir, 'first-login.json');
  if (!existsSync(file)) return;
  const { email, password } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  console.log(`  Editor  ${email}  ${password}   (shown only this once)`);
}
