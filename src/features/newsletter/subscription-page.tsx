import { type StoredSubscription, toSubscriptionWording } from '@/commands/newsletter/subscription';
import { toConfirmPath, toLeavePath, toOneClickPath } from '@/commands/newsletter/subscription-links';
import { toReceiptPath } from '@/commands/privacy/consents';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getSiteSettings } from '@/queries/site-settings';
import { Button, ButtonLink } from '@/ui/button';
import { ProblemNote } from '@/ui/problem-note';
import { Notice, NoticeWording } from './notice';

type SubscriptionPageProps = {
  locale: Locale;
  subscription: StoredSubscription;
  /** What was pressed could not be stored just now. */
  isUnavailable?: boolean;
};

/**
 * Behind the link of the mailbox: what is agreed to and a button, because programs that look through mail open every
 * link in it. Confirmed, it leads to the receipt and to leaving.
 */
export async function ConfirmPage({ locale, subscription, isUnavailable = false }: SubscriptionPageProps) {
  const { status, code, topics } = subscription;
  const words = getWords(locale, 'subscription');
  if (status === 'left') return <LeftNotice locale={locale} />;
  if (status === 'confirmed') return <ConfirmedNotice locale={locale} subscription={subscription} />;
  const { brandName } = await getSiteSettings(locale);
  return (
    <Notice
      title={words('confirm.title')}
      lead={words('confirm.lead')}
      state="pending"
      ways={
        <form method="post" action={localePath(locale, `${toConfirmPath(code)}/send`)}>
          <Button type="submit" variant="primary">
            {words('confirm.button')}
          </Button>
        </form>
      }
    >
      {isUnavailable && <UnavailableNote locale={locale} />}
      <NoticeWording
        title={words('confirm.wordingTitle')}
        wording={toSubscriptionWording(locale, { topics, brandName })}
      />
    </Notice>
  );
}

function ConfirmedNotice({ locale, subscription: { code, consentCode } }: SubscriptionPageProps) {
  const words = getWords(locale, 'subscription');
  return (
    <Notice
      title={words('confirm.doneTitle')}
      lead={words('confirm.doneLead')}
      isDone
      state="confirmed"
      ways={
        <>
          {consentCode && (
            <ButtonLink href={localePath(locale, toReceiptPath(consentCode))}>{words('confirm.receipt')}</ButtonLink>
          )}
          <ButtonLink href={localePath(locale, toLeavePath(code))} variant="quiet">
            {words('confirm.leave')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** One button, and the newsletter ends; or the words that it has ended. */
export function LeavePage({ locale, subscription: { status, code }, isUnavailable = false }: SubscriptionPageProps) {
  const words = getWords(locale, 'subscription');
  if (status === 'left') return <LeftNotice locale={locale} />;
  return (
    <Notice
      title={words('leave.title')}
      lead={words('leave.lead')}
      state="leaving"
      ways={
        <form method="post" action={localePath(locale, toOneClickPath(code))}>
          <Button type="submit" variant="primary">
            {words('leave.button')}
          </Button>
        </form>
      }
    >
      {isUnavailable && <UnavailableNote locale={locale} />}
    </Notice>
  );
}

function UnavailableNote({ locale }: { locale: Locale }) {
  return <ProblemNote words={getWords(locale, 'privateLink')('unavailable')} />;
}

function LeftNotice({ locale }: { locale: Locale }) {
  const words = getWords(locale, 'subscription');
  return (
    <Notice
      title={words('leave.doneTitle')}
      lead={words('leave.doneLead')}
      isDone
      state="left"
      ways={<ButtonLink href={localePath(locale, '/newsletter')}>{words('leave.again')}</ButtonLink>}
    />
  );
}
