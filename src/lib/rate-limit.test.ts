import { expect, it } from 'vitest';
import { bucketsOf, countConfirmation, countSending, createMemoryStore } from './rate-limit';

it('contract “under rate limits”: a visitor may send many forms at once, then one every two seconds; others are not affected', () => {
  for (let sent = 0; sent < 120; sent += 1) expect(countSending('192.0.2.1', 0)).toBe(0);
  expect(countSending('192.0.2.1', 0)).toBe(2);
  expect(countSending('192.0.2.1', 1_000)).toBe(1);
  expect(countSending('192.0.2.2', 0)).toBe(0);
  expect(countSending('192.0.2.1', 2_000)).toBe(0);
  expect(countSending('192.0.2.1', 2_000)).toBe(2);
});

it('issue-6 §5: each purpose has a budget of its own', () => {
  let sent = 0;
  while (countSending('198.51.100.7', 0, 'confirmation') === 0) sent += 1;
  expect(sent).toBeLessThan(120);
  for (const budget of ['form', 'api', 'upload', 'refusal'] as const)
    expect(countSending('198.51.100.7', 0, budget)).toBe(0);
});

it('issue-6 §5: a network of many addresses has a budget, too, larger than one of them', () => {
  const accepted = Array.from({ length: 256 * 20 }, (_, index) => countSending(`203.0.113.${index % 256}`, 0)).filter(
    (wait) => wait === 0,
  ).length;
  expect(accepted).toBeGreaterThan(120);
  expect(accepted).toBeLessThan(256 * 20);
  expect(countSending('203.0.114.1', 0)).toBe(0);
});

it.each([
  ['192.0.2.77', ['192.0.2.77', '192.0.2.0/24']],
  ['2001:db8:1:2:aaaa::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002:0:0:0:9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['unknown', ['unknown']],
  ['1:2::3::4', ['1:2::3::4']],
])('issue-6 §5: %s is counted with its customer and its network', (address, buckets) => {
  expect(bucketsOf(address)).toEqual(buckets);
});

it('contract “a cap of confirmation mails per address”: a mailbox gets a few letters, whatever is added to its name', () => {
  const spellings = ['thandi@mail.example', 'Thandi@Mail.example', 'thandi+other@mail.example'];
  const sent = Array.from({ length: 100 }, (_, index) => countConfirmation(spellings[index % 3] ?? '', 0));
  expect(sent.filter((wait) => wait === 0)).toHaveLength(10);
  expect(sent.at(-1)).toBe(600);
  expect(countConfirmation('sipho@mail.example', 0)).toBe(0);
  expect(countConfirmation('thandi@mail.example', 600_000)).toBe(0);
});

it('issue-6 §5: a refused one takes nothing, and the longest unseen are forgotten', () => {
  const store = createMemoryStore(2);
  const bucket = (key: string, burst: number) => ({ key, burst, refillMs: 1_000 });
  expect(store.take([bucket('a', 1), bucket('wide', 2)], 0)).toBe(0);
  expect(store.take([bucket('a', 1), bucket('wide', 2)], 0)).toBe(1);
  expect(store.take([bucket('wide', 2)], 0)).toBe(0);
  expect(store.take([bucket('b', 1)], 0)).toBe(0);
  expect(store.take([bucket('a', 1)], 0)).toBe(0);
});
