import { expect, it } from 'vitest';
import { countSending } from './rate-limit';

it('contract “under rate limits”: a visitor may send many forms at once, then one every two seconds; others are not affected', () => {
  for (let sent = 0; sent < 120; sent += 1) expect(countSending('192.0.2.1', 0)).toBe(0);
  expect(countSending('192.0.2.1', 0)).toBe(2);
  expect(countSending('192.0.2.1', 1_000)).toBe(1);
  expect(countSending('192.0.2.2', 0)).toBe(0);
  expect(countSending('192.0.2.1', 2_000)).toBe(0);
  expect(countSending('192.0.2.1', 2_000)).toBe(2);
});
