import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shared = {
  resolve: {
    alias: {
      '@payload-config': path('./src/payload.config.ts'),
      '@/': path('./src/'),
      'server-only': path('./node_modules/next/dist/compiled/server-only/empty.js'),
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
} as const;

/** `npm test` starts a Postgres and names it here. Without one the integration tests run on SQLite only. */
const postgresUrl = process.env.TEST_POSTGRES_URL;
const databases = [{ name: 'sqlite', postgresUrl: '' }, ...(postgresUrl ? [{ name: 'postgres', postgresUrl }] : [])];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/fail-on-console-error.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      ...databases.map(({ name, postgresUrl }) => ({
        ...shared,
        test: {
          name,
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: ['tests/fail-on-console-error.ts', 'tests/integration/environment.ts'],
          globalSetup: postgresUrl ? ['tests/integration/postgres-server.ts'] : [],
          provide: { postgresUrl, databasePrefix: `forecourt_test_${randomBytes(4).toString('hex')}_` },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      })),
      {
        ...shared,
        test: {
          name: 'pages',
          include: ['tests/{e2e,a11y,api}/**/*.test.ts'],
          setupFiles: ['tests/fail-on-console-error.ts'],
          globalSetup: ['tests/built-server.ts'],
          // A browser on a busy machine may need seconds for what it otherwise does at once.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

function path(relative: string) {
  return fileURLToPath(new URL(relative, import.meta.url));
}
