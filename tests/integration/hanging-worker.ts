import { buildConfig, getPayload } from 'payload';
import { createPayloadConfig } from '@/cms/payload-config';
import { getEnv } from '@/lib/env';

/** A process that takes the jobs which are due and never finishes the first: run by publishing.test.ts, to be killed. */
const config = createPayloadConfig(getEnv());
const collections = (config.collections ?? []).map((collection) =>
  collection.slug === 'pages'
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeChange: [
            () => {
              process.stdout.write('job in hand\n');
              return new Promise<never>(() => setInterval(() => undefined, 1000));
            },
          ],
        },
      }
    : collection,
);
const cms = await getPayload({ config: buildConfig({ ...config, collections }) });
await cms.jobs.run({ queue: 'default' });
