import {
  type BudgetAnswer,
  type Budgeted,
  type BudgetWish,
  groupByRange,
  type NearlyFits,
  type WayToFit,
} from '@/domain/finance/budget';
import { toTyped } from '@/domain/finance/budget-wish';
import { calculatorPages } from '@/domain/finance/kept-quote';
import type { QuoteTerms } from '@/domain/finance/quote';
import { type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { formatPercent, formatRandExact } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { PictureProps } from '@/ui/picture';
import { budgetUrl } from './budget-address';

/** What is shown of a derivative. `name` is that of range and model. */
export type BudgetVehicle = {
  code: string;
  name: string;
  priceCents: number;
  range: { id: number; rangeSlug: string };
  picture: PictureProps | null;
};

/** What is paid by the month in finished words, never without the terms of its credit (regulation 21). */
export type BudgetPrice = {
  amount: string;
  after: string;
  /** Instalment and running costs apart; null where the instalment is all of it. */
  split: string | null;
  terms: string[];
};

/** What makes two of them models of one range. */
export function rangeOf({ range }: BudgetVehicle): number {
  return range.id;
}

export type BudgetLine = { code: string; name: string; url: string; price: BudgetPrice };

export type BudgetCard = BudgetLine & {
  picture: PictureProps | null;
  links: { key: string; label: string; url: string }[];
  /** The other models of its range that fit. */
  more: { label: string; lines: BudgetLine[] } | null;
};

export type BudgetNext = BudgetLine & {
  above: string;
  /** `price` is null where a higher budget alone helps: it stays what it is. */
  ways: { key: string; label: string; url: string; price: BudgetPrice | null; costs: string | null }[];
};

export type BudgetResults = {
  heading: string;
  lead: string;
  /** What else is to be known of the figures. */
  remarks: string[];
  cards: BudgetCard[];
  next: { heading: string; lead: string; vehicles: BudgetNext[] } | null;
};

type Shown = { locale: Locale; place: SitePlace; prefix: string; province: string; terms: QuoteTerms };

/** What fits, range by range, and what would make the next ones fit, in finished words. */
export function toBudgetResults(answer: BudgetAnswer<BudgetVehicle>, wish: BudgetWish, shown: Shown): BudgetResults {
  const { fits, next } = answer;
  const t = getWords(shown.locale, 'budget');
  const hasVehicles = fits.length + next.length > 0;
  return {
    heading: t('results.heading', {
      count: fits.length,
      budget: rand(wish.budgetCents, shown),
      how: wish.isAllIn ? 'allIn' : 'alone',
    }),
    lead: t(fits.length > 0 ? 'results.lead' : hasVehicles ? 'results.nothing' : 'results.none'),
    remarks: toRemarks(answer, wish, shown),
    cards: groupByRange(fits, rangeOf).map(({ best, others }) => ({
      ...toLine(best, shown),
      picture: best.vehicle.picture,
      links: linksOf(best, wish, shown),
      more:
        others.length > 0
          ? { label: t('card.more', { count: others.length }), lines: others.map((one) => toLine(one, shown)) }
          : null,
    })),
    next:
      next.length > 0
        ? {
            heading: t(fits.length > 0 ? 'next.heading' : 'next.nearest'),
            lead: t('next.lead'),
            vehicles: next.map((one) => toNext(one, wish, shown)),
          }
        : null,
  };
}

function toLine(one: Budgeted<BudgetVehicle>, shown: Shown): BudgetLine {
  const { code, name, range } = one.vehicle;
  const url = localePath(shown.locale, `${vehiclesPath(shown.place)}/${range.rangeSlug}/${code}`);
  return { code, name, url, price: toPrice(one, shown) };
}

function toPrice({ quote, request, running, monthlyCents }: Budgeted<unknown>, shown: Shown): BudgetPrice {
  const t = getWords(shown.locale, 'budget');
  const offers = getWords(shown.locale, 'offers');
  const missing = running?.missing ?? [];
  const partial = t('price.partial', { parts: missing.map((part) => t(`price.missing.${part}`)).join(', ') });
  return {
    amount: rand(monthlyCents, shown),
    after: missing.length > 0 ? partial : t(running ? 'price.allIn' : 'price.alone'),
    split:
      running && t('price.split', { instalment: rand(quote.monthlyCents, shown), running: rand(running.cents, shown) }),
    terms: [
      offers('line.instalments', { count: quote.instalments }),
      t('price.rate', { rate: formatPercent(request.annualRatePercent) }),
      offers('line.total', { amount: rand(quote.totalRepayableCents, shown) }),
      quote.balloonCents > 0 ? t('price.balloon', { amount: rand(quote.balloonCents, shown) }) : t('price.noBalloon'),
      ...(quote.depositCents > 0 ? [t('price.deposit', { amount: rand(quote.depositCents, shown) })] : []),
    ],
  };
}

/** The same figures in the calculators. */
function linksOf(
  { vehicle, quote }: Budgeted<BudgetVehicle>,
  wish: BudgetWish,
  { locale, province }: Shown,
): BudgetCard['links'] {
  const t = getWords(locale, 'budget');
  const to = (path: string, calculator: string, more: Record<string, string>) => {
    const query = new URLSearchParams({
      calculator,
      modelCode: vehicle.code,
      deposit: String(quote.depositCents / 100),
      termMonths: String(wish.termMonths),
      balloonPercent: String(wish.balloonPercent),
      ...more,
    });
    return localePath(locale, `${path}?${query}`);
  };
  const use = { monthlyKilometres: String(wish.monthlyKilometres), province };
  return [
    { key: 'keeping', label: t('card.keeping'), url: to(keepingPath, 'keeping-cost', use) },
    { key: 'instalment', label: t('card.instalment'), url: to(calculatorPages.instalment, 'instalment', {}) },
  ];
}

/** Where the cost of keeping a vehicle is worked out, without language. */
export const keepingPath = '/payment-options/cost-of-keeping';

function toNext(one: NearlyFits<BudgetVehicle>, wish: BudgetWish, shown: Shown): BudgetNext {
  const { locale, place, province } = shown;
  return {
    ...toLine(one, shown),
    above: getWords(locale, 'budget')('next.above', { amount: rand(one.aboveCents, shown) }),
    ways: one.ways.map((way) => ({
      key: way.kind,
      label: wayLabel(way, one, shown),
      url: budgetUrl(locale, place, toTyped(way.wish, province)),
      price: way.kind === 'budget' ? null : toPrice(way.result, shown),
      costs: wayCosts(way, wish, shown),
    })),
  };
}

function wayLabel({ kind, wish }: WayToFit<unknown>, { quote }: Budgeted<unknown>, shown: Shown): string {
  const t = getWords(shown.locale, 'budget');
  switch (kind) {
    case 'deposit': {
      const amount = rand(wish.depositCents, shown);
      if (quote.depositCents === 0) return t('next.deposit', { amount });
      return t('next.depositMore', { amount, more: rand(wish.depositCents - quote.depositCents, shown) });
    }
    case 'term':
      return t('next.term', { count: wish.termMonths });
    case 'balloon':
      return t('next.balloon', { percent: formatPercent(wish.balloonPercent) });
    case 'kilometres':
      return t('next.kilometres', { kilometres: formatRandExact(wish.monthlyKilometres, '') });
    case 'budget':
      return t('next.budget', { amount: rand(wish.budgetCents, shown) });
  }
}

function wayCosts({ kind, costsCents }: WayToFit<unknown>, { termMonths }: BudgetWish, shown: Shown): string | null {
  if (costsCents === null) return null;
  const t = getWords(shown.locale, 'budget');
  const amount = rand(costsCents, shown);
  return kind === 'term' ? t('next.termCosts', { amount, count: termMonths }) : t('next.balloonCosts', { amount });
}

/** Why a deposit counts less than was typed, which models stand last, and which are left out. */
function toRemarks(
  { fits, paidByDeposit, notOffered }: BudgetAnswer<unknown>,
  { depositCents }: BudgetWish,
  shown: Shown,
): string[] {
  const t = getWords(shown.locale, 'budget');
  const { depositCap } = shown.terms;
  const remarks: string[] = [];
  if (depositCap.kind === 'amount' && depositCents > depositCap.cents) {
    remarks.push(t('results.capAmount', { amount: rand(depositCap.cents, shown) }));
  }
  if (depositCap.kind === 'percent' && depositCents > 0) {
    remarks.push(t('results.capPercent', { percent: formatPercent(depositCap.percent) }));
  }
  if (fits.some(({ running }) => running && running.missing.length > 0)) remarks.push(t('results.partial'));
  if (paidByDeposit > 0) remarks.push(t('results.paidByDeposit', { count: paidByDeposit }));
  if (notOffered > 0) remarks.push(t('results.notOffered', { count: notOffered }));
  return remarks;
}

function rand(cents: number, { prefix }: Pick<Shown, 'prefix'>): string {
  return formatRandExact(cents / 100, prefix);
}
