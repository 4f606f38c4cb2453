import { expect, it } from 'vitest';
import { openCms } from './database';
import { rest } from './visitor-rest';

it('issue-2 §2: whoever comes first to a site without accounts does not become its admin', async () => {
  const cms = await openCms();
  expect((await cms.count({ collection: 'users' })).totalDocs).toBe(0);
  const body = { email: 'first@visitor.example', password: 'a long enough password', name: 'First', role: 'admin' };
  const refused = await rest('/users/first-register', { method: 'POST', body });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('create-admin');
  expect((await rest('/users', { method: 'POST', body })).status).toBe(403);
  expect((await cms.count({ collection: 'users' })).totalDocs).toBe(0);
});
