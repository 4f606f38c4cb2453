import 'server-only';
import { access, constants } from 'node:fs/promises';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { getCms } from './cms';

/** Can the site read and write now? The database takes a write that changes no row; the data directory is writable. */
export async function isReady(): Promise<boolean> {
  try {
    await atomicWrite(await getCms(), [sql`UPDATE outbox_messages SET attempts = attempts WHERE id = ${-1}`]);
    await access(getEnv().dataDir, constants.W_OK);
    return true;
  } catch (error) {
    logger.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'not ready');
    return false;
  }
}
