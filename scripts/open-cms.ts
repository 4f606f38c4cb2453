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
