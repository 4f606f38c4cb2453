import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldRead } from './held-read';
import { clearTags } from './page-cache.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('issue-5 §5: reads once, again when one of its tags is cleared, and not for another one', async () => {
  const read = vi.fn(async () => ['table']);
  const held = heldRead({ tags: ['finance-tables', 'markets'], read });
  const first = await held();
  expect(await held()).toBe(first);
  clearTags(['promotions']);
  await held();
  expect(read).toHaveBeenCalledTimes(1);
  clearTags(['markets']);
  expect(await held()).not.toBe(first);
  await held();
  expect(read).toHaveBeenCalledTimes(2);
});

it('issue-5 §5: what was cleared while it was being read is not held', async () => {
  const found = ['before', 'after'];
  const held = heldRead({
    tags: ['finance-tables'],
    read: async () => {
      const answer = found.shift();
      if (answer === 'before') clearTags(['finance-tables']);
      return answer;
    },
  });
  expect(await held()).toBe('before');
  expect(await held()).toBe('after');
});

it('issue-5 §5: is read again after five minutes', async () => {
  const read = vi.fn(async () => 1);
  const held = heldRead({ tags: ['finance-tables'], read });
  await held();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  await held();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await held();
  expect(read).toHaveBeenCalledTimes(2);
});

it('issue-5 §5: a failure is not held', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(2);
  const held = heldRead({ tags: ['finance-tables'], read });
  await expect(held()).rejects.toThrow('down');
  expect(await held()).toBe(2);
});
