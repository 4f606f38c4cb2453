import { describe, expect, it } from 'vitest';
import { kilometreChoices, readCompared } from './read-asked';

const kilometres = {
  lowestMonthlyKilometres: 500,
  highestMonthlyKilometres: 4_000,
  monthlyKilometresStep: 500,
  defaultMonthlyKilometres: 1_000,
};
const vehicles = [
  { code: 'C18', priceCents: 40_000_000 },
  { code: 'A8H', priceCents: 80_000_000 },
];

const ask = (query: string) => readCompared({ query, vehicles, kilometres });

describe('what is asked to be compared', () => {
  it('issue-5 §3: at first the first vehicle, no deposit, 48 months, 1 000 km a month', () => {
    expect(ask('')).toEqual({
      vehicle: vehicles[0],
      typed: { modelCode: 'C18', deposit: '0', months: '48', monthlyKilometres: '1000' },
      problems: [],
      request: { depositCents: 0, months: 48, monthlyKilometres: 1_000 },
    });
  });

  it('issue-5 §3: another calculator’s query is not this one’s', () => {
    expect(ask('calculator=used&months=12&modelCode=A8H').request?.months).toBe(48);
  });

  it('issue-5 §3: the state is the address; a deposit is read as people type it', () => {
    const { vehicle, request } = ask(
      'calculator=ways-to-pay&modelCode=a8h&deposit=R+50+000&months=72&monthlyKilometres=4000',
    );
    expect(vehicle).toBe(vehicles[1]);
    expect(request).toEqual({ depositCents: 5_000_000, months: 72, monthlyKilometres: 4_000 });
  });

  it.each([
    ['modelCode=ZZZ', 'modelCode', 'C18'],
    ['deposit=-5000', 'deposit', '0'],
    ['deposit=12a3', 'deposit', '12'],
    ['deposit=12500,50x', 'deposit', '12500'],
    ['deposit=NaN', 'deposit', '0'],
    ['deposit=1e9', 'deposit', '1'],
    ['deposit=99999999999999999999', 'deposit', '400000'],
    ['months=50', 'months', '48'],
    ['months=-1', 'months', '12'],
    ['months=twelve', 'months', '48'],
    ['monthlyKilometres=11000', 'monthlyKilometres', '4000'],
    ['monthlyKilometres=700', 'monthlyKilometres', '500'],
  ])('issue-5 §4: %s is refused at its field, kept, and the nearest offered', (query, field, nearest) => {
    const { typed, problems, request } = ask(`calculator=ways-to-pay&${query}`);
    expect(problems).toEqual([{ field, nearest }]);
    expect(request).toBeNull();
    expect(Object.values(typed)).toContain(query.split('=')[1]);
  });

  it('issue-5 §4: of a text without end a page keeps a part', () => {
    expect(ask(`calculator=ways-to-pay&deposit=${'x'.repeat(9_000)}`).typed.deposit).toHaveLength(40);
  });

  it('issue-5 §3: without any vehicle there is nothing to compare', () => {
    expect(readCompared({ query: '', vehicles: [], kilometres })).toMatchObject({ vehicle: null, request: null });
  });

  it('T-264: kilometres go from 500 to 4 000 in steps of 500', () => {
    expect(kilometreChoices(kilometres)).toEqual([500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000]);
  });
});
