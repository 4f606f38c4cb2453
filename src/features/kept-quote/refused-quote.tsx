import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import { readRefusal } from './refusal';
import styles from './refused-quote.module.css';

/** Says why a quote is not kept, and leads back to its calculator with what was typed. */
export function RefusedQuote({ locale, query }: { locale: Locale; query: Readonly<Record<string, string>> }) {
  const t = getWords(locale, 'keptQuote');
  const { reason, backPath } = readRefusal(query);
  return (
    <Section block="refused-quote" data-reason={reason}>
      <SectionHead as="h1" heading={{ text: t('refused.title') }} intro={{ text: t(`refused.why.${reason}`) }} />
      <p className={styles.ways}>
        <ButtonLink href={localePath(locale, backPath)} variant="primary">
          {t('refused.back')}
        </ButtonLink>
        <ButtonLink href={localePath(locale, '/vehicles')} variant="quiet">
          {t('refused.vehicles')}
        </ButtonLink>
      </p>
    </Section>
  );
}
