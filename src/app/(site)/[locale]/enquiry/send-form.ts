import { enquiryForms } from '@/domain/form/forms/enquiry-forms';
import { enquiryForm } from '@/features/enquiry/enquiry-form';
import { formAt } from '@/features/enquiry/open-form';
import { formRoutes } from '@/features/enquiry/receive-form';
import { isLocale } from '@/i18n/locales';
import { readPlace } from '../../../read-place';

type Context = { params: Promise<{ locale: string; form?: string; dealerSlug?: string }> };

/** The handlers of any form's `send` route, or of the one named: 404 where there is no such form or site. */
export function anyFormRoutes(only?: string) {
  const answer = async (method: 'GET' | 'POST', request: Request, context: Context): Promise<Response> => {
    const { locale, form = only ?? '', dealerSlug } = await context.params;
    const { place } = isLocale(locale) ? await readPlace(locale, dealerSlug) : { place: null };
    const name = place && formAt(form, place);
    if (!place || !name) return new Response(null, { status: 404 });
    return formRoutes(enquiryForm({ form: enquiryForms[name], place }))[method](request, context);
  };
  return {
    GET: (request: Request, context: Context) => answer('GET', request, context),
    POST: (request: Request, context: Context) => answer('POST', request, context),
  };
}
