import type { ComponentProps } from 'react';
import type { WaysToPayBlock } from '@/cms/payload-types';
import { ComparisonForm } from '@/features/ways-to-pay/comparison-form';
import type { WaysComparison } from '@/features/ways-to-pay/comparison-model';
import { WaysToPayResults } from '@/features/ways-to-pay/ways-to-pay-results';
import { localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';

type WaysToPayViewProps = {
  block: WaysToPayBlock;
  locale: Locale;
  as: 'h1' | 'h2';
  /** Null where no rates are in force or no vehicle has a price. */
  form: Omit<ComponentProps<typeof ComparisonForm>, 'locale'> | null;
  /** Null while something is wrong with what is asked. */
  comparison: WaysComparison | null;
};

/** The form, and below it what each way costs. */
export function WaysToPayView({ block, locale, as, form, comparison }: WaysToPayViewProps) {
  const t = getWords(locale, 'waysToPay');
  return (
    <Section block="waysToPay">
      <SectionHead
        as={as}
        heading={localText(block, 'heading') ?? { text: t('heading') }}
        intro={localText(block, 'intro') ?? { text: t('intro') }}
      />
      {form ? <ComparisonForm {...form} locale={locale} /> : <p>{t('none')}</p>}
      {form && comparison && (
        <WaysToPayResults comparison={comparison} modelCode={form.asked.vehicle?.code ?? ''} below={as} />
      )}
    </Section>
  );
}
