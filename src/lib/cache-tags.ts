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
  promotion: (id: string | number) => `promotion:${id}`,
  dealers: 'dealers',
} as const;

type PageCache = { clearTags: (tags: string[]) => void };

/** Clears every cached page and query that carries one of these tags, at once, in or outside of a request. */
export function clearCacheTags(tags: string[]): void {
  const cache = (globalThis as { [pageCache]?: PageCache })[pageCache];
  cache?.clearTags(tags);
}

const pageCache = Symbol.for('forecourt.page-cache');
