import type { Payload } from 'payload';

/**
 * Frees jobs that a process took and did not live to finish: Payload never takes them up again (design §2), and a page
 * scheduled for tonight would not appear. Called at start, before this process runs any job itself.
 */
export async function recoverStuckJobs(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    overrideAccess: true,
  });
}
