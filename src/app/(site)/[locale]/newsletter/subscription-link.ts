import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { findSubscription } from '@/commands/newsletter/subscription';
import { isSubscriptionLink } from '@/commands/newsletter/subscription-links';
import { isLocale, localePath } from '@/i18n/locales';
import { getCms } from '@/queries/cms';
import { newsletterPath } from './newsletter-form';

export type SubscriptionLinkParams = Promise<{ locale: string; code: string; proof: string }>;

/** Once for the page and what its head says. */
const findOnce = cache(async (code: string) => findSubscription(await getCms(), code));

/** What a private link opens. A wrong one leads to the form, which says so; which addresses we know it does not tell. */
export async function readSubscription(params: SubscriptionLinkParams) {
  const { locale, code, proof } = await params;
  if (!isLocale(locale)) notFound();
  const subscription = isSubscriptionLink(code, proof) ? await findOnce(code) : null;
  if (!subscription) redirect(localePath(locale, `${newsletterPath}?link=unknown`));
  return { locale, subscription };
}
