import { describe, expect, it } from 'vitest';
import { balloonTruth, toTraditionalRequest, withRateMoved } from './explanation';
import { type QuoteRequest, type QuoteTerms, toQuote } from './quote';

const terms: QuoteTerms = { depositCap: { kind: 'price' }, monthlyFeeCents: 6_900, initiationFeeCents: 120_750 };
const request: QuoteRequest = {
  priceCents: 40_000_000,
  depositCents: 0,
  termMonths: 72,
  annualRatePercent: 12,
  end: { kind: 'balloon', percent: 30 },
};

describe('what a balloon does', () => {
  it('issue-5 §3: R400 000 at 12% over 72 months: 30% saves R1 146.02 a month and costs about R37 486 more', () => {
    const truth = balloonTruth(toQuote(request, terms), request, terms);
    expect(truth?.savesMonthlyCents).toBe(114_602);
    expect(Math.abs((truth?.costsCents ?? 0) - 3_748_600)).toBeLessThan(100);
  });

  it('issue-5 §3: nothing is said where nothing is left at the end, or nothing can be offered', () => {
    const without: QuoteRequest = { ...request, end: { kind: 'balloon', percent: 0 } };
    expect(balloonTruth(toQuote(without, terms), without, terms)).toBeNull();
    const tooLarge: QuoteRequest = { ...request, depositCents: 35_000_000 };
    expect(balloonTruth(toQuote(tooLarge, terms), tooLarge, terms)).toBeNull();
  });
});

describe('a moved rate', () => {
  it('issue-5 §3: is the same quote with the rate a point higher or lower, never below 0%', () => {
    expect(withRateMoved(request, terms, 1)).toEqual(toQuote({ ...request, annualRatePercent: 13 }, terms));
    expect(withRateMoved(request, terms, -1)).toEqual(toQuote({ ...request, annualRatePercent: 11 }, terms));
    expect(withRateMoved({ ...request, annualRatePercent: 0.5 }, terms, -1)).toEqual(
      toQuote({ ...request, annualRatePercent: 0 }, terms),
    );
  });
});

describe('traditional finance as the other side of a comparison', () => {
  it('T-235 T-236: runs over 72 months with a balloon of 40%, all else equal', () => {
    expect(toTraditionalRequest({ ...request, termMonths: 48, depositCents: 100 })).toEqual({
      ...request,
      depositCents: 100,
      termMonths: 72,
      end: { kind: 'balloon', percent: 40 },
    });
  });
});
