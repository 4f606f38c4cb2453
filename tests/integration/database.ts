import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { buildConfig, getPayload, type Migration, type Payload } from 'payload';
import { createPayloadConfig } from '@/cms/payload-config';
import { getEnv } from '@/lib/env';
import PageCacheHandler from '@/lib/page-cache-handler.mjs';

/**
 * The CMS on this test file's own, empty, migrated database. Every file of tests/integration runs twice: in the
 * project `sqlite` and in the project `postgres`. It is the very CMS that `getCms()` gives to queries and commands.
 */
export async function openCms(): Promise<Payload> {
  const logger = { options: { level: 'silent' } };
  const cms = await getPayload({ config: buildConfig({ ...createPayloadConfig(getEnv()), logger }) });
  await migrate(cms);
  startRequest();
  return cms;
}

/** From here on reads behave as those of a new request: `cachedRead` keeps what it reads, until its tags are cleared. */
export function startRequest() {
  const requestCache = new IncrementalCache({
    fs: nodeFs,
    dev: false,
    requestHeaders: {},
    serverDistDir: '/nowhere',
    flushToDisk: false,
    CurCacheHandler: PageCacheHandler,
    previewProps: { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' },
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: null },
  } as unknown as ConstructorParameters<typeof IncrementalCache>[0]);
  Reflect.set(globalThis, '__incrementalCache', requestCache);
}

/** Runs the committed migrations that the database has not seen. */
export async function migrate(cms: Payload) {
  const { migrations } =
    getEnv().databaseKind === 'sqlite'
      ? await import('@/cms/migrations/sqlite/index')
      : await import('@/cms/migrations/postgres/index');
  await cms.db.migrate({ migrations: migrations as Migration[] });
}
