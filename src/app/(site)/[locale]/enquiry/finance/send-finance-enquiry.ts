import { financeEnquiryForm } from '@/features/enquiry/finance-enquiry';
import type { FinanceEnquiryKind } from '@/features/enquiry/finance-enquiry-schema';
import { formRoutes } from '@/features/enquiry/receive-form';
import { isLocale } from '@/i18n/locales';
import { readPlace } from '../../../../read-place';

type Context = { params: Promise<{ locale: string; dealerSlug: string }> };

/** The handlers of a form on a dealer's site: 404 where there is no such site. */
export function dealerFormRoutes(kind: FinanceEnquiryKind) {
  const answer = async (method: 'GET' | 'POST', request: Request, context: Context): Promise<Response> => {
    const { locale, dealerSlug } = await context.params;
    const { place } = isLocale(locale) ? await readPlace(locale, dealerSlug) : { place: null };
    if (place?.kind !== 'dealer') return new Response(null, { status: 404 });
    return formRoutes(financeEnquiryForm({ kind, dealerSlug: place.slug }))[method](request, context);
  };
  return {
    GET: (request: Request, context: Context) => answer('GET', request, context),
    POST: (request: Request, context: Context) => answer('POST', request, context),
  };
}
