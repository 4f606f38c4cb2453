import { toComparisonCsv } from '@/features/compare/comparison-csv';
import { readComparison } from '@/features/compare/read-comparison';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { readPlace } from '../../../../../read-place';

type CsvParams = { locale: string; dealerSlug?: string; rangeSlug: string };

/** A comparison as a file, in the language of its page; 404 where there is no such page. */
export async function sendCsv(request: Request, { locale, dealerSlug, rangeSlug }: CsvParams): Promise<Response> {
  const missing = new Response(null, { status: 404 });
  if (!isLocale(locale)) return missing;
  const { place } = await readPlace(locale, dealerSlug);
  const query = new URL(request.url).searchParams;
  const comparison = place && (await readComparison({ locale, place, rangeSlug: rangeSlug.toLowerCase(), query }));
  if (!comparison) return missing;
  const name = [getWords(locale, 'compare')('csv.file'), ...comparison.vehicles.map(({ code }) => code)].join('-');
  return new Response(toComparisonCsv(comparison, locale), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Content-Language': locale,
      'X-Robots-Tag': 'noindex',
    },
  });
}
