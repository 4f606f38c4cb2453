import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemoMarket } from '@/cms/seed/load-demo-market';
import { getEnv } from '@/lib/env';
import { closeCms, openCms } from './open-cms';
import { serverOfData } from './running.mjs';
import { Refusal, runScript } from './steps.mjs';

/** Loads the demo market, again if it is there already. The marker lets a start see a loading that was cut short. */
const { dataDir } = getEnv();
await runScript(async () => {
  if (serverOfData(dataDir)) {
    throw new Refusal('The site is running, and would go on showing the pages it has made: stop it first.');
  }
});
const cms = await openCms();
const marker = join(dataDir, 'demo-market');
writeFileSync(marker, 'loading');
const { editor } = await loadDemoMarket(cms);
if (editor) writeFileSync(join(dataDir, 'first-login.json'), JSON.stringify(editor), { mode: 0o600 });
writeFileSync(marker, 'loaded');
await closeCms(cms);
