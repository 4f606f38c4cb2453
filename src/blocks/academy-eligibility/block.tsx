import type { AcademyEligibilityBlock as Stored } from '@/cms/payload-types';
import { EligibilityList } from '@/features/enquiry/forms/eligibility-list';
import { localText } from '@/i18n/local-text';
import { localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { ButtonRow } from '@/ui/button-list';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import type { BlockProps } from '../block';

/** Who may enter the junior academy, and the way to its form (T-110 to T-114). */
export async function AcademyEligibilityBlock({ block, context }: BlockProps<Stored>) {
  const { locale, isOpening } = context;
  const words = getWords(locale, 'academy');
  return (
    <Section block="academyEligibility" id={block.id ?? undefined}>
      <SectionHead
        heading={localText(block, 'heading') ?? { text: words('heading') }}
        intro={localText(block, 'intro') ?? { text: words('intro') }}
        as={isOpening ? 'h1' : 'h2'}
      />
      <EligibilityList locale={locale} />
      <ButtonRow>
        <ButtonLink variant="primary" href={localePath(locale, '/enquiry/junior-academy')}>
          {words('enter')}
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}
