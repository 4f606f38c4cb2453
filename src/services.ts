import config from '@payload-config';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { getPayload, type Payload } from 'payload';
import { recoverStuckJobs } from '@/cms/recover-stuck-jobs';
import { createOutboxWorker } from '@/commands/outbox-worker';
import { createMailTransport } from '@/integrations/mail/mail-transport';
import { noteClientAddresses } from '@/lib/client-address';
import { getEnv } from '@/lib/env';
import { stopGracefully } from '@/lib/graceful-stop';
import { logger } from '@/lib/logger';
import { varyByCookie } from '@/lib/vary-by-cookie';

/** Starts what runs beside the requests: scheduled publishing and the outbox. They end with the process. */
export async function startServices(): Promise<void> {
  const env = getEnv();
  varyByCookie();
  noteClientAddresses(env.trustProxyHops);
  const payload = await getPayload({ config });
  outliveLostConnections(payload);
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

/** A connection that Postgres drops while idle is opened anew by the next query; unheard, it would end the process. */
function outliveLostConnections({ db }: Payload): void {
  if (db.name !== 'postgres') return;
  const { pool } = db as unknown as PostgresAdapter;
  pool.on('error', ({ message }) => logger.warn({ reason: message }, 'database connection lost'));
}
