import { expect, it } from 'vitest';
import { nearestQuotes } from './nearest-quote';

const quote = (monthlyKilometres: number, term: number, leasePrice: number) => ({
  monthlyKilometres,
  term,
  leasePrice,
});

it('X-23: kilometres that nobody quotes are answered with the nearest', () => {
  const [most, some] = [quote(4_000, 60, 9_000), quote(500, 60, 5_000)];
  expect(nearestQuotes([some, most], { monthlyKilometres: 11_000, leasePrice: null })[0]).toBe(most);
});

it('T-262: of the same kilometres the one nearest to the price, where one is named', () => {
  const [dear, cheap] = [quote(1_000, 36, 24_000), quote(1_000, 60, 5_000)];
  expect(nearestQuotes([cheap, dear], { monthlyKilometres: 1_000, leasePrice: 26_000 })[0]).toBe(dear);
});

it('T-267: and else the one over 60 months', () => {
  const [long, usual] = [quote(1_000, 72, 5_000), quote(1_000, 60, 5_500)];
  expect(nearestQuotes([long, usual], { monthlyKilometres: 1_000, leasePrice: null })[0]).toBe(usual);
});
