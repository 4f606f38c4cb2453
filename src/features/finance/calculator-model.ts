import {
  type Calculation,
  type CalculationField,
  type CalculationProblem,
  nearestDigits,
  readAmountCents,
  readCalculation,
  readDepositCents,
  residualOf,
} from '@/domain/finance/calculation';
import { toFinanceEnquiryUrl } from '@/domain/finance/enquiry-link';
import { balloonTruth, toTraditionalRequest, withRateMoved } from '@/domain/finance/explanation';
import {
  type DepositCap,
  type Quote,
  type QuoteRequest,
  type QuoteTerms,
  savingsCents,
  toDepositCap,
  toQuote,
  usedPriceCents,
} from '@/domain/finance/quote';
import { creditOfQuote } from '@/domain/monthly-price/credit-of-quote';
import { type MonthlyPriceView, toCreditPriceView } from '@/i18n/credit-price-view';
import { fillWords } from '@/i18n/fill-words';
import { formatPercent, formatRand, formatRandExact } from '@/i18n/format';
import type { AskedOfPage, CalculatorProps, CalculatorVehicle, UsedMarket } from './calculator-props';

export type PageField = CalculationField | 'listedPrice' | 'vat';

/** What is wrong with a field in words, and the value that would do. */
export type FieldError = { field: PageField; message: string; nearest: { value: string; label: string } | null };

/** What stands beside a quote: a table of two products. */
export type Comparison = {
  title: string;
  text: string;
  columns: readonly [string, string];
  rows: readonly { key: string; label: string; cells: readonly [string, string] }[];
  /** What is saved a month; null where the two are only shown. */
  savings: string | null;
  /** What it costs more a month, in words; '' where that cannot be said, null where it saves. */
  more: string | null;
};

export type QuoteView = {
  price: MonthlyPriceView;
  announcement: string;
  facts: readonly { key: string; label: string; value: string }[];
  truth: string | null;
  moved: { text: string; columns: readonly string[]; rows: readonly { key: string; cells: readonly string[] }[] };
  comparison: Comparison | null;
  enquiryUrl: string;
  /** What is posted to keep this quote. */
  kept: Readonly<Record<string, string>>;
};

export type CalculatorModel = {
  typed: Calculation['typed'] & { listedPrice: string; market: string; vat: string };
  vehicle: CalculatorVehicle | null;
  errors: readonly FieldError[];
  deposit: { value: string; rand: number; capCents: number; prefix: string; hint: string; clamped: string | null };
  listedPriceHint: string | null;
  result: { kind: 'quote'; quote: QuoteView } | { kind: 'sentence'; text: string };
};

/** A calculator as it stands after what was asked: the same on the server and in the browser. */
export function toCalculatorModel(props: CalculatorProps, asked: AskedOfPage): CalculatorModel {
  const { offer, words } = props;
  const used = toUsed(props, asked);
  const vehicles = used?.vehicles ?? props.vehicles;
  const terms = used?.market.terms ?? offer.terms;
  const prefix = used?.market.prefix ?? 'R';
  const read = readCalculation({ asked, offer: { ...offer, terms }, vehicles });
  const vehicle = vehicles.find(({ code }) => code === read.vehicle?.code) ?? null;
  const deposit = toDeposit({ props, terms, prefix, vehicle, deposit: read.typed.deposit });
  const typed = {
    ...read.typed,
    deposit: deposit.value,
    listedPrice: used?.listedPrice ?? '',
    market: used?.market.code ?? '',
    vat: asked.vat ?? '',
  };
  const withVat = used && vehicle && !asked.vat && formatRand(vehicle.priceCents / 100, prefix);
  return {
    typed,
    vehicle,
    errors: [
      ...(used?.problem ? [{ field: 'listedPrice' as const, message: used.problem, nearest: null }] : []),
      ...read.problems
        .filter(({ field }) => !(used && field === 'modelCode'))
        .map((problem) => toError(props, problem)),
    ],
    deposit,
    listedPriceHint: withVat ? fillWords(words.listedPriceHint, { amount: withVat }) : null,
    result: toResult({ props, read, vehicle, terms, prefix, used: used?.market ?? null, typed }),
  };
}

/** The deposit's field: above the cap it holds the cap, and says why. */
function toDeposit({
  props,
  terms,
  prefix,
  vehicle,
  deposit,
}: Pick<Shown, 'props' | 'terms' | 'prefix' | 'vehicle'> & { deposit: string }) {
  const { words } = props;
  const cents = readDepositCents(deposit) ?? 0;
  if (!vehicle) return { value: deposit, rand: cents / 100, capCents: 0, prefix, hint: '', clamped: null };
  const capCents = toDepositCap(terms.depositCap, vehicle.priceCents);
  const cap = Math.floor(capCents / 100);
  const said = { amount: formatRand(cap, prefix), reason: toReason(props, terms.depositCap) };
  const isAbove = cents > capCents;
  return {
    value: isAbove ? String(cap) : deposit,
    rand: isAbove ? cap : cents / 100,
    capCents,
    prefix,
    hint: fillWords(words.depositHint, said),
    clamped: isAbove ? fillWords(words.clamped, said) : null,
  };
}

