import { getPayload, type Payload } from 'payload';

/**
 * The CMS outside of Next, on the database of this environment. In production mode Payload brings the database up to
 * date as it connects.
 */
export async function openCms(): Promise<Payload> {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { default: config } = await import('@/payload.config');
  return getPayload({ config });
}

/** Ends the script: Payload keeps one of its connections to Postgres, which would hold the process for ever. */
export async function closeCms(cms: Payload): Promise<never> {
  await cms.destroy();
  process.exit();
}
