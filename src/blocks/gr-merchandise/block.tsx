import type { Product, GrMerchandiseBlock as Stored } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { logger } from '@/lib/logger';
import { shortenPageLife } from '@/queries/cached-read';
import { getPicture } from '@/queries/pictures';
import { getProducts } from '@/queries/products';
import type { BlockProps } from '../block';
import { isAllPage, toMerchandise, toShown } from './model';
import { GrMerchandiseView } from './view';

/** Nothing where the products cannot be read: that there are none would be untrue (C-242). */
export async function GrMerchandiseBlock({ block, context }: BlockProps<Stored>) {
  const { locale, path, isOpening } = context;
  const all = await readProducts(locale);
  if (!all) return null;
  const shown = toShown(all, isAllPage(block, path));
  const pictures = await Promise.all(shown.map(({ image }) => getPicture(locale, image)));
  const words = getWords(locale, 'merchandise');
  return (
    <GrMerchandiseView
      {...toMerchandise({ block, shown, path, locale, pictures })}
      id={block.id ?? 'merchandise'}
      locale={locale}
      labels={{ all: words('all'), empty: words('empty'), loading: words('loading') }}
      isOpening={isOpening}
    />
  );
}

async function readProducts(locale: Locale): Promise<Product[] | null> {
  try {
    return await getProducts(locale);
  } catch (error) {
    logger.error({ code: error instanceof Error ? error.name : 'unknown' }, 'Network response was not ok');
    await shortenPageLife();
    return null;
  }
}
