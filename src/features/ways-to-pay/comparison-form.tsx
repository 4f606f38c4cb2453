import { comparedMonths } from '@/domain/finance/ways-to-pay';
import { formatRand } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Button, ButtonLink } from '@/ui/button';
import { ErrorSummary } from '@/ui/error-summary';
import { SelectField, type SelectOption, TextField } from '@/ui/field';
import styles from './comparison-form.module.css';
import {
  type ComparedAsked,
  type ComparedField,
  calculatorName,
  type KilometreChoice,
  kilometreChoices,
} from './read-asked';

/** A vehicle to choose, under the name of its range. */
export type ComparedVehicle = { code: string; name: string; rangeName: string };

type ComparisonFormProps = {
  locale: Locale;
  /** The page's own path, language and all. */
  path: string;
  asked: ComparedAsked<{ code: string }>;
  vehicles: readonly ComparedVehicle[];
  kilometres: KilometreChoice;
};

/** Where the answer stands on the page. */
export const resultsId = 'ways-to-pay';

/** What is compared: a form whose state is the address. What cannot be is said at its field, and what was typed stays. */
export function ComparisonForm({ locale, path, asked, vehicles, kilometres }: ComparisonFormProps) {
  const t = getWords(locale, 'waysToPay');
  const { typed, problems } = asked;
  const monthsOption = (count: number) => t('form.monthsOption', { count });
  const kilometresOption = (count: number) => t('cells.perMonth', { kilometres: formatRand(count, '') });
  const shown: Record<ComparedField, (nearest: string) => string> = {
    modelCode: (nearest) => vehicles.find(({ code }) => code === nearest)?.name ?? nearest,
    deposit: (nearest) => formatRand(Number(nearest)),
    months: (nearest) => t('cells.months', { count: Number(nearest) }),
    monthlyKilometres: (nearest) => kilometresOption(Number(nearest)),
  };
  const errors = problems.map(({ field, nearest }) => ({
    field,
    message: t(`problems.${field}`, { typed: typed[field], nearest: shown[field](nearest) }),
  }));
  const errorOf = (field: ComparedField) => errors.find((error) => error.field === field)?.message ?? null;
  return (
    <div className={styles.form}>
      <ErrorSummary title={t('problems.title')} errors={errors} autoFocus />
      <form action={`${path}#${resultsId}`} autoComplete="off" aria-label={t('form.label')}>
        <input type="hidden" name="calculator" value={calculatorName} />
        <div className={styles.fields}>
          <SelectField
            name="modelCode"
            label={t('form.model')}
            error={errorOf('modelCode')}
            options={toGroups(vehicles)}
            {...(asked.vehicle ? {} : { placeholder: t('form.choose') })}
            defaultValue={asked.vehicle?.code ?? ''}
          />
          <TextField
            name="deposit"
            label={t('form.deposit')}
            hint={t('form.depositHint')}
            error={errorOf('deposit')}
            className={styles.rand}
            inputMode="numeric"
            defaultValue={typed.deposit}
          />
          <SelectField
            name="months"
            label={t('form.months')}
            error={errorOf('months')}
            options={toOptions(comparedMonths, monthsOption, errorOf('months') && typed.months)}
            defaultValue={typed.months}
          />
          <SelectField
            name="monthlyKilometres"
            label={t('form.kilometres')}
            error={errorOf('monthlyKilometres')}
            options={toOptions(
              kilometreChoices(kilometres),
              kilometresOption,
              errorOf('monthlyKilometres') && typed.monthlyKilometres,
            )}
            defaultValue={typed.monthlyKilometres}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {t('form.submit')}
          </Button>
          {problems.length > 0 && (
            <ButtonLink variant="quiet" href={toNearestUrl(path, asked)}>
              {t('problems.fix')}
            </ButtonLink>
          )}
        </div>
      </form>
    </div>
  );
}

/** The same comparison with what is nearest in the place of what cannot be. */
function toNearestUrl(path: string, { typed, problems }: ComparisonFormProps['asked']): string {
  const nearest = Object.fromEntries(problems.map(({ field, nearest }) => [field, nearest]));
  return `${path}?${new URLSearchParams({ calculator: calculatorName, ...typed, ...nearest })}#${resultsId}`;
}

/** What is offered, and first what was typed where it is not. */
function toOptions(offered: readonly number[], label: (value: number) => string, typed: string | null): SelectOption[] {
  const options = offered.map((value) => ({ value: String(value), label: label(value) }));
  return typed === null ? options : [{ value: typed, label: typed }, ...options];
}

function toGroups(vehicles: readonly ComparedVehicle[]): { label: string; options: SelectOption[] }[] {
  const ranges = [...new Set(vehicles.map(({ rangeName }) => rangeName))];
  return ranges.map((label) => ({
    label,
    options: vehicles
      .filter(({ rangeName }) => rangeName === label)
      .map(({ code, name }) => ({ value: code, label: name })),
  }));
}
