import { vehiclesPath } from '@/domain/site/site-place';
import { cardProducts } from '@/features/finance/card-content';
import { readCard } from '@/features/finance/read-card';
import { isLocale } from '@/i18n/locales';
import { logger } from '@/lib/logger';
import { getRangeId } from '@/queries/vehicles';
import { readPlace } from '../../../../../read-place';

type Context = { params: Promise<{ locale: string; rangeSlug: string; product: string }> };

/** What an opened card of a vehicle page shows; `dealer` names the site it is on. 404 where there is none. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, rangeSlug, product } = await params;
  const asked = cardProducts.find((known) => known === product);
  if (!isLocale(locale) || !asked) return new Response(null, { status: 404 });
  const dealerSlug = new URL(request.url).searchParams.get('dealer') ?? undefined;
  try {
    const [{ place }, rangeId] = await Promise.all([readPlace(locale, dealerSlug), getRangeId(rangeSlug)]);
    if (!place || rangeId === null) return new Response(null, { status: 404 });
    const path = `${vehiclesPath(place)}/${rangeSlug}`;
    const content = await readCard({ locale, product: asked, place, path, rangeId });
    if (!content) return new Response(null, { status: 404 });
    return Response.json(content, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    logger.error({ error, product }, 'a calculator card could not be read');
    return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
  }
}