/** The one vehicle that a used calculator is about: its listed price with VAT (T-279), which may be in it already. */
function toUsed({ usedMarkets, words }: CalculatorProps, { listedPrice = '', market, vat = '' }: AskedOfPage) {
  const chosen = usedMarkets.find(({ code }) => code === market) ?? usedMarkets[0];
  if (!chosen) return null;
  const cents = readAmountCents(listedPrice);
  const priceCents = (vat ? cents : cents && usedPriceCents(cents, chosen.vatRate)) ?? 0;
  return {
    market: chosen,
    listedPrice,
    problem: cents === null ? fillWords(words.notDigits, { nearest: nearestDigits(listedPrice) }) : null,
    vehicles: priceCents > 0 ? [{ code: '', priceCents, residuals: [], name: '', rangeName: '', carImage: '' }] : [],
  };
}

type Shown = {
  props: CalculatorProps;
  read: Calculation;
  vehicle: CalculatorVehicle | null;
  terms: QuoteTerms;
  prefix: string;
  used: UsedMarket | null;
  typed: CalculatorModel['typed'];
};

function toResult(shown: Shown): CalculatorModel['result'] {
  const { props, read, vehicle, terms, prefix } = shown;
  const { words } = props;
  const sentence = (text: string) => ({ kind: 'sentence' as const, text });
  if (props.usedMarkets.length > 0 && !vehicle) return sentence(words.noPrice);
  if (props.usedMarkets.length === 0 && props.vehicles.length === 0) return sentence(words.noVehicles);
  if (!vehicle || read.problems.length > 0) return sentence(words.correct);
  if (!read.request) return sentence(fillWords(words.noResidual, { range: vehicle.rangeName }));
  const quote = toQuote(read.request, terms);
  const rand = (cents: number) => formatRandExact(cents / 100, prefix);
  if (quote.noOffer === 'balloon-above-financed') {
    return sentence(
      fillWords(words.balloonAbove, { balloon: rand(quote.balloonCents), financed: rand(quote.financedCents) }),
    );
  }
  if (quote.noOffer) return sentence(words.belowZero);
  return { kind: 'quote', quote: toQuoteView({ ...shown, vehicle, request: read.request, quote, rand }) };
}

type Quoted = Shown & {
  vehicle: CalculatorVehicle;
  request: QuoteRequest;
  quote: Quote;
  rand: (cents: number) => string;
};

function toQuoteView(quoted: Quoted): QuoteView {
  const { props, vehicle, request, quote, terms, prefix, rand } = quoted;
  const { words, credit, page, offer } = props;
  const price = toCreditPriceView(credit, creditOfQuote(quote, request, props.signed), prefix);
  // the rows are in a fixed order: the third is the total of all instalments
  const total = price.rows[2];
  const last = rand(quote.lastInstalmentCents);
  if (total && last !== price.amount) total.value += fillWords(words.lastOne, { amount: last });
  const truth = balloonTruth(quote, request, terms);
  const asked = toAsked(quoted);
  const { month = '' } = credit.terms[quote.instalments] ?? {};
  return {
    price,
    announcement: fillWords(words.announcement, {
      monthly: price.amount,
      instalments: price.term,
      total: price.total,
    }),
    facts: toFacts(quoted),
    truth:
      truth &&
      fillWords(request.end.kind === 'balloon' ? words.truthText : words.truthTextGfv, {
        balloon: rand(quote.balloonCents),
        month,
        saves: rand(truth.savesMonthlyCents),
        costs: rand(truth.costsCents),
      }),
    moved: {
      text:
        quoted.used?.code === 'NA'
          ? ''
          : fillWords(words.movedText, { rate: props.repo.percent, date: props.repo.date }),
      columns: [words.movedRate, fillWords(words.movedMonthly, { count: String(quote.instalments) }), words.movedTotal],
      rows: ([1, 0, -1] as const).map((points) => {
        const moved = withRateMoved(request, terms, points);
        const rate = formatPercent(Math.max(0, request.annualRatePercent + points));
        const label = points > 0 ? words.movedUp : points < 0 ? words.movedDown : words.movedNow;
        return {
          key: String(points),
          cells: [fillWords(label, { rate }), rand(moved.monthlyCents), rand(moved.totalRepayableCents)],
        };
      }),
    },
    comparison: toComparison(quoted),
    enquiryUrl:
      page.language +
      toFinanceEnquiryUrl({
        calculator: props.calculator,
        asked,
        modelName: vehicle.name,
        instalments: quote.instalments,
        monthlyCents: quote.monthlyCents,
        carImage: vehicle.carImage,
        dealerSlug: page.dealerSlug,
        path: page.path,
      }),
    kept: { calculator: offer.calculator, ...asked },
  };
}

/** What was asked, without what this calculator does not ask. */
function toAsked({ props: { offer }, typed, used }: Quoted): Record<string, string> {
  const { modelCode, deposit, termMonths, balloonPercent, annualRatePercent, annualKilometres } = typed;
  return {
    ...(used ? { listedPrice: typed.listedPrice, market: typed.market, vat: typed.vat } : { modelCode }),
    deposit,
    termMonths,
    ...(offer.balloonPercents.length > 0 ? { balloonPercent } : { annualKilometres }),
    annualRatePercent,
  };
}

