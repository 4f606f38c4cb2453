import { unstable_rethrow } from 'next/navigation';
import type { WaysToPayBlock as Stored } from '@/cms/payload-types';
import { showsNewCalculators, showsNewPrices } from '@/domain/market/price-visibility';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { type ReadComparison, readComparison } from '@/features/ways-to-pay/read-comparison';
import { localePath } from '@/i18n/locales';
import { logger } from '@/lib/logger';
import { shortenPageLife } from '@/queries/cached-read';
import { getMarkets } from '@/queries/dealers';
import type { BlockContext, BlockProps } from '../block';
import { WaysToPayView } from './view';

/**
 * One vehicle, every way to pay for it, side by side. Nothing on the site of a dealer in whose market calculators or
 * prices are hidden (D-370).
 */
export async function WaysToPayBlock({ block, context }: BlockProps<Stored>) {
  const { locale, path, dealer, isOpening } = context;
  const markets = dealer ? await getMarkets(locale) : [];
  const isShown =
    !dealer || (showsNewCalculators(markets, dealer.province) && showsNewPrices(markets, dealer.province));
  if (!isShown) return null;
  const read = await readOrNone(block, context);
  return (
    <WaysToPayView
      block={block}
      locale={locale}
      as={isOpening ? 'h1' : 'h2'}
      path={localePath(locale, path)}
      read={read}
    />
  );
}

/** A failed read is logged, and the page stands for a moment only. */
async function readOrNone({ range }: Stored, { locale, path, query }: BlockContext): Promise<ReadComparison | null> {
  const wanted = typeof range === 'object' ? range?.id : range;
  const slug = rangeSlugOf(path);
  try {
    return await readComparison({
      locale,
      query,
      isOwn: ({ id, rangeSlug }) => (wanted ? id === wanted : rangeSlug === slug),
    });
  } catch (error) {
    unstable_rethrow(error);
    logger.error({ error }, 'ways to pay could not be read');
    await shortenPageLife();
    return null;
  }
}
