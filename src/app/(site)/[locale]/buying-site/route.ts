import { buyingSiteForms } from '@/features/enquiry/vehicle-enquiry';
import { isLocale, localePath } from '@/i18n/locales';

/** The buying site's own address begins with a quote, about whatever the address names. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const location = localePath(locale, buyingSiteForms.quote.path) + new URL(request.url).search;
  return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'private, no-store' } });
}
