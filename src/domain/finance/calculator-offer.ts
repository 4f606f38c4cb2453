import { toCents } from './exact';
import { type Calculator, type StoredTerms, toQuoteTerms } from './finance-table';
import type { QuoteTerms } from './quote';

/** Rates to choose from: a list, or a slider with its step. Percent a year. */
export type RateChoice =
  | { kind: 'list'; percents: readonly number[] }
  | { kind: 'slider'; lowest: number; highest: number; step: number };

/** What a calculator lets a visitor choose, and what stands chosen at first. Months, percent, kilometres a year. */
export type CalculatorOffer = {
  calculator: Calculator;
  termMonths: readonly number[];
  defaultTermMonths: number;
  /** Of the price. None where the end is a guaranteed future value. */
  balloonPercents: readonly number[];
  defaultBalloonPercent: number;
  rates: RateChoice;
  defaultRatePercent: number;
  /** None where the end is a balloon. */
  annualKilometres: readonly number[];
  defaultAnnualKilometres: number;
  defaultDepositCents: number;
  terms: QuoteTerms;
};

type StoredChoices = StoredTerms & {
  termMonths: number[];
  defaultTermMonths: number;
  defaultRatePercent: number;
  defaultDeposit: number;
};
type WithBalloons = { balloonPercents: number[]; defaultBalloonPercent: number };
type WithList = { ratePercents: number[] };
type WithSlider = { lowestRatePercent: number; highestRatePercent: number; rateStepPercent: number };

/** The parts of a stored finance table that calculators read. */
export type StoredOffers = {
  instalment: StoredChoices & WithBalloons & WithList;
  futureDrive: StoredChoices & WithList & { annualKilometres: number[]; defaultAnnualKilometres: number };
  traditional: StoredChoices & WithBalloons & WithSlider;
  lease: StoredChoices & WithBalloons & WithSlider;
  used: StoredChoices & WithBalloons & WithSlider & { monthlyFeeNamibia: number };
};

/**
 * What a calculator offers by a finance table. On a card rates are a list, on a page a slider in steps of 0.25;
 * `market` decides the monthly fee of a used vehicle.
 */
export function toCalculatorOffer(
  table: StoredOffers,
  { calculator, isCard = false, market = 'ZA' }: { calculator: Calculator; isCard?: boolean; market?: 'ZA' | 'NA' },
): CalculatorOffer {
  const { instalment, futureDrive, traditional, lease, used } = table;
  const step = traditional.rateStepPercent;
  switch (calculator) {
    case 'instalment':
      return toOffer(calculator, instalment, { ...balloonsOf(instalment), rates: ratesOf(instalment, isCard, step) });
    case 'future-drive':
      return toOffer(calculator, futureDrive, {
        annualKilometres: futureDrive.annualKilometres,
        defaultAnnualKilometres: futureDrive.defaultAnnualKilometres,
        rates: ratesOf(futureDrive, isCard, step),
      });
    case 'traditional':
      return toOffer(calculator, traditional, { ...balloonsOf(traditional), rates: sliderOf(traditional) });
    case 'lease':
      return toOffer(calculator, lease, { ...balloonsOf(lease), rates: sliderOf(lease) });
    case 'used':
      return {
        ...toOffer(calculator, used, { ...balloonsOf(used), rates: sliderOf(used) }),
        ...(market === 'NA' ? { terms: toQuoteTerms(used, { monthlyFee: used.monthlyFeeNamibia }) } : {}),
      };
  }
}

type Own = Pick<CalculatorOffer, 'rates'> & Partial<CalculatorOffer>;

function toOffer(calculator: Calculator, stored: StoredChoices, own: Own): CalculatorOffer {
  return {
    calculator,
    termMonths: stored.termMonths,
    defaultTermMonths: stored.defaultTermMonths,
    defaultRatePercent: stored.defaultRatePercent,
    defaultDepositCents: toCents(stored.defaultDeposit),
    terms: toQuoteTerms(stored),
    balloonPercents: [],
    defaultBalloonPercent: 0,
    annualKilometres: [],
    defaultAnnualKilometres: 0,
    ...own,
  };
}

function balloonsOf({ balloonPercents, defaultBalloonPercent }: WithBalloons) {
  return { balloonPercents, defaultBalloonPercent };
}

function ratesOf({ ratePercents }: WithList, isCard: boolean, step: number): RateChoice {
  if (isCard) return { kind: 'list', percents: ratePercents };
  return { kind: 'slider', lowest: Math.min(...ratePercents), highest: Math.max(...ratePercents), step };
}

function sliderOf({ lowestRatePercent, highestRatePercent, rateStepPercent }: WithSlider): RateChoice {
  return { kind: 'slider', lowest: lowestRatePercent, highest: highestRatePercent, step: rateStepPercent };
}
