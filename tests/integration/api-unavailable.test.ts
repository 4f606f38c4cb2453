import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { answer } from '@/api/answer';
import { operations } from '@/api/operations';
import { getEnv } from '@/lib/env';
import { examplePath, exampleRequest } from './api-example';
import { openCms, startRequest } from './database';
import { administer } from './postgres-server';
import { rest } from './visitor-rest';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  if (getEnv().databaseKind === 'sqlite') (cms.db as unknown as SQLiteAdapter).client.close();
  else
    await administer(
      inject('postgresUrl'),
      `drop database ${new URL(getEnv().databaseUrl).pathname.slice(1)} with (force)`,
    );
});

describe('while the database cannot be reached', () => {
  it.each(operations.map((operation) => [operation.path, operation] as const))(
    'issue-2 §8: %s answers 503 and when to try again',
    async (_, operation) => {
      startRequest();
      const response = await answer(operation, exampleRequest(operation), examplePath(operation));
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('5');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.json()).toMatchObject({ status: 503, errors: [] });
    },
  );

  it("issue-2 §8: the CMS's own REST interface does too, and says nothing about the database", async () => {
    const reads = [await rest('/dealers?where[slug][equals]=x'), await rest('/media/1')];
    const signIn = await rest('/users/login', { method: 'POST', body: { email: 'a@b.example', password: 'any' } });
    for (const { status, headers, text } of [...reads, signIn]) {
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('5');
      expect(text).not.toMatch(/sql|select|pool|client/i);
    }
  });
});
