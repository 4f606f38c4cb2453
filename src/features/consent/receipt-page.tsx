import { formatMoment } from '@/i18n/format-moment';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { ConsentReceipt } from '@/queries/consents';
import { Button, ButtonLink } from '@/ui/button';
import { FactRows } from '@/ui/fact-rows';
import { ProblemNote } from '@/ui/problem-note';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import styles from './receipt-page.module.css';
import { toReceiptRows } from './receipt-words';

type ReceiptPageProps = {
  locale: Locale;
  /** Its own address, without language. */
  path: string;
  receipt: ConsentReceipt;
  /** A withdrawal could not be stored just now. */
  isUnavailable?: boolean;
};

/** What somebody agreed to, with the way to keep it and to withdraw it. Whoever has the link may do both. */
export function ReceiptPage({ locale, path, receipt, isUnavailable = false }: ReceiptPageProps) {
  const words = getWords(locale, 'consent');
  const { givenAt, withdrawnAt } = receipt;
  const url = localePath(locale, path);
  const state = withdrawnAt
    ? words('withdrawn', { date: formatMoment(locale, withdrawnAt) })
    : words('given', { date: formatMoment(locale, givenAt) });
  return (
    <Section block="consent-receipt" data-state={withdrawnAt ? 'withdrawn' : 'active'}>
      <SectionHead as="h1" heading={{ text: words('title') }} intro={{ text: state }} />
      <div className={styles.parts}>
        {isUnavailable && <ProblemNote words={getWords(locale, 'privateLink')('unavailable')} />}
        <section className={styles.part} aria-labelledby="consent-wording">
          <h2 id="consent-wording">{words('wordingTitle')}</h2>
          <blockquote className={styles.wording} lang={receipt.locale}>
            {receipt.wording}
          </blockquote>
          <p className={styles.note}>{words('wordingLanguage')}</p>
        </section>
        <FactRows rows={toReceiptRows(locale, receipt)} />
        <p className={styles.ways}>
          <ButtonLink href={`${url}/receipt.txt`}>{words('download')}</ButtonLink>
          <ButtonLink href={localePath(locale, '/privacy/request')} variant="quiet">
            {words('requests')}
          </ButtonLink>
        </p>
        {!withdrawnAt && (
          <section className={styles.part} aria-labelledby="consent-withdraw">
            <h2 id="consent-withdraw">{words('withdrawTitle')}</h2>
            <p>{words('withdrawLead')}</p>
            <form method="post" action={`${url}/withdraw`}>
              <Button type="submit" variant="primary">
                {words('withdraw')}
              </Button>
            </form>
          </section>
        )}
      </div>
    </Section>
  );
}
