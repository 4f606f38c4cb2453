import { formatDate } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { PrivacyRequestSeen } from '@/queries/privacy-requests';
import { getSiteSettings } from '@/queries/site-settings';
import { Button, ButtonLink } from '@/ui/button';
import { FactRows } from '@/ui/fact-rows';
import { ProblemNote } from '@/ui/problem-note';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import styles from './request-page.module.css';

type RequestPageProps = {
  locale: Locale;
  /** Its own address, without language. */
  path: string;
  request: PrivacyRequestSeen;
  /** The confirmation could not be stored just now. */
  isUnavailable?: boolean;
};

/** What became of a request about data. Opening it does nothing: mail programs open links by themselves. */
export async function RequestPage({ locale, path, request, isUnavailable = false }: RequestPageProps) {
  const words = getWords(locale, 'privacy');
  const { supportEmail } = await getSiteSettings(locale);
  const { status, reference, kind, askedAt, dueAt } = request;
  const date = dueAt ? formatDate(locale, dueAt) : '';
  const rows = [
    { key: 'reference', label: words('reference'), value: reference },
    { key: 'kind', label: words('rows.kind'), value: words(`kinds.${kind}`) },
    { key: 'askedAt', label: words('rows.askedAt'), value: formatDate(locale, askedAt) },
    ...(status === 'open' && date ? [{ key: 'dueAt', label: words('rows.dueAt'), value: date }] : []),
  ];
  return (
    <Section block="privacy-request" data-state={status}>
      <SectionHead
        as="h1"
        heading={{ text: words(`${status}.title`) }}
        intro={{ text: words(`${status}.lead`, { date, email: supportEmail }) }}
      />
      <div className={styles.parts}>
        {isUnavailable && <ProblemNote words={getWords(locale, 'privateLink')('unavailable')} />}
        <FactRows rows={rows} />
        {status === 'unconfirmed' ? (
          <form method="post" action={`${localePath(locale, path)}/confirm`}>
            <Button type="submit" variant="primary">
              {words('unconfirmed.button')}
            </Button>
          </form>
        ) : (
          <p>
            <ButtonLink href={localePath(locale, '/privacy/request')} variant="quiet">
              {words('again')}
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  );
}
