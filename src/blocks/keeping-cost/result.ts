import { type GlossaryKey, glossaryUrl } from '@/domain/finance/glossary';
import type { Quote, QuoteRequest } from '@/domain/finance/quote';
import {
  type KeepingInput,
  type MissingCost,
  runningCents,
  servicesDue,
  toKeepingCost,
  worthAtEndCents,
} from '@/domain/ownership/keeping-cost';
import type { AssumptionField } from '@/domain/ownership/read-keeping';
import { provinceName } from '@/features/keeping/choice-options';
import { formatRand, formatRandExact } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

export type PartKey = 'instalment' | 'fuel' | 'service' | 'tyres' | 'licence' | 'insurance';

/** A part of a month. Where `cents` is null it is not known, and `how` says so in a sentence. */
export type KeepingPart = { key: PartKey; label: string; cents: number | null; amount: string; how: string };

/** `termUrl` is where the glossary explains the label. */
export type ResultRow = { key: string; label: string; value: string; termUrl?: string; isTotal?: boolean };

export type KeepingResult = {
  code: string;
  title: string;
  /** Per month, of all that is known. */
  total: string;
  /** 'without tyres'; null where nothing is missing. */
  without: string | null;
  /** The instalment in it, with its terms (National Credit Act, regulation 21), or why there is none. */
  instalment: string;
  parts: KeepingPart[];
  worth: { amount: string; lines: string[]; termUrl: string };
  /** What is paid over the term, and what is left of it as worth; null where there is no instalment to be had. */
  over: { title: string; rows: ResultRow[] } | null;
  /** Every term of the instalment; null where there is none. */
  terms: ResultRow[] | null;
};

type ResultSource = {
  locale: Locale;
  vehicle: { code: string; name: string };
  province: string;
  own: readonly AssumptionField[];
  insurancePercent: number;
  input: KeepingInput;
  request: QuoteRequest;
  quote: Quote;
};

/** What a month comes to and what it is made of, in finished words. */
export function toKeepingResult(source: ResultSource): KeepingResult {
  const { locale, vehicle, input, quote } = source;
  const t = getWords(locale, 'keeping');
  const running = runningCents(toKeepingCost(input));
  const instalmentCents = instalmentCentsOf(quote);
  const missing = [...(instalmentCents === null ? (['instalment'] as const) : []), ...running.missing];
  return {
    code: vehicle.code,
    title: t('keeping.allIn', { vehicle: vehicle.name }),
    total: rand(running.cents + (instalmentCents ?? 0)),
    without: missing.length > 0 ? t('keeping.without', { parts: missingWords(locale, missing) }) : null,
    instalment: toInstalmentLine(source),
    parts: toParts(source),
    worth: toWorth(source),
    over: toOver(source, running),
    terms: instalmentCents ? toTerms(source) : null,
  };
}

type Running = ReturnType<typeof runningCents>;

function missingWords(locale: Locale, missing: readonly (MissingCost | 'instalment')[]): string {
  const t = getWords(locale, 'keeping');
  return missing.map((part) => t(`missing.${part}`)).join(', ');
}

/** Null where it cannot be offered, 0 where the deposit pays for everything. */
function instalmentCentsOf({ noOffer, financedCents, monthlyCents }: Quote): number | null {
  if (financedCents === 0) return 0;
  return noOffer ? null : monthlyCents;
}

function toInstalmentLine({ locale, quote, request }: ResultSource): string {
  const t = getWords(locale, 'keeping');
  const cents = instalmentCentsOf(quote);
  if (cents === null) return t('unknown.instalment');
  if (cents === 0) return t('keeping.noInstalment');
  return t('keeping.instalmentLine', {
    amount: rand(cents),
    count: quote.instalments,
    rate: percent(request.annualRatePercent),
    total: rand(quote.totalRepayableCents),
    end:
      quote.balloonCents === 0 ? t('keeping.noBalloon') : t('keeping.balloonDue', { amount: rand(quote.balloonCents) }),
  });
}

