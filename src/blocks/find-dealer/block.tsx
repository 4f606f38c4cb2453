import type { FindDealerBlock as Stored } from '@/cms/payload-types';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { getDealers } from '@/queries/dealers';
import { getRangeCards } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toFindDealer } from './model';
import { FindDealerView } from './view';

/** Nothing on a dealer's own pages (D-009). */
export async function FindDealerBlock({ block, context: { locale, path, dealer } }: BlockProps<Stored>) {
  if (dealer) return null;
  const slug = rangeSlugOf(path);
  const [dealers, ranges] = await Promise.all([getDealers(locale), slug ? getRangeCards(locale) : []]);
  const rangeName = ranges.find(({ rangeSlug }) => rangeSlug === slug)?.name ?? null;
  const model = toFindDealer({ block, locale, rangeName, dealerCount: dealers.length });
  return model && <FindDealerView {...model} />;
}
