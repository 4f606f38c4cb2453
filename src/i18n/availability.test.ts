import { expect, it } from 'vitest';
import { toAvailability } from './availability';

const now = new Date('2026-11-20T12:00:00Z');

it('tells the kind of availability, and the month for what is still to come', () => {
  expect(toAvailability({ availability: 'in-stock', availableFrom: '2027-01-01T00:00:00Z' }, 'en', now)).toBe(
    'In stock',
  );
  expect(toAvailability({ availability: 'coming-soon', availableFrom: '2027-01-15T00:00:00Z' }, 'en', now)).toBe(
    'Coming soon, from January 2027',
  );
  expect(toAvailability({ availability: 'ending' }, 'en', now)).toBe('Ending soon, while stock lasts');
});

it('a month that has passed is not promised, the present one is', () => {
  const onOrder = (availableFrom: string) => toAvailability({ availability: 'on-order', availableFrom }, 'en', now);
  expect(onOrder('2026-10-31T12:00:00Z')).toBe('On order');
  expect(onOrder('2026-11-01T00:00:00Z')).toBe('On order, expected November 2026');
  // Midnight in Johannesburg is ten at night before in UTC.
  expect(onOrder('2026-12-31T22:00:00Z')).toBe('On order, expected January 2027');
});

it('nothing is said of what is not known', () => {
  expect(toAvailability({ availability: null, availableFrom: '2027-01-01T00:00:00Z' }, 'zu', now)).toBeNull();
});
