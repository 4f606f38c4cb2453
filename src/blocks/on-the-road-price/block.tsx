import type { OnTheRoadPriceBlock as Stored } from '@/cms/payload-types';
import { localText } from '@/i18n/local-text';
import { getFinancedVehicles, getOwnershipCosts } from '@/queries/finance';
import { getNewPriceFormat } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toRoadPrice } from './model';
import { OnTheRoadPriceView } from './view';

/** What is paid beside the price, line by line, in a province. Nothing where prices are hidden. */
export async function OnTheRoadPriceBlock({ block, context }: BlockProps<Stored>) {
  const { locale, path, query, dealer, isOpening } = context;
  const province = dealer?.province ?? null;
  const [format, vehicles, costs] = await Promise.all([
    getNewPriceFormat(locale, province),
    getFinancedVehicles(locale),
    getOwnershipCosts(locale),
  ]);
  if (!format) return null;
  return (
    <OnTheRoadPriceView
      heading={localText(block, 'heading')}
      intro={localText(block, 'intro')}
      as={isOpening ? 'h1' : 'h2'}
      road={toRoadPrice({ locale, path, query, province, range: block.range, vehicles, lines: costs.onTheRoad ?? [] })}
      locale={locale}
    />
  );
}
