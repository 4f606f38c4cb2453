import {
  type BudgetField,
  type BudgetProblem,
  budgetRange,
  kilometreRange,
  type ReadBudget,
  readAmount,
  type TypedBudget,
} from '@/domain/finance/budget-wish';
import { readDepositCents } from '@/domain/finance/calculation';
import type { CalculatorOffer } from '@/domain/finance/calculator-offer';
import { southAfricanProvinces } from '@/domain/province/province';
import type { SitePlace } from '@/domain/site/site-place';
import { formatRand, formatRandExact } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { budgetPath, budgetUrl } from './budget-address';

/** A gap of the sentence: typed into, or chosen from `options`. */
export type BudgetGap = {
  label: string;
  value: string;
  /** Stands before what is typed, as the currency does. */
  prefix: string | null;
  options: { value: string; label: string }[] | null;
  /** What is wrong, and the way to the nearest that is right. */
  error: { message: string; use: { label: string; url: string } } | null;
};

export type BudgetForm = {
  action: string;
  gaps: Record<BudgetField, BudgetGap>;
  /** The sentence asks for what running a vehicle takes. */
  asksRunning: boolean;
};

type Shown = {
  locale: Locale;
  place: SitePlace;
  offer: Pick<CalculatorOffer, 'termMonths' | 'balloonPercents'>;
  /** The currency's sign. */
  prefix: string;
  canRun: boolean;
};

/** The gaps of the budget's sentence in finished words, each as it was typed, with what is wrong beside it. */
export function toBudgetForm({ typed, problems }: Pick<ReadBudget, 'typed' | 'problems'>, shown: Shown): BudgetForm {
  const { locale, place, offer, prefix, canRun } = shown;
  const t = getWords(locale, 'budget');
  const amount = { prefix, options: null };
  const choices: Record<BudgetField, Pick<BudgetGap, 'prefix' | 'options'>> = {
    budget: amount,
    deposit: amount,
    monthlyKilometres: { prefix: null, options: null },
    allIn: choice(typed.allIn, [
      { value: '1', label: t('options.allIn') },
      { value: '0', label: t('options.alone') },
    ]),
    termMonths: choice(
      typed.termMonths,
      offer.termMonths.map((count) => ({ value: String(count), label: t('options.termMonths', { count }) })),
    ),
    balloonPercent: choice(
      typed.balloonPercent,
      offer.balloonPercents.map((percent) => ({
        value: String(percent),
        label: percent === 0 ? t('options.nothing') : t('options.share', { percent: `${percent}%` }),
      })),
    ),
    province: choice(
      typed.province,
      southAfricanProvinces.map((name) => ({
        value: name,
        label: getWords(locale, 'enquiry')(`provinces.${name}`),
      })),
    ),
  };
  const toGap = (field: BudgetField): BudgetGap => {
    const problem = problems.find((one) => one.field === field);
    const { options, prefix: sign } = choices[field];
    const nearest = problem && nearestWords(problem, { options, prefix: sign });
    return {
      label: t(`names.${field}`),
      value: options ? typed[field] : toShown(field, typed[field], problem !== undefined),
      options,
      prefix: sign,
      error:
        problem && nearest
          ? {
              message: messageOf(locale, problem, prefix),
              use: {
                label: t('problems.use', { value: nearest }),
                url: budgetUrl(locale, place, { ...typed, [field]: problem.nearest } satisfies TypedBudget),
              },
            }
          : null,
    };
  };
  return {
    action: localePath(locale, budgetPath(place)),
    asksRunning: canRun,
    gaps: {
      budget: toGap('budget'),
      allIn: toGap('allIn'),
      deposit: toGap('deposit'),
      termMonths: toGap('termMonths'),
      monthlyKilometres: toGap('monthlyKilometres'),
      balloonPercent: toGap('balloonPercent'),
      province: toGap('province'),
    },
  };
}

/** An amount as amounts are written; what is wrong as it was typed, but for the sign that stands before it anyway. */
function toShown(field: BudgetField, typed: string, isWrong: boolean): string {
  const cents = field === 'deposit' ? readDepositCents(typed) : null;
  const amount = cents === null ? readAmount(typed) : cents / 100;
  return isWrong || amount === null ? typed.replace(/^\s*(R|N\$)\s*/i, '') : formatRandExact(amount, '');
}

/** What was asked for stays chosen, even where it is not offered. */
function choice(typed: string, options: { value: string; label: string }[]) {
  const isOffered = options.some(({ value }) => value === typed);
  return { prefix: null, options: isOffered ? options : [...options, { value: typed, label: typed }] };
}

function messageOf(locale: Locale, { field, kind }: BudgetProblem, prefix: string): string {
  const t = getWords(locale, 'budget');
  if (kind === 'not-offered') return t('problems.choice');
  if (field === 'deposit') return t('problems.deposit');
  const [name, range, sign] =
    field === 'monthlyKilometres'
      ? (['monthlyKilometres', kilometreRange, ''] as const)
      : (['budget', budgetRange, prefix] as const);
  if (kind === 'not-digits') return t(`problems.${name}.not-digits`);
  return t(`problems.${name}.out-of-range`, {
    lowest: formatRand(range.lowest, sign),
    highest: formatRand(range.highest, sign),
  });
}

function nearestWords(
  { field, nearest }: BudgetProblem,
  { options, prefix }: Pick<BudgetGap, 'options' | 'prefix'>,
): string {
  if (options) return options.find(({ value }) => value === nearest)?.label ?? nearest;
  const whole = formatRand(Number(nearest), prefix ?? '');
  return field === 'monthlyKilometres' ? `${whole} km` : whole;
}