/** What a lease shows besides (T-255 to T-257, T-260). */
function toFacts({ props, vehicle, quote, rand }: Quoted): QuoteView['facts'] {
  if (props.calculator !== 'lease') return [];
  const { words } = props;
  const stored = props.leaseQuotes[vehicle.code];
  return [
    { key: 'monthly', label: words.monthlyInstalment, value: rand(quote.monthlyCents) },
    { key: 'total', label: words.totalInstalments, value: rand(quote.totalOfInstalmentsCents) },
    { key: 'balloon', label: words.balloonPayment, value: rand(quote.balloonCents) },
    ...(stored
      ? [
          {
            key: 'kilometres',
            label: words.averageKilometres,
            value: fillWords(words.averageKilometresValue, {
              count: formatRand(stored.kilometres, ''),
              reference: stored.reference,
            }),
          },
        ]
      : []),
  ];
}

/** Against traditional finance (T-235 to T-239); traditional finance itself beside Future Drive. */
function toComparison(quoted: Quoted): Comparison | null {
  const { props, request, quote, vehicle } = quoted;
  const { words, calculator } = props;
  if (calculator === 'future-drive' || calculator === 'lease') {
    const against = toTraditionalRequest(request);
    const traditional = toQuote(against, props.traditional);
    const saved = savingsCents(quote, traditional);
    const more = quote.monthlyCents - traditional.monthlyCents;
    return {
      title: words.compared,
      text: words.comparedText,
      columns: [calculator, 'traditional'],
      rows: toRows(words, [
        toCells(quoted, { request, quote }),
        toCells(quoted, { request: against, quote: traditional }),
      ]),
      savings: saved === null ? words.noSavings : quoted.rand(saved),
      more: saved ? null : traditional.noOffer ? '' : fillWords(words.costsMore, { amount: quoted.rand(more) }),
    };
  }
  if (!props.futureDrive) return null;
  const { defaultAnnualKilometres, terms, termMonths } = props.futureDrive;
  const end = residualOf(vehicle, request.termMonths, defaultAnnualKilometres);
  const none = termMonths.includes(request.termMonths)
    ? fillWords(words.noResidual, { range: vehicle.rangeName })
    : words.onlyTerms;
  const guaranteed = end && { request: { ...request, end }, quote: toQuote({ ...request, end }, terms) };
  return {
    title: words.comparedGfv,
    text: '',
    columns: ['traditional', 'future-drive'],
    rows: toRows(words, [
      toCells(quoted, { request, quote }),
      guaranteed && !guaranteed.quote.noOffer ? toCells(quoted, guaranteed) : [none, ...Array(5).fill('–')],
    ]),
    savings: null,
    more: null,
  };
}

function toRows(words: CalculatorProps['words'], [own, other]: [string[], string[]]): Comparison['rows'] {
  const keys = ['monthly', 'instalments', 'rate', 'left', 'total', 'atEnd'] as const;
  return keys.map((key, index) => ({ key, label: words[key], cells: [own[index] ?? '', other[index] ?? ''] }));
}

function toCells({ props: { words }, rand }: Quoted, { request, quote }: { request: QuoteRequest; quote: Quote }) {
  const kept = request.end.kind === 'balloon' ? words.atEndBalloon : words.atEndGfv;
  return [
    rand(quote.monthlyCents),
    String(quote.instalments),
    formatPercent(request.annualRatePercent),
    rand(quote.balloonCents),
    rand(quote.totalRepayableCents),
    quote.balloonCents > 0 ? kept : words.atEndNothingLeft,
  ];
}

function toError({ words }: CalculatorProps, { field, kind, nearest }: CalculationProblem): FieldError {
  if (kind === 'unknown-model' || nearest === null) return { field, message: words.unknownModel, nearest: null };
  const said = kind === 'not-digits' ? formatRand(Number(nearest)) : sayValue(words, field, nearest);
  const template = kind === 'not-digits' ? words.notDigits : words.notOffered;
  return {
    field,
    message: fillWords(template, { nearest: said }),
    nearest: { value: nearest, label: fillWords(words.use, { nearest: said }) },
  };
}

/** A value of a field as its list shows it. */
export function sayValue(words: CalculatorProps['words'], field: CalculationField, value: string): string {
  if (field === 'termMonths') return fillWords(words.months, { count: value });
  if (field === 'annualKilometres') return fillWords(words.kilometres, { count: formatRand(Number(value), '') });
  if (field === 'balloonPercent') {
    return value === '0' ? words.noBalloon : fillWords(words.percentOfPrice, { percent: `${value}%` });
  }
  return `${value}%`;
}

function toReason({ words }: CalculatorProps, cap: DepositCap): string {
  if (cap.kind === 'percent') return fillWords(words.capPercent, { percent: formatPercent(cap.percent) });
  return cap.kind === 'amount' ? words.capAmount : words.capPrice;
}
