import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An error printed during a test fails it. A test that expects one replaces `console.error` itself. */
const printed = vi.fn();
const original = console.error;

beforeEach(() => {
  printed.mockClear();
  console.error = (...words: unknown[]) => {
    printed(...words);
    original(...words);
  };
});

afterEach(() => {
  console.error = original;
  expect(printed.mock.calls, 'unexpected console.error').toEqual([]);
});
