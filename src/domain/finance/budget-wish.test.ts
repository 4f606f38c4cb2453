import { describe, expect, it } from 'vitest';
import { readBudget, type TypedBudget, toTyped } from './budget-wish';

const offer = {
  termMonths: [48, 60, 72],
  defaultTermMonths: 72,
  balloonPercents: [0, 10, 20, 30],
  defaultDepositCents: 0,
};
const read = (asked: Partial<TypedBudget>, canRun = true) =>
  readBudget({ asked, offer, atFirst: { budget: 6_000, monthlyKilometres: 1_500 }, canRun });

describe('a budget as it is typed', () => {
  it('issue-5 §3: at first what is proposed a month, all in, without deposit, nothing left at the end', () => {
    expect(read({})).toEqual({
      typed: {
        budget: '6000',
        allIn: '1',
        deposit: '0',
        termMonths: '72',
        monthlyKilometres: '1500',
        balloonPercent: '0',
        province: 'Gauteng',
      },
      problems: [],
      wish: {
        budgetCents: 600_000,
        isAllIn: true,
        depositCents: 0,
        termMonths: 72,
        monthlyKilometres: 1_500,
        balloonPercent: 0,
        province: 'Gauteng',
      },
    });
  });

  it('issue-5 §3: with a currency, spaces and units', () => {
    expect(
      read({ budget: 'R7 500', deposit: ' R 20,000 ', monthlyKilometres: '1\u00a0200 km', balloonPercent: '30%' }).wish,
    ).toMatchObject({ budgetCents: 750_000, depositCents: 2_000_000, monthlyKilometres: 1_200, balloonPercent: 30 });
  });

  it('issue-5 §4: cents are cents, and not hundreds', () => {
    expect(read({ budget: 'R12 500,50', deposit: '250 000,00' }).wish).toMatchObject({
      budgetCents: 1_250_050,
      depositCents: 25_000_000,
    });
  });

  it.each([
    ['budget', 'a lot', 'not-digits', '6000'],
    ['budget', '', 'not-digits', '6000'],
    ['budget', '-500', 'not-digits', '6000'],
    ['budget', 'NaN', 'not-digits', '6000'],
    ['budget', '1e9', 'not-digits', '500'],
    ['budget', 'about 7000', 'not-digits', '7000'],
    ['budget', 'x7000,50', 'not-digits', '7000'],
    ['budget', '0', 'out-of-range', '500'],
    ['budget', '999999999', 'out-of-range', '1000000'],
    ['deposit', 'none', 'not-digits', '0'],
    ['deposit', '-5', 'not-digits', '0'],
    ['deposit', '20k5', 'not-digits', '205'],
    ['termMonths', '66', 'not-offered', '60'],
    ['termMonths', 'long', 'not-offered', '72'],
    ['balloonPercent', '100', 'not-offered', '30'],
    ['monthlyKilometres', 'x', 'not-digits', '1500'],
    ['monthlyKilometres', '5', 'out-of-range', '100'],
    ['monthlyKilometres', '99999', 'out-of-range', '20000'],
    ['allIn', 'yes', 'not-offered', '1'],
    ['province', 'Atlantis', 'not-offered', 'Gauteng'],
  ] as const)('issue-5 §4: %s “%s” is %s; it is kept, and %s is offered', (field, value, kind, nearest) => {
    const { typed, problems, wish } = read({ termMonths: '60', [field]: value });
    expect(typed[field]).toBe(value);
    expect(problems).toEqual([{ field, kind, nearest }]);
    expect(wish).toBeNull();
    expect(read({ ...typed, [field]: nearest }).wish).not.toBeNull();
  });

  it('X-24: a deposit above its cap is no problem of its field', () => {
    expect(read({ deposit: '900000' }).wish).toMatchObject({ depositCents: 90_000_000 });
  });

  it('issue-5 §3: without stated running costs the instalment alone counts, whatever is asked', () => {
    expect(read({ allIn: '1', monthlyKilometres: 'x', province: 'y' }, false)).toMatchObject({
      problems: [],
      wish: { isAllIn: false, province: 'Gauteng' },
    });
  });

  it('issue-5 §3: a wish can be typed again as it is', () => {
    const { typed, wish } = read({ budget: '7500.5', allIn: '0', deposit: '33400', province: 'Limpopo' });
    expect(wish && toTyped(wish, wish.province)).toEqual(typed);
  });
});
