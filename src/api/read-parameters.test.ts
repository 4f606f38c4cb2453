import { describe, expect, it } from 'vitest';
import { readParameters, singleParameters } from './read-parameters';

const read = (query: string) => readParameters(`http://localhost/api/v1/vehicles?${query}`);

describe('the parameters of an address', () => {
  it('are read as browsers write them, in their order, doubles included', () => {
    expect(read('a=1&b=x+y%20z&a=%C3%AA&c&d=1=2&&=e')).toEqual({
      ok: true,
      value: [
        ['a', '1'],
        ['b', 'x y z'],
        ['a', 'ê'],
        ['c', ''],
        ['d', '1=2'],
        ['', 'e'],
      ],
    });
    expect(read('')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['a=%', 'a'],
    ['a=%E0%A4%A', 'a'],
    ['a=%FF', 'a'],
    ['a=%EF%BF%BD', 'a'],
    ['%FF=a', 'query'],
  ])('issue-2 §8: %s is not well encoded', (query, location) => {
    expect(read(query)).toEqual({ ok: false, error: [{ location, message: 'is not well percent-encoded' }] });
  });

  it.each([
    ['a=%00', 'a'],
    ['a=x%1Fy', 'a'],
    ['a%00b=1', 'query'],
  ])('issue-2 §8: %s holds a control character', (query, location) => {
    expect(read(query)).toEqual({ ok: false, error: [{ location, message: 'holds a control character' }] });
  });

  it('may hold line breaks, as JSON does', () => {
    expect(read('filter=%7B%0A%09%7D')).toEqual({ ok: true, value: [['filter', '{\n\t}']] });
  });

  it('issue-2 §8: have a bound', () => {
    expect(read(`a=${'x'.repeat(7998)}`).ok).toBe(true);
    expect(read(`a=${'x'.repeat(7999)}`)).toEqual({
      ok: false,
      error: [{ location: 'query', message: 'is longer than 8000 characters' }],
    });
  });

  it('issue-2 §8: that have one value are given once', () => {
    expect(singleParameters([['locale', 'af']], ['locale', 'slug'])).toEqual({ values: { locale: 'af' }, faults: [] });
    const twice: [string, string][] = [
      ['locale', 'af'],
      ['locale', 'af'],
    ];
    expect(singleParameters(twice, ['locale']).faults).toEqual([
      { location: 'locale', message: 'is given more than once' },
    ]);
  });
});
