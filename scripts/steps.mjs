// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package. Node builtins only in this file: it runs before anything is installed. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** What is shown instead of a stack trace; the process ends with code 1. */
export class Refusal extends Error {}

/**
 * Runs one named step and prints its time.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
export async function step(name, work) {
  const begun = performance.now();
  const outcome = await work();
  console.log(`  ✓ ${name.padEnd(44)} ${seconds(begun)}`);
  return outcome;
}

/** @param {number} begun */
export function seconds(begun) {
  return `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`;
}

/** Node's code for a process that had nothing left to do while it still waited for something. */
const nothingLeftToDo = 13;

/**
 * Runs a command to its end. A signal to this process ends the command too. On a busy machine Node may lose the thread
 * that compiles TypeScript before a script's first line has run: such a start is made again, twice at most.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, uid?: number, gid?: number }} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` is both streams as they came
 */
export async function run(command, args, options) {
  for (let again = 2; ; again -= 1) {
    const outcome = await runOnce(command, args, options);
    if (again === 0 || outcome.code !== nothingLeftToDo || outcome.output) return outcome;
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, uid?: number, gid?: number }} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>}
 */
function runOnce(command, args, { env = process.env, uid, gid } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, uid, gid, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      output += chunk;
    });
    const end = () => child.kill();
    process.once('SIGTERM', end).once('SIGINT', end);
    const settle = (/** @type {number | null} */ code, /** @type {string} */ reason) => {
      process.off('SIGTERM', end).off('SIGINT', end);
      resolve({ code: code ?? 1, stdout, output: output + reason });
    };
    child.on('error', (error) => settle(1, error.message));
    child.on('close', (code) => settle(code, ''));
  });
}

/**
 * Runs a command that must succeed; what it said is the refusal otherwise.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export async function mustRun(command, args, options) {
  const { code, stdout, output } = await run(command, args, options);
  if (code !== 0) throw new Refusal(output.trim() || `${command} ${args.join(' ')} failed.`);
  return stdout;
}

/** A command of an installed package. @param {string} name */
export function installed(name) {
  return join(root, 'node_modules', '.bin', name);
}

/** Installs exactly what package-lock.json names, when node_modules differs from it. */
export async function install() {
  const asked = process.versions.node.split('.').map(Number);
  const [major = 0, minor = 0] = asked;
  if (major < 20 || (major === 20 && minor < 20)) {
    throw new Refusal(`Node ${process.versions.node} is too old: install Node 20.20 or later.`);
  }
  if (isInstalled()) return;
  await step('install packages', () => mustRun('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']));
}

function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = packages(join(root, 'package-lock.json'));
  const present = packages(hidden);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Runs a script's main function; a refusal is one line and code 1.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof Refusal || (error instanceof Error && error.name === 'EnvError');
    console.error(isExpected ? error.message : error);
    process.exit(1);
  }
}

/** Installs a package of Debian's, waiting up to five minutes for another installation to end; for root only. */
export async function installFromDebian(/** @type {string} */ name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { env });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', name);
}
