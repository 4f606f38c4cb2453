import type { Metadata } from 'next';
import { toConfirmPath } from '@/commands/newsletter/subscription-links';
import { ConfirmPage } from '@/features/newsletter/subscription-page';
import { getWords } from '@/i18n/messages';
import { toPrivateMetadata } from '../../../../../../page-metadata';
import { SitePage } from '../../../../../../site-page';
import { readSubscription, type SubscriptionLinkParams } from '../../../subscription-link';

/** Says what is true now, to whoever has the link: never kept. */
export const dynamic = 'force-dynamic';

type Props = { params: SubscriptionLinkParams; searchParams: Promise<{ problem?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, subscription } = await readSubscription(params);
  const title = getWords(locale, 'subscription')('confirm.title');
  return toPrivateMetadata({ locale, path: toConfirmPath(subscription.code), title });
}

export default async function Page({ params, searchParams }: Props) {
  const isUnavailable = (await searchParams).problem === 'unavailable';
  const { locale, subscription } = await readSubscription(params);
  return (
    <SitePage locale={locale} path={toConfirmPath(subscription.code)}>
      <ConfirmPage locale={locale} subscription={subscription} isUnavailable={isUnavailable} />
    </SitePage>
  );
}
