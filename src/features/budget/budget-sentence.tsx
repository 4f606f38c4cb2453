import type { BudgetField } from '@/domain/finance/budget-wish';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import sentence from '@/ui/sentence.module.css';
import type { BudgetForm, BudgetGap } from './budget-form';
import styles from './budget-sentence.module.css';

/** A budget as a sentence with gaps: each language orders its own words and gaps. A plain form; the address keeps it. */
export function BudgetSentence({ locale, form }: { locale: Locale; form: BudgetForm }) {
  const t = getWords(locale, 'budget');
  const gap = (name: BudgetField) => () => <Gap name={name} gap={form.gaps[name]} />;
  const credit = {
    budget: gap('budget'),
    deposit: gap('deposit'),
    termMonths: gap('termMonths'),
    balloonPercent: gap('balloonPercent'),
  };
  return (
    <form
      className={classNames(sentence.form, styles.form)}
      action={form.action}
      autoComplete="off"
      aria-label={t('form')}
    >
      {form.asksRunning ? (
        <>
          <p className={sentence.sentence}>
            {t.rich('sentence', { ...credit, allIn: gap('allIn'), monthlyKilometres: gap('monthlyKilometres') })}
          </p>
          <p className={sentence.details}>{t.rich('details', { province: gap('province') })}</p>
        </>
      ) : (
        <>
          <p className={sentence.sentence}>{t.rich('sentenceAlone', credit)}</p>
          <p className={sentence.details}>{t('noRunning')}</p>
        </>
      )}
      <Button type="submit" variant="primary">
        {t('show')}
      </Button>
    </form>
  );
}

function Gap({ name, gap }: { name: BudgetField; gap: BudgetGap }) {
  const { label, value, prefix, options, error } = gap;
  const control = {
    id: name,
    name,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
    className: classNames(sentence.control, styles.control),
  };
  return (
    <>
      <span className={classNames(sentence.gap, styles.gap)}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        {options ? (
          <>
            <select {...control} defaultValue={value}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="down" className={classNames(sentence.down, styles.down)} />
          </>
        ) : (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            maxLength={20}
            size={Math.max(4, Math.min(value.length, 20))}
            defaultValue={value}
          />
        )}
      </span>
      {error && (
        <span className={styles.error} id={`${name}-error`}>
          <Icon name="error" className={styles.sign} /> {error.message}{' '}
          <a href={error.use.url} rel="nofollow">
            {error.use.label}
          </a>
        </span>
      )}
    </>
  );
}
