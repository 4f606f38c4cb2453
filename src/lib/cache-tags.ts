/**
 * The names of what a cached page was made from. Queries attach them, CMS hooks clear them; both take
 * them from here and nowhere else.
 */
export const cacheTag = {
  navigation: 'navigation',
  siteSettings: 'site-settings',
  markets: 'markets',
  redirects: 'redirects',
  /** One page of the CMS, by its slug. */
  page: (slug: string) => `page:${slug}`,
  /** The list of all addresses (sitemap). */
  pageList: 'page-list',
  media: (id: string | number) => `media:${id}`,
  /** What menus and sliders show of every range: name, address, body type, pictures, from-price. */
  rangeCards: 'range-cards',
  /** All of one range, with its models. */
  range: (id: string | number) => `range:${id}`,
  /** Which ranges and codes exist. */
  rangeList: 'range-list',
  categories: 'vehicle-categories',
  brands: 'brands',
  /** The list of all promotions. */
  promotions: 'promotions',
  leaseQuotes: 'lease-quotes',
  financeTables: 'finance-tables',
  gfvValues: 'gfv-values',
  glossary: 'glossary-terms',
  ownershipCosts: 'ownership-costs',
  dealers: 'dealers',
  dealerAds: 'dealer-ads',
  products: 'products',
} as const;

type PageCache = { clearTags: (tags: string[]) => void };

/** Clears every cached page and query that carries one of these tags, at once, in or outside of a request. */
export function clearCacheTags(tags: string[]): void {
  const cache = (globalThis as { [pageCache]?: PageCache })[pageCache];
  cache?.clearTags(tags);
}

/**
 * Clears them at a moment to come, such as the midnight at which an offer ends; one moment for each set of tags, the
 * last one said. What would wait longer than a timer can is left to the page's own life.
 */
export function clearCacheTagsAt(moment: Date, tags: string[]): void {
  const key = tags.join();
  const at = moment.getTime();
  const planned = plannedClearings.get(key);
  const delay = at - Date.now();
  if (planned?.at === at || delay > longestDelayMs) return;
  clearTimeout(planned?.timer);
  const timer = setTimeout(() => {
    plannedClearings.delete(key);
    clearCacheTags(tags);
  }, delay);
  timer.unref();
  plannedClearings.set(key, { at, timer });
}

const plannedClearings = new Map<string, { at: number; timer: NodeJS.Timeout }>();

/** A timer counts milliseconds in 31 bits: 24 days. */
const longestDelayMs = 2 ** 31 - 1;

const pageCache = Symbol.for('forecourt.page-cache');
