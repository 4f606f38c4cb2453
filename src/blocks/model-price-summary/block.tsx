import type { ModelPriceSummaryBlock as Stored } from '@/cms/payload-types';
import { mainSite } from '@/domain/site/site-place';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { getSiteSettings } from '@/queries/site-settings';
import { getNewPriceFormat, getRange, getRangeId } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toModelPriceSummary } from './model';
import { ModelPriceSummaryView } from './view';

/** The models of the chosen range, or of the page's; nothing without any. */
export async function ModelPriceSummaryBlock({ block, context: { locale, path, dealer } }: BlockProps<Stored>) {
  const [id, format, settings] = await Promise.all([
    findRangeId(block, path),
    getNewPriceFormat(locale, dealer?.province ?? null),
    getSiteSettings(locale),
  ]);
  const found = id === null ? null : await getRange(locale, id);
  const place = dealer ?? mainSite;
  const summary = found && toModelPriceSummary({ block, ...found, format, settings, place, locale });
  return summary && <ModelPriceSummaryView {...summary} locale={locale} />;
}

async function findRangeId({ range }: Stored, path: string): Promise<number | null> {
  if (range) return typeof range === 'number' ? range : range.id;
  const slug = rangeSlugOf(path);
  return slug ? getRangeId(slug) : null;
}
