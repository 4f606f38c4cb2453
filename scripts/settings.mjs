// @ts-check

/** The parsed environment, once packages are installed. Throws an EnvError with the one line to show. */
export async function readSettings() {
  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('../src/lib/env')} */
  const { getEnv } = await tsImport('../src/lib/env.ts', import.meta.url);
  return getEnv();
}
