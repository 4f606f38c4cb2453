import { expect, it } from 'vitest';
import { checkSeal, sealForm } from './form-token';

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
