import { buildConfig } from 'payload';
import { expect, it } from 'vitest';
import { createPayloadConfig } from '../payload-config';

async function menuOf(role: string): Promise<string[]> {
  const config = await buildConfig(
    createPayloadConfig({ databaseUrl: 'file::memory:', dataDir: '/nowhere', payloadSecret: 'x'.repeat(32) }),
  );
  return [...config.collections, ...config.globals]
    .filter(({ admin: { hidden } }) => (typeof hidden === 'function' ? !hidden({ user: { role } as never }) : !hidden))
    .map(({ slug }) => slug);
}

it('issue-6 §2: a dealer’s menu holds what a dealer works with, and nothing that every visitor may read', async () => {
  expect((await menuOf('dealer')).sort()).toEqual(['canned-replies', 'dealers', 'enquiries', 'users']);
});

it('issue-6 §2: an administrator’s menu leaves out only what is written and read on pages of our own', async () => {
  const menu = await menuOf('admin');
  for (const slug of ['pages', 'promotions', 'outbox-messages', 'audit-entries', 'site-settings']) {
    expect(menu).toContain(slug);
  }
  for (const slug of ['enquiry-notes', 'opt-outs']) expect(menu).not.toContain(slug);
});
