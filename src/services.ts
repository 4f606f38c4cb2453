import config from '@payload-config';
import { getPayload } from 'payload';
import { recoverStuckJobs } from '@/cms/recover-stuck-jobs';
import { createOutboxWorker } from '@/commands/outbox-worker';
import { standBeforeNext } from '@/front';
import { createMailTransport } from '@/integrations/mail/mail-transport';
import { noteClientAddresses } from '@/lib/client-address';
import { getEnv } from '@/lib/env';
import { stopGracefully } from '@/lib/graceful-stop';

/** Starts what runs beside the requests: scheduled publishing and the outbox. They end with the process. */
export async function startServices(): Promise<void> {
  const env = getEnv();
  standBeforeNext();
  noteClientAddresses(env.trustProxyHops);
  const payload = await getPayload({ config });
  await recoverStuckJobs(payload);
  // Only now: a job that the last process left behind must be free before the first round looks for work.
  await getPayload({ config, cron: true });
  const outbox = createOutboxWorker({
    payload,
    transport: createMailTransport(env),
    timeScale: env.outboxTimeScale,
  });
  outbox.start();
  stopGracefully(() => outbox.stop());
}
