import { addMonths, toMonth } from '@/domain/calendar/south-african-time';
import { type GlossaryKey, glossaryUrl } from '@/domain/finance/glossary';
import {
  type ComparedRequest,
  type CreditWay,
  leastToOwn,
  lowestMonthly,
  type MissingReason,
  type RentWay,
  type Standing,
  type Way,
  type WayToPay,
} from '@/domain/finance/ways-to-pay';
import { formatDate, formatMonth, formatPercent, formatRand, formatRandExact } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

/** The costs that stand beside each other, in their order. */
const costs = [
  'once',
  'monthly',
  'instalments',
  'rate',
  'fees',
  'kilometres',
  'atEnd',
  'total',
  'paid',
  'left',
  'toOwn',
  'end',
] as const;

type Cost = (typeof costs)[number];

/** Where the glossary says what a way is. */
const explained: Record<Way, GlossaryKey> = {
  cash: 'cash-price',
  instalment: 'instalment-sale',
  balloon: 'balloon',
  futureDrive: 'future-drive',
  subscription: 'subscription',
  lease: 'lease',
};

/** What one cost of one way comes to: the figure or word, what belongs to it, and what is remarkable about it. */
export type CostCell = { value: string; details: string[]; mark: string | null };

/** A way with all of its costs, or the sentence that says why it cannot be had. */
export type ComparedWay = { way: Way; name: string; glossaryUrl: string } & (
  | { missing: string; cells: null }
  | { missing: null; cells: { cost: Cost; label: string; cell: CostCell }[] }
);

/** A bar of the chart. Shares are percent of the longest bar. */
export type ChartBar = {
  way: Way;
  name: string;
  /** What the vehicle costs in all to own, or what is paid where it is not owned. */
  total: string;
  split: string;
  paidShare: number;
  leftShare: number;
};

export type WaysComparison = {
  heading: string;
  asked: string;
  labels: { way: string; costs: string[] };
  ways: ComparedWay[];
  chart: { heading: string; title: string; description: string; bars: ChartBar[]; legend: string[] };
  notes: { heading: string; lines: string[] };
};

/** The ways to pay in words and finished amounts: for the table and the chart, which so say the same. */
export function toWaysComparison({
  locale,
  name,
  priceCents,
  ways,
  request,
  validFrom,
  now,
}: {
  locale: Locale;
  /** The vehicle's. */
  name: string;
  priceCents: number;
  ways: readonly WayToPay[];
  request: ComparedRequest;
  /** Since when the finance table holds. */
  validFrom: string;
  now: Date;
}): WaysComparison {
  const t = getWords(locale, 'waysToPay');
  const { months, depositCents, monthlyKilometres } = request;
  const marked = { toOwn: leastToOwn(ways), monthly: lowestMonthly(ways) };
  const write = { locale, request, now };
  const compared = ways.map((one): ComparedWay => {
    const named = {
      way: one.way,
      name: t(`ways.${one.way}`),
      glossaryUrl: localePath(locale, glossaryUrl(explained[one.way])),
    };
    if (one.kind === 'missing') return { ...named, missing: toReason(locale, one.why), cells: null };
    const cells = toCells(one, write);
    if (marked.toOwn === one.way) cells.toOwn.mark = t('cells.least');
    if (marked.monthly === one.way) {
      cells.monthly.mark = t('cells.lowest');
      cells.monthly.details.push(...toOtherRate(locale, one, ways));
    }
    return {
      ...named,
      missing: null,
      cells: costs.map((cost) => ({ cost, label: t(`rows.${cost}`, { months }), cell: cells[cost] })),
    };
  });
  const bars = toBars(locale, ways);
  const asked = { price: rand(priceCents), kilometres: count(monthlyKilometres) };
  return {
    heading: t('results.heading', { vehicle: name, months }),
    asked:
      depositCents > 0 ? t('results.asked', { ...asked, deposit: rand(depositCents) }) : t('results.noDeposit', asked),
    labels: { way: t('rows.way'), costs: costs.map((cost) => t(`rows.${cost}`, { months })) },
    ways: compared,
    chart: {
      heading: t('chart.heading'),
      title: t('chart.title', { vehicle: name, months }),
      description: bars.map((bar) => t('chart.line', { way: bar.name, split: bar.split })).join(' '),
      bars,
      legend: [t('chart.dark'), t('chart.light')],
    },
    notes: {
      heading: t('notes.heading'),
      lines: [
        t('notes.rates', { date: formatDate(locale, validFrom) }),
        t('notes.signed', { month: formatMonth(locale, toMonth(now)) }),
        t('notes.left'),
        t('notes.outside'),
      ],
    },
  };
}

