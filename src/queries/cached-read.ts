import { unstable_cache } from 'next/cache';

/** How long a cached answer may stand before it is made again although nothing was published. */
export const pageLifeSeconds = 3600;

/**
 * Reads through the cache shared by all visitors. The page that asks carries the same tags, and goes when they are
 * cleared. The key must hold everything the answer depends on: locale, slug, id.
 */
export function cachedRead<T>({
  key,
  tags,
  read,
}: {
  key: readonly string[];
  tags: readonly string[];
  read: () => Promise<T>;
}): Promise<T> {
  return unstable_cache(read, [...key], { tags: [...tags], revalidate: pageLifeSeconds })();
}
