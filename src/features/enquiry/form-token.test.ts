import { expect, it } from 'vitest';
import { checkSeal, sealForm } from './form-token';
import { createPressureGauge } from './proof-of-work';
import { findWork } from './proof-of-work.client';

const secret = 'a secret of the tests, long enough';
const made = Date.UTC(2026, 10, 21);

it('contract “HTML forms”: a form is accepted from 2 seconds to 24 hours after it was made', () => {
  const seal = sealForm({ secret, nowMs: made });
  const after = (ms: number) => checkSeal(seal, { secret, nowMs: made + ms });
  expect(after(1_999)).toBe('tooSoon');
  expect(after(2_000)).toBe('valid');
  expect(after(24 * 3_600_000)).toBe('valid');
  expect(after(24 * 3_600_000 + 1)).toBe('expired');
});

it('contract “HTML forms”: a token fits its own key, time and site only', () => {
  const seal = sealForm({ secret, nowMs: made });
  const check = (changed: Partial<typeof seal>, other = secret) =>
    checkSeal({ ...seal, ...changed }, { secret: other, nowMs: made + 5_000 });
  expect(check({ key: 'another' })).toBe('forged');
  expect(check({ token: `${(made - 1).toString(36)}.${seal.token.split('.')[1]}` })).toBe('forged');
  expect(check({ token: '' })).toBe('forged');
  expect(check({ token: '....' })).toBe('forged');
  expect(check({}, 'another secret')).toBe('forged');
  expect(check({})).toBe('valid');
});

it('contract “HTML forms”: a form shown again keeps its key', () => {
  const { key } = sealForm({ secret, nowMs: made });
  expect(sealForm({ secret, nowMs: made + 1, key }).key).toBe(key);
});

it('issue-6 §5: under pressure a form needs a proof of work, or half a minute of a person’s time', async () => {
  const seal = sealForm({ secret, nowMs: made });
  const check = (ms: number, work?: string, of = seal) =>
    checkSeal({ ...of, work }, { secret, nowMs: made + ms, isUnderPressure: true });
  expect(check(29_999)).toBe('busy');
  expect(check(30_000)).toBe('valid');
  expect(check(5_000, 'x'.repeat(21))).toBe('busy');
  const work = (await findWork(seal)) ?? '';
  expect(check(5_000, work)).toBe('valid');
  expect(check(1_999, work)).toBe('tooSoon');
  expect(checkSeal({ ...seal, work: '' }, { secret, nowMs: made + 5_000 })).toBe('valid');
});

it('issue-6 §5: a proof of work belongs to one form', async () => {
  const at = { secret, nowMs: made + 5_000, isUnderPressure: true };
  const work = (await findWork(sealForm({ secret, nowMs: made }))) ?? '';
  const others = Array.from({ length: 20 }, () => checkSeal({ ...sealForm({ secret, nowMs: made }), work }, at));
  // one in 8 192 would pass by chance
  expect(others.filter((result) => result === 'valid').length).toBeLessThan(2);
});

it('issue-6 §5: pressure begins with more forms in a minute than people send, and ends by itself', () => {
  const gauge = createPressureGauge(60);
  const atOnce = Array.from({ length: 61 }, () => gauge.note(made));
  expect(atOnce.slice(0, 60)).not.toContain(true);
  expect(atOnce.at(-1)).toBe(true);
  expect(gauge.note(made + 90_000)).toBe(false);
  expect(gauge.note(made + 600_000)).toBe(false);
});