/** Where the lowest amount comes of another rate than the other ways have, both stand beside it. */
function toOtherRate(locale: Locale, one: WayToPay, ways: readonly WayToPay[]): string[] {
  if (one.kind !== 'credit') return [];
  const own = one.annualRatePercent;
  const others = ways.flatMap((other) =>
    other.kind === 'credit' && other.annualRatePercent !== own ? [formatPercent(other.annualRatePercent)] : [],
  );
  if (others.length === 0) return [];
  const said = { rate: formatPercent(own), others: [...new Set(others)].join(', ') };
  return [getWords(locale, 'waysToPay')('cells.otherRate', said)];
}

type Writing = { locale: Locale; request: ComparedRequest; now: Date };

type Cells = Record<Cost, CostCell>;

function toCells(way: Exclude<WayToPay, { kind: 'missing' }>, writing: Writing): Cells {
  if (way.kind === 'credit') return toCreditCells(way, writing);
  return way.kind === 'rent' ? toRentCells(way, writing) : toCashCells(way.priceCents, writing.locale);
}

function toCashCells(priceCents: number, locale: Locale): Cells {
  const t = getWords(locale, 'waysToPay');
  const price = rand(priceCents);
  return {
    once: cell(price, t('cells.wholePrice')),
    monthly: cell(t('cells.nothing')),
    instalments: cell(t('cells.none')),
    rate: cell(t('cells.noInterest')),
    fees: cell(t('cells.none')),
    kilometres: cell(t('cells.noLimit')),
    atEnd: cell(t('cells.nothing')),
    total: cell(price),
    paid: cell(price),
    left: cell(t('cells.nothing')),
    toOwn: cell(price),
    end: cell(t('end.atOnce')),
  };
}

function toCreditCells(way: CreditWay, { locale, request, now }: Writing): Cells {
  const t = getWords(locale, 'waysToPay');
  const { quote, annualKilometres, after, truth, instalmentsPaid } = way;
  const { instalments, monthlyFeeCents: fee, initiationFeeCents: initiation, depositCents: deposit } = quote;
  const isOver = instalmentsPaid === instalments;
  const orNothing = (cents: number) => (cents > 0 ? rand(cents) : t('cells.nothing'));
  return {
    once: cell(
      orNothing(deposit + initiation),
      deposit > 0 && toDeposit(way, locale),
      initiation > 0 && t('cells.initiation', { amount: rand(initiation) }),
    ),
    monthly: cell(rand(quote.monthlyCents), fee > 0 && t('cells.withFee', { amount: rand(fee) })),
    instalments: cell(
      t('cells.instalments', { count: instalments }),
      quote.lastInstalmentCents !== quote.monthlyCents && t('cells.last', { amount: rand(quote.lastInstalmentCents) }),
      instalments !== request.months && t('cells.notOver', { months: request.months }),
    ),
    rate: cell(t('cells.rate', { rate: formatPercent(way.annualRatePercent) })),
    fees: toFees(way, locale),
    kilometres: annualKilometres
      ? cell(
          t('cells.perYear', { kilometres: count(annualKilometres.counted) }),
          annualKilometres.counted !== annualKilometres.driven &&
            t('cells.roundedUp', { driven: count(annualKilometres.driven) }),
        )
      : cell(t('cells.noLimit')),
    atEnd:
      quote.balloonCents > 0
        ? cell(
            rand(quote.balloonCents),
            way.way === 'futureDrive'
              ? t('cells.guaranteed')
              : t('cells.balloon', { percent: formatPercent((quote.balloonCents / quote.priceCents) * 100) }),
            t('cells.due', { month: formatMonth(locale, addMonths(toMonth(now), instalments)) }),
            truth && t('cells.truth', { saved: rand(truth.savesMonthlyCents), cost: rand(truth.costsCents) }),
          )
        : cell(t('cells.nothing')),
    total: cell(
      rand(quote.totalRepayableCents),
      t('cells.ofWhichCost', { amount: rand(quote.costOfCreditCents) }),
      deposit > 0 && t('cells.withoutDeposit'),
    ),
    paid: cell(rand(after.paidCents), t('cells.paidInstalments', { count: instalmentsPaid })),
    left: cell(orNothing(after.leftCents), !isOver && t('cells.settles')),
    toOwn: cell(rand(after.toOwnCents)),
    end: cell(t(`end.${endOf(way, isOver)}`)),
  };
}

function toDeposit({ depositLimit: limit, quote }: CreditWay, locale: Locale): string {
  const t = getWords(locale, 'waysToPay');
  const amount = rand(quote.depositCents);
  if (!limit) return t('cells.deposit', { amount });
  if (limit.kind === 'percent')
    return t('cells.depositLimit.percent', { amount, percent: formatPercent(limit.percent) });
  return t(`cells.depositLimit.${limit.kind}`, { amount });
}

