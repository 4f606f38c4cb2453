import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerImport } from './answer-import';

const { auth, runImport } = vi.hoisted(() => ({ auth: vi.fn(), runImport: vi.fn() }));

vi.mock('@/queries/cms', () => ({ getCms: async () => ({ auth }) }));
vi.mock('@/commands/import/run-import', () => ({ runImport }));

const editor = { id: 1, role: 'editor' };

beforeEach(() => {
  auth.mockReset().mockResolvedValue({ user: editor });
  runImport.mockReset().mockResolvedValue({ outcome: 'checked' });
});

/** What the admin's page sends; a header of null is left out. */
function send(
  fields: Record<string, string | File>,
  { kind = 'vehicles', headers = {} }: { kind?: string; headers?: Record<string, string | null> } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const sent = new Headers();
  const all = { 'Sec-Fetch-Site': 'same-origin', 'Content-Length': '500', ...headers };
  for (const [name, value] of Object.entries(all)) if (value !== null) sent.set(name, value);
  const address = `http://localhost:3000/api/import/${kind}`;
  return answerImport(new Request(address, { method: 'POST', body, headers: sent }), kind);
}

const file = new File(['code\nA1\n'], 'models.csv');

describe('answerImport', () => {
  it('checks the file of whoever is signed in, with that person’s rights', async () => {
    const response = await send({ file, action: 'check' });
    expect([response.status, await response.json()]).toEqual([200, { outcome: 'checked' }]);
    const [, request] = runImport.mock.calls[0] ?? [];
    expect(request).toMatchObject({ kind: 'vehicles', user: editor, isDryRun: true, acceptsPriceJumps: false });
    expect(new TextDecoder().decode(request.file)).toBe('code\nA1\n');
  });

  it('imports when told to, and takes price jumps when they were confirmed', async () => {
    await send({ file, action: 'import', acceptsPriceJumps: 'on' });
    expect(runImport.mock.calls[0]?.[1]).toMatchObject({ isDryRun: false, acceptsPriceJumps: true });
  });

  it.each([
    ['somebody who is not signed in', 401, { headers: {} }],
    ['another site’s page', 403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['a page of a neighbouring host', 403, { headers: { 'Sec-Fetch-Site': 'same-site' } }],
    ['a page that only says its origin', 403, { headers: { 'Sec-Fetch-Site': null, Origin: 'https://evil.example' } }],
    ['something that cannot be imported', 404, { kind: 'users' }],
    ['a body without its length', 411, { headers: { 'Content-Length': null } }],
    ['a file larger than 5 MB', 413, { headers: { 'Content-Length': String(6 * 1024 * 1024) } }],
  ])('refuses %s: %d', async (_, status, options) => {
    if (status === 401) auth.mockResolvedValue({ user: null });
    expect((await send({ file }, options)).status).toBe(status);
    expect(runImport).not.toHaveBeenCalled();
  });

  it('asks for a file where there is none, or an empty one', async () => {
    for (const fields of [{}, { file: new File([], 'empty.csv') }, { file: 'code' }] as Record<
      string,
      string | File
    >[]) {
      expect((await send(fields)).status).toBe(422);
    }
    expect(runImport).not.toHaveBeenCalled();
  });
});
