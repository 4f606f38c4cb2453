import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { readRatebookScope } from '@/cms/ratebook-scope';
import { recoverStuckJobs } from '@/cms/recover-stuck-jobs';
import { escalateEnquiries } from '@/commands/enquiry/escalate-enquiries';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { type PeriodicJob, startPeriodicJobs } from '@/commands/periodic-jobs';
import { sealAudit } from '@/commands/privacy/audit-chain';
import { deleteExpired } from '@/commands/privacy/retention';
import { watchPrivacyRequests } from '@/commands/privacy/watch-privacy-requests';
import { deleteOrphanFiles } from '@/commands/uploads/delete-files';
import { standBeforeNext } from '@/front';
import { createMailTransport } from '@/integrations/mail/mail-transport';
import { createRatebookClient } from '@/integrations/ratebook/client';
import { setCurrentRatebook } from '@/integrations/ratebook/current-ratebook';
import { createRatebook, type Ratebook } from '@/integrations/ratebook/ratebook';
import { noteClientAddresses } from '@/lib/client-address';
import { type Env, getEnv } from '@/lib/env';
import { stopGracefully } from '@/lib/graceful-stop';

/** Starts what runs beside the requests: scheduled publishing, the outbox, another backend's ratebook. They end with the process. */
export async function startServices(): Promise<void> {
  const env = getEnv();
  standBeforeNext();
  noteClientAddresses(env.trustProxyHops);
  const payload = await getPayload({ config });
  await recoverStuckJobs(payload);
  // Only now: a job that the last process left behind must be free before the first round looks for work.
  await getPayload({ config, cron: true });
  const ratebook = startRatebook(env, payload);
  const outbox = createOutboxWorker({
    payload,
    transport: createMailTransport(env),
    timeScale: env.outboxTimeScale,
  });
  outbox.start();
  const periodic = startPeriodicJobs(payload, jobs, env.outboxTimeScale);
  stopGracefully(async () => {
    ratebook?.stop();
    await Promise.all([outbox.stop(), periodic.stop()]);
  });
}

/** What is done again and again. */
const jobs: readonly PeriodicJob[] = [
  escalateEnquiries,
  deleteExpired,
  deleteOrphanFiles,
  sealAudit,
  watchPrivacyRequests,
];

/** Reads the other backend's ratebook from now on, where there is one. */
function startRatebook({ ratebookUrl, dataDir }: Env, payload: Payload): Ratebook | null {
  if (ratebookUrl === null) return null;
  const read = createRatebookClient({ url: ratebookUrl });
  const ratebook = createRatebook({ read, dataDir, scope: () => readRatebookScope(payload) });
  setCurrentRatebook(ratebook);
  ratebook.start();
  return ratebook;
}
