// @ts-check
import { join } from 'node:path';
import { mustRun, root } from './steps.mjs';

/**
 * The parsed environment, once packages are installed; what cannot be used is refused in one line. Read in a process
 * of its own, so that the one that goes on needs no compiler.
 * @returns {Promise<import('../src/lib/env').Env>}
 */
export async function readSettings() {
  return JSON.parse(await mustRun(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'print-settings.ts')]));
}
