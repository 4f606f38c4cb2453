import { describe, expect, it } from 'vitest';
import { toCompared, toCompareQuery } from './choice';

const models = ['C12', 'C20', '48V', '49Y', 'P35'].map((code) => ({ code }));
const shelf = { all: models, ofRange: [{ code: 'C20' }, { code: 'C12' }] };
const codes = (...asked: string[]) => toCompared(asked, shelf).models.map(({ code }) => code);

describe('toCompared', () => {
  it('D-401 D-404: takes the vehicles of an address in their order, of whatever range', () => {
    expect(codes('49Y', 'C12')).toEqual(['49Y', 'C12']);
  });

  it('a code counts in any letter case, and once', () => {
    expect(codes('c12', 'C12', '48v')).toEqual(['C12', '48V']);
  });

  it('D-404: shows the first four and says that there were more', () => {
    expect(codes('P35', '49Y', '48V', 'C20', 'C12')).toEqual(['P35', '49Y', '48V', 'C20']);
    expect(toCompared(['P35', '49Y', '48V', 'C20', 'C12'], shelf).isCut).toBe(true);
    expect(toCompared(['P35', '49Y', '48V', 'C20'], shelf).isCut).toBe(false);
  });

  it('leaves out what is no code and names it', () => {
    const compared = toCompared(['C12', 'ZZZ', 'ZZZ'], shelf);
    expect(compared).toEqual({ models: [{ code: 'C12' }], unknown: ['ZZZ'], isCut: false, isInstead: false });
  });

  it('without any known code it is the range’s first, in place of what was asked for', () => {
    expect(toCompared(['ZZZ'], shelf)).toMatchObject({ models: [{ code: 'C20' }], isInstead: true });
    expect(toCompared([], shelf)).toMatchObject({ models: [{ code: 'C20' }], isInstead: false });
  });

  it('a range without models compares nothing', () => {
    expect(toCompared(['ZZZ'], { ...shelf, ofRange: [] })).toMatchObject({ models: [], isInstead: false });
  });
});

describe('toCompareQuery', () => {
  it('D-401: says codes in their order, and differences only where they are', () => {
    expect(toCompareQuery(['C12', '48V'])).toBe('?code=C12&code=48V');
    expect(toCompareQuery(['C12'], { only: true })).toBe('?code=C12&only=differences');
    expect(toCompareQuery([])).toBe('');
  });
});
