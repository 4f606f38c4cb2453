import { expect, it } from 'vitest';
import { toPlainHyphens } from './plain-hyphens';

it('leaves no hyphen that search engines would not find', () => {
  expect(toPlainHyphens('I‑Hilux ne‑GR-Sport')).toBe('I-Hilux ne-GR-Sport');
  expect(toPlainHyphens('Paaiement\u00adfinansiering')).toBe('Paaiementfinansiering');
});
