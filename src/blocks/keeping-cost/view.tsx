import { glossaryPath } from '@/domain/finance/glossary';
import { TwoSides } from '@/features/keeping/two-sides';
import type { LocalText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import styles from './keeping-cost.module.css';
import { KeepingForm } from './keeping-form';
import { KeepingResultView } from './keeping-result';
import { calculator, type Keeping } from './model';

type KeepingCostViewProps = {
  /** The editors'; the block's own words where they gave none. */
  heading: LocalText | null;
  intro: LocalText | null;
  as: 'h1' | 'h2';
  /** Null where the figures for it are missing. */
  keeping: Keeping | null;
  locale: Locale;
};

/** What a vehicle costs by the month, all in: the form with every assumption, and what comes of it. */
export function KeepingCostView({ heading, intro, as, keeping, locale }: KeepingCostViewProps) {
  const t = getWords(locale, 'keeping');
  return (
    <Section block="keepingCost">
      <SectionHead
        heading={heading ?? { text: t('keeping.heading') }}
        intro={intro ?? { text: t('keeping.intro') }}
        as={as}
      />
      {keeping ? (
        <TwoSides
          id={calculator}
          form={<KeepingForm keeping={keeping} locale={locale} />}
          result={
            <>
              {keeping.result ? (
                <KeepingResultView result={keeping.result} as={as === 'h1' ? 'h2' : 'h3'} locale={locale} />
              ) : (
                <p>{t('keeping.wrong')}</p>
              )}
              <div className={styles.notes}>
                <p>{keeping.pumpNote}</p>
                <p>{t('notes.assumed')}</p>
                <p className={styles.links}>
                  <ButtonLink variant="quiet" href={localePath(locale, '/payment-options/how-we-work-it-out')}>
                    {t('notes.method')}
                  </ButtonLink>
                  <ButtonLink variant="quiet" href={localePath(locale, glossaryPath)}>
                    {t('notes.glossary')}
                  </ButtonLink>
                </p>
              </div>
            </>
          }
        />
      ) : (
        <p>{t('keeping.none')}</p>
      )}
    </Section>
  );
}
