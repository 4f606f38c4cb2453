import { describe, expect, inject, it } from 'vitest';
import '../provided';

const files = `${inject('baseUrl')}/api/media/file`;

async function nameEndingIn(ending: string): Promise<string> {
  const list = await fetch(`${inject('baseUrl')}/api/media?where[filename][like]=${ending}&limit=1`);
  const { docs } = await list.json();
  return docs[0].filename;
}

describe('pictures of the media collection on the built site', () => {
  it('issue-3 §4: a picture comes whole, keeps for ever and names its size before it comes', async () => {
    const address = `${files}/hilux-double-cab-side-480x183.avif?v=1`;
    const [got, asked] = await Promise.all([fetch(address), fetch(address, { method: 'HEAD' })]);
    for (const { status, headers } of [got, asked]) {
      expect([status, headers.get('content-type')]).toEqual([200, 'image/avif']);
      expect(headers.get('cache-control')).toContain('immutable');
    }
    const bytes = new Uint8Array(await got.arrayBuffer());
    expect(new TextDecoder('latin1').decode(bytes.subarray(4, 12))).toBe('ftypavif');
    expect(asked.headers.get('content-length')).toBe(String(bytes.length));
  });

  it('a drawing that is opened by itself runs no script', async () => {
    const { headers } = await fetch(`${files}/${await nameEndingIn('.svg')}`);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['nothing-here.avif', '..%2Fforecourt.db', '%2e%2e/forecourt.db.svg', '..svg', 'a%00.svg'])(
    'issue-2 §8: %s is no picture',
    async (name) => {
      expect((await fetch(`${files}/${name}`)).status).toBeGreaterThanOrEqual(400);
    },
  );
});
