import { parse } from 'csv-parse/sync';
import { describe, expect, inject, it } from 'vitest';

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('baseUrl') + path, { headers, redirect: 'manual' });

describe('the price list', () => {
  it('issue-3 §1: as CSV holds every derivative that the API holds', async () => {
    const answer = await ask('/vehicles/price-list.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows: string[][] = parse(Buffer.from(bytes), { bom: true, relax_column_count: true });
    const models: { code: string; price: string | null }[] = await (await ask('/api/v1/vehicle-models')).json();
    const codes = new Set(rows.map(([, , code]) => code));
    expect(models.length).toBeGreaterThan(0);
    for (const { code } of models) expect(codes).toContain(code);
  });

  it.each([
    ['/vehicles/price-list.pdf', 'en'],
    ['/af/vehicles/price-list.pdf', 'af'],
    ['/zu/vehicles/price-list.pdf?range=corolla', 'zu'],
  ])('issue-3 §1: %s is a tagged PDF in its language', async (path, language) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-language')).toBe(language);
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain(`/Lang (${language}-ZA)`);
  });

  it('issue-3 §1: is made once: whoever has it is told so', async () => {
    for (const path of ['/vehicles/price-list.pdf', '/vehicles/price-list.csv']) {
      const etag = (await ask(path)).headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      expect((await ask(path, { 'If-None-Match': etag })).status).toBe(304);
    }
  });

  it('issue-3 §1: there is none of an unknown range', async () => {
    expect((await ask('/vehicles/price-list.csv?range=no-such-range')).status).toBe(404);
    expect((await ask('/vehicles/price-list.pdf?range=no-such-range')).status).toBe(404);
  });
});