function toFees({ quote }: CreditWay, locale: Locale): CostCell {
  const t = getWords(locale, 'waysToPay');
  const { initiationFeeCents: once, monthlyFeeCents: each, instalments } = quote;
  const inAll = once + each * instalments;
  if (inAll === 0) return cell(t('cells.none'));
  return cell(
    t('cells.feesInAll', { amount: rand(inAll) }),
    once > 0 && t('cells.once', { amount: rand(once) }),
    each > 0 && t('cells.each', { amount: rand(each) }),
  );
}

function endOf({ way, quote }: CreditWay, isOver: boolean) {
  if (way === 'futureDrive') return 'choice';
  if (!isOver) return 'onceSettled';
  return quote.balloonCents > 0 ? 'onceBalloon' : 'paidOff';
}

function toRentCells(way: RentWay, { locale, request }: Writing): Cells {
  const t = getWords(locale, 'waysToPay');
  const { price, monthsPaid, paidCents } = way;
  const isOther = price.termMonths !== request.months;
  const toCome = price.totalCents - paidCents;
  return {
    once: cell(t('cells.nothing')),
    monthly: cell(rand(price.monthlyCents)),
    instalments: cell(
      t('cells.months', { count: price.termMonths }),
      isOther && t('cells.nearestTerm', { months: request.months }),
    ),
    rate: cell(t('cells.noCredit')),
    fees: cell(t('cells.inMonthly')),
    kilometres: cell(
      t('cells.perMonth', { kilometres: count(price.monthlyKilometres) }),
      price.monthlyKilometres !== request.monthlyKilometres &&
        t('cells.nearestKilometres', { asked: count(request.monthlyKilometres) }),
      t('cells.excess', { amount: rand(price.excessKilometreCents) }),
    ),
    atEnd: cell(t('cells.nothing')),
    total: cell(rand(price.totalCents)),
    paid: cell(
      rand(paidCents),
      t('cells.paidMonths', { count: monthsPaid }),
      toCome > 0 ? t('cells.stillToCome', { amount: rand(toCome) }) : t('cells.contractEnds'),
    ),
    left: cell(t('cells.notToOwn')),
    toOwn: cell(t('cells.notOwned')),
    end: cell(t('end.nothing')),
  };
}

function toReason(locale: Locale, why: MissingReason): string {
  const t = getWords(locale, 'waysToPay');
  switch (why.kind) {
    case 'only-terms':
      return t('missing.onlyTerms', { terms: why.termMonths.join(', ') });
    case 'too-many-kilometres':
      return t('missing.tooManyKilometres', { driven: count(why.annualKilometres), highest: count(why.highest) });
    case 'balloon-above-financed':
      return t('missing.balloonAboveFinanced');
    case 'payment-below-zero':
      return t('missing.paymentBelowZero');
    case 'nothing-financed':
      return t('missing.nothingFinanced');
    case 'no-guaranteed-value':
      return t('missing.noGuaranteedValue');
    case 'no-subscription':
      return t('missing.noSubscription');
  }
}

function toBars(locale: Locale, ways: readonly WayToPay[]): ChartBar[] {
  const t = getWords(locale, 'waysToPay');
  const had = ways.flatMap<Standing & { way: Way; isOwned: boolean }>((one) => {
    if (one.kind === 'missing') return [];
    if (one.kind !== 'rent') return [{ way: one.way, isOwned: true, ...one.after }];
    return [{ way: one.way, isOwned: false, paidCents: one.paidCents, leftCents: 0, toOwnCents: one.paidCents }];
  });
  const longest = Math.max(...had.map(({ toOwnCents }) => toOwnCents));
  return had.map(({ way, isOwned, paidCents, leftCents, toOwnCents }) => {
    const amounts = { paid: rand(paidCents), left: rand(leftCents) };
    const owned = leftCents > 0 ? t('chart.paidLeft', amounts) : t('chart.paidAll', { paid: amounts.paid });
    return {
      way,
      name: t(`ways.${way}`),
      total: rand(toOwnCents),
      split: isOwned ? owned : t('chart.rented', { paid: amounts.paid }),
      paidShare: share(paidCents, longest),
      leftShare: share(leftCents, longest),
    };
  });
}

function share(cents: number, ofCents: number): number {
  return Number(((cents / ofCents) * 100).toFixed(2));
}

function cell(value: string, ...details: (string | false | null)[]): CostCell {
  return { value, details: details.filter((detail) => typeof detail === 'string'), mark: null };
}

function rand(cents: number): string {
  return formatRandExact(cents / 100);
}

/** A number as amounts are grouped, without a unit. */
function count(whole: number): string {
  return formatRand(whole, '');
}
