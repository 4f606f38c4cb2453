import { getEnv } from '@/lib/env';
import { runScript } from './steps.mjs';

/** The settings as JSON, for scripts that run before TypeScript can. */
await runScript(async () => {
  process.stdout.write(JSON.stringify(getEnv()));
});
