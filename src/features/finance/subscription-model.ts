import { toSubscriptionEnquiryUrl } from '@/domain/finance/enquiry-link';
import { toCents } from '@/domain/finance/exact';
import type { MonthlyPriceView } from '@/i18n/credit-price-view';
import { fillWords } from '@/i18n/fill-words';
import { formatRand, formatRandExact } from '@/i18n/format';
import type { en } from '@/i18n/messages/en';
import type { CalculatorVehicle } from './calculator-props';
import type { HeadingLevel } from './heading';

/** A quote as GET /api/v1/ratebook/quotes/filter answers it (T-192); rand a month. */
export type RatebookQuote = {
  quoteReference: string;
  term: number;
  odometerReading: number;
  leasePrice: number;
  kintoProtectInclVat: number | null;
  vehiclePrice: number;
  excessKilometreCharge: number | null;
};

export type SubscriptionAsked = { modelCode: string; monthlyKilometres: string; termMonths: string };

export type SubscriptionProps = {
  id: string;
  vehicles: readonly CalculatorVehicle[];
  asked: SubscriptionAsked;
  /** Kilometres a month and months to choose from. */
  kilometres: readonly number[];
  terms: readonly number[];
  /** The quotes for what is asked, the nearest first; null where they could not be read. */
  quotes: readonly RatebookQuote[] | null;
  /** Where to go on without a quote, by the range's name: its cheapest vehicle that has one, and dealers. */
  ways: Readonly<Record<string, readonly { label: string; url: string }[]>>;
  /** What Protect costs where a quote says nothing: rand a month, at 1 000 km (T-268). */
  protectAmount: number;
  isCard: boolean;
  /** Of the heading of its answer. */
  level: HeadingLevel;
  /** The quotes are of another vehicle: those for what is asked are fetched at once. */
  isStaleAtFirst?: boolean;
  included: readonly string[];
  stale: string | null;
  words: (typeof en)['finance']['subscription'];
  page: { action: string; language: string; dealerSlug: string | null; keep: string };
};

export type SubscriptionView = {
  price: MonthlyPriceView;
  announcement: string;
  /** Said where the nearest quote has another term than the one asked for. */
  otherTerm: string | null;
  enquiryUrl: string;
  quoteReference: string;
};

/** The quote that stands for what is asked: of the nearest in kilometres the one of the chosen term, or else the first. */
export function toSubscriptionView(
  props: Pick<SubscriptionProps, 'words' | 'page' | 'protectAmount'>,
  {
    asked,
    quotes,
    vehicle,
  }: { asked: SubscriptionAsked; quotes: readonly RatebookQuote[]; vehicle: CalculatorVehicle },
): SubscriptionView | null {
  const { words } = props;
  const wanted = Number(asked.termMonths);
  const [first] = quotes;
  if (!first) return null;
  const kilometresOf = ({ odometerReading, term }: RatebookQuote) => Math.round(odometerReading / term);
  const equallyNear = quotes.filter((quote) => kilometresOf(quote) === kilometresOf(first));
  const quote = equallyNear.find(({ term }) => term === wanted) ?? first;
  const count = String(quote.term);
  const total = formatRandExact((toCents(quote.leasePrice) * quote.term) / 100);
  const monthly = formatRand(quote.leasePrice);
  const row = (key: string, label: string, value: string, isTotal?: boolean) => ({ key, label, value, isTotal });
  return {
    price: {
      kind: 'subscription',
      amount: monthly,
      perMonth: words.perMonth,
      plainAmount: monthly,
      line: [
        fillWords(words.lineMonths, { count }),
        fillWords(words.lineKilometres, { count: formatRand(quote.odometerReading, '') }),
        fillWords(words.lineTotal, { amount: total }),
        words.nothingOwned,
      ],
      rows: [
        row('term', words.term, fillWords(words.months, { count })),
        row('total', words.total, total, true),
        row(
          'kilometres',
          words.monthlyKilometres,
          fillWords(words.kilometres, { count: formatRand(kilometresOf(quote), '') }),
        ),
        ...(quote.excessKilometreCharge === null
          ? []
          : [row('excess', words.excess, formatRandExact(quote.excessKilometreCharge))]),
        row('protect', words.protect, toProtect(props, quote.kintoProtectInclVat)),
        row('vehicle', words.vehicle, formatRand(quote.vehiclePrice)),
        row('reference', words.reference, quote.quoteReference),
      ],
      end: row('end', words.end, words.endValue),
      note: null,
      term: fillWords(words.months, { count }),
      rate: null,
      left: null,
      total,
      labels: { terms: words.allTerms },
    },
    announcement: fillWords(words.announcement, { monthly, count, total }),
    otherTerm: quote.term === wanted ? null : fillWords(words.otherTerm, { count }),
    enquiryUrl:
      props.page.language +
      toSubscriptionEnquiryUrl(
        {
          vehicleRange: vehicle.rangeName,
          vehicleModel: vehicle.name,
          rentalTerm: quote.term,
          affordability: quote.leasePrice,
          mileage: kilometresOf(quote),
          modelCode: vehicle.code,
          quoteReference: quote.quoteReference,
          imgCar: vehicle.carImage,
        },
        props.page.dealerSlug,
      ),
    quoteReference: quote.quoteReference,
  };
}

/** With two decimals always (T-274, X-31); the stated amount where the quote says none (T-268). */
function toProtect(
  { words, protectAmount }: Pick<SubscriptionProps, 'words' | 'protectAmount'>,
  quoted: number | null,
) {
  const amount = toTwoDecimals(quoted ?? protectAmount);
  return fillWords(quoted === null ? words.protectStated : words.protectValue, { amount });
}

function toTwoDecimals(rand: number): string {
  const cents = toCents(rand);
  return `${formatRand(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}
