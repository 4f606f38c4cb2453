// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const servers = join(root, '.next', 'running');
const pidFile = (/** @type {string} */ dataDir) => join(dataDir, 'server.pid');

/**
 * Notes that a server uses the build of this folder and the files of a DATA_DIR. A note of a process that is gone
 * counts for nothing.
 * @param {number} pid
 * @param {string} dataDir
 * @returns {() => void} takes the notes away
 */
export function noteServer(pid, dataDir) {
  const notes = [join(servers, String(pid)), pidFile(dataDir)];
  mkdirSync(servers, { recursive: true });
  for (const note of notes) writeFileSync(note, String(pid));
  return () => {
    for (const note of notes) rmSync(note, { force: true });
  };
}

/** The process that serves from the build of this folder, if any. */
export function serverOfBuild() {
  return existsSync(servers) ? (readdirSync(servers).find(isAlive) ?? null) : null;
}

/** The process that serves from a DATA_DIR, if any. @param {string} dataDir */
export function serverOfData(dataDir) {
  const pid = existsSync(pidFile(dataDir)) ? readFileSync(pidFile(dataDir), 'utf8') : '';
  return isAlive(pid) ? pid : null;
}

/** Whether the number is still that of a server: after a crash another program may have it. @param {string} pid */
function isAlive(pid) {
  try {
    process.kill(Number(pid || Number.NaN), 0);
    const command = `/proc/${pid}/cmdline`;
    return !existsSync(command) || readFileSync(command, 'latin1').includes('next');
  } catch {
    return false;
  }
}
