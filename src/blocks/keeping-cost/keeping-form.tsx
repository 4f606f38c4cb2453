import {
  type AssumptionField,
  assumptionFields,
  type KeepingField,
  statedForField,
} from '@/domain/ownership/read-keeping';
import { AskForm } from '@/features/keeping/ask-form';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { SelectField, TextField } from '@/ui/field';
import { Fold, FoldSign } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import styles from './keeping-cost.module.css';
import { calculator, type Keeping } from './model';

/** The vehicle and how it is driven, and folded below it every assumption, each to be typed anew. */
export function KeepingForm({ keeping, locale }: { keeping: Keeping; locale: Locale }) {
  const { action, statedFor, fields, options, errors, nearestUrl, own, isOpen } = keeping;
  const t = getWords(locale, 'keeping');
  const take = (field: KeepingField) => ({
    name: field,
    label: t(`fields.${field}`),
    hint: fields[field].hint,
    error: fields[field].error,
    defaultValue: fields[field].value,
  });
  const figure = (field: AssumptionField) => (
    <TextField key={field} {...take(field)} inputMode={wholeFields.has(field) ? 'numeric' : 'decimal'} maxLength={20} />
  );
  const isUnknown = fields.modelCode.error !== null;
  return (
    <AskForm
      action={action}
      calculator={calculator}
      label={t('form.label')}
      submit={t('form.submit')}
      errors={{
        title: t('errorTitle'),
        list: errors.map(({ field, message }) => ({ field, message: `${t(`fields.${field}`)}: ${message}` })),
        nearest: nearestUrl === null ? null : { url: nearestUrl, label: t('takeNearest') },
      }}
      more={
        own && (
          <Button type="submit" variant="quiet" icon={<Icon name="back" />} name="assumptions" value="stated">
            {t('form.back')}
          </Button>
        )
      }
    >
      <input type="hidden" name={statedForField} value={statedFor} />
      <SelectField
        {...take('modelCode')}
        options={options.vehicles}
        placeholder={isUnknown ? t('chooseModel') : undefined}
        defaultValue={isUnknown ? '' : fields.modelCode.value}
      />
      <SelectField {...take('termMonths')} options={options.terms} />
      <SelectField {...take('balloonPercent')} options={options.balloons} />
      <div className={styles.pair}>
        <TextField {...take('deposit')} inputMode="numeric" maxLength={20} />
        <TextField {...take('monthlyKilometres')} inputMode="numeric" maxLength={20} />
      </div>
      <SelectField {...take('province')} options={options.provinces} />
      <Fold
        className={styles.fold}
        open={isOpen}
        summaryClassName={styles.summary}
        summary={
          <>
            {t('form.assumptions')}
            <FoldSign />
          </>
        }
      >
        <div className={styles.assumptions}>
          <p className={styles.lead}>
            {t('form.assumptionsLead')} {own}
          </p>
          <div className={styles.pair}>{assumptionFields.map(figure)}</div>
        </div>
      </Fold>
    </AskForm>
  );
}

const wholeFields: ReadonlySet<AssumptionField> = new Set(['serviceKilometres', 'plannedServices', 'tyreKilometres']);
