import type { Month } from '@/domain/calendar/south-african-time';
import type { Asked, CalculatedVehicle } from '@/domain/finance/calculation';
import type { CalculatorOffer } from '@/domain/finance/calculator-offer';
import type { Calculator } from '@/domain/finance/finance-table';
import type { QuoteTerms } from '@/domain/finance/quote';
import type { CreditWords } from '@/i18n/credit-price-view';
import type { en } from '@/i18n/messages/en';
import type { HeadingLevel } from './heading';

/** The templates of a calculator, `{name}` for what is known only when it is shown. */
export type CalculatorWords = (typeof en)['finance']['calculator'];

/**
 * What was asked in fields of the page: those of every calculator, and of a used vehicle its own. `vat` is 'included'
 * where the price has it, '' where it is to be added.
 */
export type AskedOfPage = Asked & { listedPrice?: string; market?: string; vat?: string };

export type CalculatorVehicle = CalculatedVehicle & {
  /** Range and model. */
  name: string;
  rangeName: string;
  /** Address of its picture; '' without one. */
  carImage: string;
};

/** A market of used vehicles: its currency's prefix, VAT and terms. */
export type UsedMarket = { code: 'ZA' | 'NA'; prefix: string; vatRate: number; terms: QuoteTerms };

/** Everything that a calculator needs in the browser: finished words, raw numbers. */
export type CalculatorProps = {
  calculator: Calculator;
  /** Before the ids of its fields: a page may hold several. */
  id: string;
  offer: CalculatorOffer;
  /** None for used vehicles. */
  vehicles: readonly CalculatorVehicle[];
  asked: AskedOfPage;
  /** In a card of a vehicle page: shorter, and its state is not the address. */
  isCard: boolean;
  /** Of the heading of its answer. */
  level: HeadingLevel;
  /** For a used vehicle: where it can be bought; empty otherwise. */
  usedMarkets: readonly UsedMarket[];
  /** Whether VAT is in its price. */
  vatOptions: { value: '' | 'included'; label: string }[];
  /** What every quote is held against. */
  traditional: QuoteTerms;
  /** Traditional finance stands beside it; null in the other calculators. */
  futureDrive: CalculatorOffer | null;
  /** The kilometres a month and reference of the vehicle's lease quote, by model code. */
  leaseQuotes: Readonly<Record<string, { kilometres: number; reference: string }>>;
  signed: Month;
  repo: { percent: string; date: string };
  included: readonly string[];
  /** Of every product. */
  names: Readonly<Record<string, string>>;
  tableName: string;
  /** Said where the guaranteed values are older ones; null where they are today's. */
  stale: string | null;
  words: CalculatorWords;
  credit: CreditWords;
  page: {
    /** Where the form's answer is, with language. */
    action: string;
    /** The page's public path without language. */
    path: string;
    /** Before addresses of the site: '' in English, '/af'. */
    language: string;
    dealerSlug: string | null;
    keep: string;
    sideBySide: string;
    keepingCost: string;
    glossary: Readonly<Record<'deposit' | 'term' | 'balloon' | 'interest-rate' | 'residual', string>>;
  };
};
