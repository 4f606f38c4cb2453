import { getFormWords } from '@/i18n/form-words';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';

/** What follows a request about data: nothing in it tells whether we know the address. */
export function RequestThanks({ locale }: { locale: Locale }) {
  const { title, lead } = getFormWords(locale, 'privacy-request').thanks;
  return (
    <Section block="privacy-thanks">
      <SectionHead as="h1" heading={{ text: title }} intro={{ text: lead }} />
      <p>
        <ButtonLink href={localePath(locale, '/')}>{getWords(locale, 'enquiry')('thanks.home')}</ButtonLink>
      </p>
    </Section>
  );
}
