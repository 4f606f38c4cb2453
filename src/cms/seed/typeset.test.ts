import { expect, it } from 'vitest';
import { typeset } from './typeset';

it.each([
  ['Bona i-Hilux ne-GR', 'Bona i‑Hilux ne‑GR'],
  ['I-Fortuner ngo-2026', 'I‑Fortuner ngo‑2026'],
  ['Nge-RAV4, e-48 V', 'Nge‑RAV4, e‑48\u00a0V'],
  ['(i-GR-Sport)', '(i‑GR-Sport)'],
])('in isiZulu a prefix stays with its name or figure: %s', (written, set) => {
  expect(typeset(written, 'zu')).toBe(set);
});

it('names, codes and other words keep the hyphen that they are written with', () => {
  for (const text of ['GR-Sport', 'GD-6', 'X-Cite', 'C-HR', 'ama-hatchback', 'umkhombi-ndlela', 'Bela-Bela', '2-3']) {
    expect(typeset(text, 'zu')).toBe(text);
  }
  for (const locale of ['en', 'af'] as const)
    expect(typeset('i-Hilux en e-Toyota', locale)).toBe('i-Hilux en e-Toyota');
});

it.each(['en', 'af', 'zu'] as const)('in %s figures stay together and with their unit', (locale) => {
  expect(typeset("R1 004 900 'n 3 500 kg", locale)).toBe('R1\u00a0004\u00a0900 ’n 3\u00a0500\u00a0kg');
});
