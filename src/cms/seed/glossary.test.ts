import { expect, it } from 'vitest';
import { paymentOf } from '@/domain/finance/annuity';
import { glossaryKeys } from '@/domain/finance/glossary';
import { locales } from '@/i18n/locales';
import { glossary } from './glossary';
import { inLanguage } from './words';

type Line = { key: string; term: string; explanation: string };

it('issue-5 §3: explains every word, in two sentences or more of each language', () => {
  expect(glossary.map(({ key }) => key)).toEqual([...glossaryKeys]);
  for (const locale of locales) {
    for (const { key, term, explanation } of glossary.map((line) => inLanguage<Line>(line, locale))) {
      expect(term, key).not.toBe('');
      expect(explanation.match(/[.](?= |$)/g)?.length, `${key} ${locale}`).toBeGreaterThanOrEqual(2);
      expect(explanation.match(/[.](?= |$)/g)?.length, `${key} ${locale}`).toBeLessThanOrEqual(3);
    }
  }
});

it('issue-5 §3.1: its examples are the engine’s: R400 000 at 12%', () => {
  const months = (termMonths: number, balloonCents = 0) =>
    paymentOf({ financedCents: 40_000_000, balloonCents, termMonths, annualRatePercent: 12 });
  expect([months(48), months(72)]).toEqual([1_053_353, 782_008]);
  // 48 × R10 533.53 − R400 000 = R105 609.44; 72 × R7 820.08 − R400 000 = R163 045.76
  expect(english('term')).toMatch(/R10 533\.53 .*R105 609 .*48 months.*R7 820\.08 .*R163 046 /);
  // R163 045.76 + 72 × R69 + R1 207.50 = R169 221.26
  expect(english('cost-of-credit')).toContain('R169 221');
  // R7 820.08 − R6 674.05 = R1 146.03; 72 × R6 674.05 + R120 000 − 72 × R7 820.08 = R37 485.84, R37 486 to the rand
  expect(months(72, 12_000_000)).toBe(667_405);
  expect(english('balloon')).toMatch(/R1 146 .*R37 486 /);
});

it('issue-5 §1: the caps that it names are those of the National Credit Act', () => {
  expect(english('admin-fee')).toMatch(/R60, which is R69 with VAT/);
  expect(english('initiation-fee')).toMatch(/R1 050, which is R1 207\.50 with VAT, and never more than 15%/);
  expect(english('interest-rate')).toContain('the repo rate plus 17 percentage points');
});

function english(key: string): string {
  const line = glossary.map((one) => inLanguage<Line>(one, 'en')).find((one) => one.key === key);
  return line?.explanation.replaceAll('\u00a0', ' ') ?? '';
}
