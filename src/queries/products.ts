import 'server-only';
import type { Product } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';

/** Every product of the merchandise, in order of its product code (C-235). */
export async function getProducts(locale: Locale): Promise<Product[]> {
  const products = await cachedRead({
    key: ['products', locale],
    tags: [cacheTag.products],
    read: () => findLocalized({ collection: 'products', locale, sort: 'productCode' }),
  });
  // Databases disagree about the order of capitals and digits.
  return products.toSorted((one, other) => (one.productCode < other.productCode ? -1 : 1));
}

/** The product of a code, in any case; null: there is none. */
export async function getProduct(locale: Locale, productCode: string): Promise<Product | null> {
  const wanted = productCode.toLowerCase();
  return (await getProducts(locale)).find((product) => product.productCode.toLowerCase() === wanted) ?? null;
}
