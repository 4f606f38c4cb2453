import type { WaysToPayBlock } from '@/cms/payload-types';
import { ComparisonForm } from '@/features/ways-to-pay/comparison-form';
import type { ComparedAsked } from '@/features/ways-to-pay/read-asked';
import type { ReadComparison } from '@/features/ways-to-pay/read-comparison';
import { WaysToPayResults } from '@/features/ways-to-pay/ways-to-pay-results';
import { localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';

/** Of the chosen vehicle a view needs the code. */
type ViewedComparison = Omit<ReadComparison, 'asked'> & { asked: ComparedAsked<{ code: string }> };

type WaysToPayViewProps = {
  block: WaysToPayBlock;
  locale: Locale;
  as: 'h1' | 'h2';
  /** The page's own, language and all. */
  path: string;
  /** Null where no rates are in force, no vehicle has a price, or they could not be read. */
  read: ViewedComparison | null;
};

/** The form, and below it what each way costs. */
export function WaysToPayView({ block, locale, as, path, read }: WaysToPayViewProps) {
  const t = getWords(locale, 'waysToPay');
  return (
    <Section block="waysToPay">
      <SectionHead
        as={as}
        heading={localText(block, 'heading') ?? { text: t('heading') }}
        intro={localText(block, 'intro') ?? { text: t('intro') }}
      />
      {read ? (
        <ComparisonForm
          locale={locale}
          path={path}
          asked={read.asked}
          vehicles={read.vehicles}
          kilometres={read.kilometres}
        />
      ) : (
        <p>{t('none')}</p>
      )}
      {read?.comparison && (
        <WaysToPayResults comparison={read.comparison} modelCode={read.asked.vehicle?.code ?? ''} below={as} />
      )}
    </Section>
  );
}
