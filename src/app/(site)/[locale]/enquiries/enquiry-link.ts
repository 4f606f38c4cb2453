import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { readStatus } from '@/features/enquiry-status/read-status';
import { isLocale, localePath } from '@/i18n/locales';
import type { LinkPurpose } from '@/lib/private-link';

export type EnquiryLinkParams = Promise<{ locale: string; reference: string; proof: string }>;

type Purpose = LinkPurpose & ('enquiry' | 'dealer-enquiry');

/** Once for the page and what its head says. */
const readOnce = cache((purpose: Purpose, reference: string, proof: string) =>
  readStatus(purpose, { reference, proof }),
);

/**
 * What a private link opens. A wrong proof and an unknown enquiry lead to the same address, which has no page: a page
 * that is never kept could not say so without JavaScript (decision 5).
 */
export async function readLinked(purpose: Purpose, params: EnquiryLinkParams) {
  const { locale, reference, proof } = await params;
  if (!isLocale(locale)) notFound();
  const status = await readOnce(purpose, reference, proof);
  if (!status) redirect(localePath(locale, '/enquiries'));
  return { locale, status };
}