function toParts(source: ResultSource): KeepingPart[] {
  const { locale, input, quote, request } = source;
  const t = getWords(locale, 'keeping');
  const cost = toKeepingCost(input);
  const toPart = (key: PartKey, cents: number | null, how: string): KeepingPart => ({
    key,
    label: t(`parts.${key}`),
    cents,
    amount: cents === null ? t('parts.notKnown') : rand(cents),
    how,
  });
  const known = (key: MissingCost, cents: number | null, how: () => string) =>
    toPart(key, cents, cents === null ? t(`unknown.${key}`) : how());
  const instalmentCents = instalmentCentsOf(quote);
  const instalment = t('how.instalment', {
    count: quote.instalments,
    financed: rand(quote.financedCents),
    rate: percent(request.annualRatePercent),
  });
  return [
    ...(instalmentCents === 0
      ? []
      : [toPart('instalment', instalmentCents, instalmentCents === null ? t('unknown.instalment') : instalment)]),
    known('fuel', cost.fuelCents, () =>
      t('how.fuel', {
        kilometres: count(input.monthlyKilometres),
        litres: String(input.litresPer100Kilometres),
        price: rand(input.centsPerLitre),
      }),
    ),
    known('service', cost.serviceCents, () => howServiced(source)),
    known('tyres', cost.tyresCents, () =>
      t('how.tyres', {
        kilometres: count(input.monthlyKilometres),
        life: count(input.tyres?.lifeKilometres ?? 0),
        price: rand(input.tyres?.setCents ?? 0),
      }),
    ),
    toPart('licence', cost.licenceCents, howLicensed(source)),
    toPart('insurance', cost.insuranceCents, howInsured(source)),
  ];
}

function howServiced(source: ResultSource): string {
  const { locale, input } = source;
  const t = getWords(locale, 'keeping');
  const services = servicesDue(input);
  if (!services || !input.service) return t('unknown.service');
  const interval = count(input.service.intervalKilometres);
  const over = { months: months(source), interval };
  if (services.due === 0) {
    return t('how.serviceNone', { ...over, kilometres: count(input.monthlyKilometres * input.termMonths) });
  }
  if (services.paid === 0) return t('how.servicePlanned', { ...over, due: services.due });
  const { due, planned, paid } = services;
  return t('how.service', { ...over, due, planned, paid, cost: rand(input.service.costCents) });
}

function howLicensed({ locale, input, own, province }: ResultSource): string {
  const t = getWords(locale, 'keeping');
  const amount = rand(input.licenceCentsPerYear);
  if (own.includes('licence')) return t('how.licenceOwn', { amount });
  return t('how.licence', { amount, province: provinceName(locale, province) });
}

function howInsured({ locale, own, insurancePercent }: ResultSource): string {
  const t = getWords(locale, 'keeping');
  if (own.includes('insurance')) return t('how.insuranceOwn');
  return t('how.insurance', { percent: percent(insurancePercent) });
}

function toWorth(source: ResultSource): KeepingResult['worth'] {
  const { locale, input, quote } = source;
  const t = getWords(locale, 'keeping');
  const { depreciationCents } = toKeepingCost(input);
  const line = t('worth.line', {
    price: rand(input.priceCents),
    worth: formatRand(worthAtEndCents(input) / 100),
    months: months(source),
    percent: percent(input.worthAtEndPercent),
  });
  const isOwed = quote.balloonCents > 0 && !quote.noOffer;
  return {
    amount: rand(depreciationCents),
    lines: [line, ...(isOwed ? [t('worth.balloon', { amount: rand(quote.balloonCents) })] : [])],
    termUrl: termUrl(locale, 'depreciation'),
  };
}

