import { describe, expect, it } from 'vitest';
import { readKeptParts, toKeptPath } from './kept-query';

function kept(path: string, search: string) {
  const inner = toKeptPath(path, search);
  return { inner, asked: new URLSearchParams(inner.slice(inner.lastIndexOf('/') + 1)) };
}

describe('toKeptPath', () => {
  it('D-401 D-402: a comparison is one part of the path, on the main site and on a dealer site', () => {
    const main = kept('/en/vehicles/corolla/compare', '?code=C12&utm_source=x&code=C13&code=C12');
    expect(main.inner).toMatch(/^\/en\/vehicles\/corolla\/compare\/[^/?]+$/);
    expect(main.asked.getAll('code')).toEqual(['C12', 'C13']);
    expect(main.asked.has('utm_source')).toBe(false);
    expect(kept('/zu/dealers/roses/new-vehicles/corolla/compare', '?code=C12').inner).toMatch(
      /^\/zu\/dealers\/roses\/new-vehicles\/corolla\/compare\/[^/?]+$/,
    );
  });

  it('takes a bounded number of codes, and none that cannot be one; a comparison may ask for more than it shows', () => {
    const codes = ['A1', 'B2', '<x>', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8', 'I9', 'J10'];
    const search = `?${codes.map((code) => `code=${encodeURIComponent(code)}`).join('&')}`;
    const known = codes.filter((code) => code !== '<x>');
    expect(kept('/en/vehicles/corolla/compare', search).asked.getAll('code')).toEqual(known.slice(0, 8));
    expect(kept('/en/vehicles/corolla/derivatives', search).asked.getAll('code')).toEqual(known.slice(0, 4));
  });

  it('keeps a comparison with differences only, and no other word for it', () => {
    const kind = (only: string) => kept('/en/vehicles/corolla/compare', `?code=A1&only=${only}`).asked.get('only');
    expect([kind('differences'), kind('everything')]).toEqual(['differences', null]);
  });

  it('keeps one choice once, in whatever order it is asked for', () => {
    const one = toKeptPath('/en/vehicles', '?max=600000&fuel=Hybrid');
    expect(toKeptPath('/en/vehicles', '?fuel=Hybrid&max=600000')).toBe(one);
    expect(kept('/en/vehicles', '?max=600000&fuel=Hybrid').asked.get('max')).toBe('600000');
  });

  it('a body type in the path counts like one in the query', () => {
    const { inner, asked } = kept('/en/vehicles/suv', '?fuel=Diesel');
    expect(inner).toMatch(/^\/en\/vehicles\/list\//);
    expect(asked.get('body')).toBe('suv');
    expect(toKeptPath('/en/vehicles/suv', '?utm=1')).toBe(toKeptPath('/en/vehicles', '?body=suv'));
    expect(toKeptPath('/en/vehicles/suv', '')).toBe(toKeptPath('/en/vehicles', '?body=suv'));
  });

  it('leaves every other page alone', () => {
    for (const path of ['/en/vehicles/corolla', '/en/news', '/en/vehicles/corolla/C12']) {
      expect(toKeptPath(path, '?code=C12&max=5')).toBe(path);
    }
  });
});

describe('the list and the selector', () => {
  it('issue-3 §1: a filter is kept once, however it is written', () => {
    const one = toKeptPath('/en/vehicles', '?max=610000&fuel=hybrid&sort=name');
    expect(toKeptPath('/en/vehicles', '?sort=NAME&fuel=Hybrid&max=604999&seats=&colour=red')).toBe(one);
  });

  it('issue-3 §1: what no filter knows is no page of its own', () => {
    for (const search of ['?max=cheap', '?fuel=steam', '?sort=colour', '?seats=0', '?body=boat']) {
      expect(toKeptPath('/en/vehicles', search)).toBe('/en/vehicles');
    }
  });

  it('D-406 D-409: the selector keeps several values of a group, and words', () => {
    const { inner, asked } = kept(
      '/en/vehicles/corolla/derivatives',
      '?fuel=petrol&fuel=hybrid&q=%20XR%20%3Cb%3E%20cvt',
    );
    expect(inner).toMatch(/^\/en\/vehicles\/corolla\/derivatives\/[^/?]+$/);
    expect(asked.getAll('fuel')).toEqual(['hybrid', 'petrol']);
    expect(asked.get('q')).toBe('XR b cvt');
  });
});

describe('readKeptParts', () => {
  it('reads what toKeptPath writes, and a page without a choice', () => {
    const part = toKeptPath('/en/vehicles/corolla/compare', '?code=C12&code=C13&only=differences').split('/').pop();
    const asked = readKeptParts('compare', [part ?? '']);
    expect([asked?.getAll('code'), asked?.get('only')]).toEqual([['C12', 'C13'], 'differences']);
    expect(readKeptParts('compare', [])?.size).toBe(0);
  });

  it('reads a part encoded or not: Next hands out both', () => {
    const part = toKeptPath('/en/vehicles/derivatives', '?q=caf%C3%A9%20racer&fuel=petrol').split('/').pop() ?? '';
    for (const handed of [part, decodeURIComponent(part), encodeURIComponent(decodeURIComponent(part))]) {
      expect(readKeptParts('derivatives', [handed])?.get('q')).toBe('café racer');
    }
  });

  it.each([['nothing'], ['nothing', 'here'], ['code=C12&utm=x'], ['code=C12&code=C12'], ['%E0%A4%A']])(
    'nobody is led to %s',
    (...parts) => {
      expect(readKeptParts('compare', parts)).toBeNull();
    },
  );

  it('there is nothing to compare above the ranges', () => {
    expect(toKeptPath('/en/vehicles/compare', '?code=C12')).toBe('/en/vehicles/compare');
  });
});
