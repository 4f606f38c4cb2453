import { unstable_cache } from 'next/cache';

/** How long a cached answer may stand before it is made again although nothing was published. */
const pageLifeSeconds = 3600;

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

/**
 * Lets the page that is being made stand for a second only: something on it could not be read. Where no page is kept
 * (a draft, a test) there is nothing to shorten.
 */
export async function shortenPageLife(): Promise<void> {
  await unstable_cache(async () => true, ['short-life'], { revalidate: 1 })().catch(() => false);
}
