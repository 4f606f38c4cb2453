import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCacheTagsAt } from './cache-tags';

const symbol = Symbol.for('forecourt.page-cache');
const clearTags = vi.fn();
const start = new Date('2026-11-30T23:00:00+02:00');
const inAnHour = new Date('2026-12-01T00:00:00+02:00');
const hour = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  clearTags.mockClear();
  Reflect.set(globalThis, symbol, { clearTags });
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, symbol);
});

it('issue-3 §1: what shows an offer goes from the cache at the moment it ends, once however often that is said', () => {
  clearCacheTagsAt(inAnHour, ['promotions']);
  clearCacheTagsAt(inAnHour, ['promotions']);
  vi.advanceTimersByTime(hour - 1);
  expect(clearTags).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(clearTags.mock.calls).toEqual([[['promotions']]]);
});

it('issue-3 §1: another end takes the place of the one said before; other tags keep theirs', () => {
  clearCacheTagsAt(inAnHour, ['promotions']);
  clearCacheTagsAt(inAnHour, ['lease-quotes']);
  clearCacheTagsAt(new Date(start.getTime() + 2 * hour), ['promotions']);
  vi.advanceTimersByTime(hour);
  expect(clearTags.mock.calls).toEqual([[['lease-quotes']]]);
  vi.advanceTimersByTime(hour);
  expect(clearTags.mock.calls).toEqual([[['lease-quotes']], [['promotions']]]);
});

it('issue-3 §1: an end months away is left to the page’s own life, not fired at once', () => {
  clearCacheTagsAt(new Date('2027-06-01T00:00:00+02:00'), ['promotions']);
  vi.advanceTimersByTime(hour);
  expect(clearTags).not.toHaveBeenCalled();
});