/** Nothing where an instalment cannot be offered: the sum would lack most of it. */
function toOver(source: ResultSource, { cents: runningMonthlyCents, missing }: Running): KeepingResult['over'] {
  const { locale, input, quote } = source;
  const t = getWords(locale, 'keeping');
  const instalmentCents = instalmentCentsOf(quote);
  if (instalmentCents === null) return null;
  const isFinanced = instalmentCents > 0;
  const paid = [
    { key: 'deposit' as const, cents: quote.depositCents },
    { key: 'instalments' as const, cents: isFinanced ? quote.totalOfInstalmentsCents : 0 },
    { key: 'balloon' as const, cents: isFinanced ? quote.balloonCents : 0 },
    { key: 'initiationFee' as const, cents: isFinanced ? quote.initiationFeeCents : 0 },
  ];
  const runningTotalCents = runningMonthlyCents * input.termMonths;
  const totalCents = paid.reduce((sum, { cents }) => sum + cents, runningTotalCents);
  const worthCents = worthAtEndCents(input);
  const running = t('over.running', { months: months(source), amount: rand(runningMonthlyCents) });
  const isWhole = missing.length === 0;
  const total = isWhole ? t('over.total') : t('over.totalWithout', { parts: missingWords(locale, missing) });
  return {
    title: t('over.title', { months: months(source) }),
    rows: [
      ...paid.flatMap(({ key, cents }) => (cents > 0 ? [{ key, label: t(`over.${key}`), value: rand(cents) }] : [])),
      { key: 'running', label: running, value: rand(runningTotalCents) },
      { key: 'total', label: total, value: rand(totalCents), isTotal: true },
      ...(isWhole
        ? [
            { key: 'worth', label: t('over.worth'), value: rand(-worthCents) },
            { key: 'net', label: t('over.net'), value: rand(totalCents - worthCents), isTotal: true },
          ]
        : []),
    ],
  };
}

/** By the words of every other instalment on the site. */
function toTerms(source: ResultSource): ResultRow[] {
  const { locale, quote, request } = source;
  const t = getWords(locale, 'keeping');
  const words = getWords(locale, 'offers');
  const row = (key: string, label: string, value: string, term?: GlossaryKey): ResultRow => ({
    key,
    label,
    value,
    ...(term && { termUrl: termUrl(locale, term) }),
  });
  const balloon =
    quote.balloonCents === 0
      ? t('terms.balloonNone')
      : words('rows.share', {
          amount: rand(quote.balloonCents),
          percent: percent(request.end.kind === 'balloon' ? request.end.percent : request.end.factor * 100),
        });
  return [
    row('instalment', t('parts.instalment'), rand(quote.monthlyCents), 'instalment'),
    row('instalments', words('rows.instalments'), String(quote.instalments), 'term'),
    row('rate', words('rows.rate'), percent(request.annualRatePercent), 'interest-rate'),
    row('totalOfInstalments', words('rows.totalOfInstalments'), rand(quote.totalOfInstalmentsCents)),
    row('balloon', words('rows.balloon'), balloon, 'balloon'),
    row('initiationFee', words('rows.initiationFee'), rand(quote.initiationFeeCents), 'initiation-fee'),
    {
      ...row('total', words('rows.totalRepayable'), rand(quote.totalRepayableCents), 'total-repayable'),
      isTotal: true,
    },
    row('costOfCredit', words('rows.costOfCredit'), rand(quote.costOfCreditCents), 'cost-of-credit'),
    row('price', words('rows.price'), rand(quote.priceCents), 'cash-price'),
    row('deposit', words('rows.deposit'), rand(quote.depositCents), 'deposit'),
    row('financed', words('rows.financed'), rand(quote.financedCents), 'principal'),
  ];
}

function termUrl(locale: Locale, key: GlossaryKey): string {
  return localePath(locale, glossaryUrl(key));
}

function months({ locale, input }: ResultSource): string {
  return getWords(locale, 'keeping')('months', { count: input.termMonths });
}

function rand(cents: number): string {
  return formatRandExact(cents / 100);
}

function count(whole: number): string {
  return formatRand(whole, '');
}

function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}
