// @ts-check
/**
 * What the rendered pages and the cached reads are kept in: memory of this process, bounded by bytes, emptied by tag.
 * The state hangs on `globalThis` because Next loads its cache handler apart from the bundled server code, and both
 * must see the same entries. Plain JavaScript because Next imports it without compiling it.
 *
 * @typedef {{ value: import('next/dist/server/response-cache/types').IncrementalCacheValue | null,
 *   lastModified: number, cacheControl?: import('next/dist/server/lib/cache-control').CacheControl }} CacheEntry
 * @typedef {{ entry: CacheEntry, bytes: number, tags: readonly string[], shelf: Shelf }} Kept
 * @typedef {{ bytes: number, mostBytes: number, keys: Map<string, Kept> }} Shelf
 * @typedef {{ pages: Shelf, negatives: Shelf, keysByTag: Map<string, Set<string>>, keyByPath: Map<string, string>,
 *   clearedAt: Map<string, number>, allClearedAt: number, clock: number, clearTags: typeof clearTags }} PageCache
 */

/**
 * Forgets at once every page and read that carries one of `tags`, and keeps out what is being rendered from older
 * data. Works anywhere in the process, in a request or not (lib/cache-tags.ts calls it through `globalThis`). Call it
 * after the change is committed.
 * @param {readonly string[]} tags as written in lib/cache-tags.ts; ASCII
 */
export function clearTags(tags) {
  const cache = pageCache();
  cache.clock += 1;
  for (const tag of tags) {
    for (const key of cache.keysByTag.get(tag) ?? []) remove(cache, key);
    cache.clearedAt.set(tag, cache.clock);
  }
  if (cache.clearedAt.size > rememberedTags) {
    cache.clearedAt.clear();
    cache.allClearedAt = cache.clock;
  }
}

/**
 * The moment to hand to `keep` later: taken before the first read that an entry is made of.
 * @returns {number}
 */
export function currentMoment() {
  return pageCache().clock;
}

/**
 * Whether what was read at a moment may be no longer true: one of its tags was cleared after it.
 * @param {{ tags: readonly string[], begunAt: number }} making
 * @returns {boolean}
 */
export function isOutdated({ tags, begunAt }) {
  const { clearedAt, allClearedAt } = pageCache();
  return begunAt < allClearedAt || tags.some((tag) => (clearedAt.get(tag) ?? 0) > begunAt);
}

/**
 * @param {string} key
 * @returns {CacheEntry | null}
 */
export function find(key) {
  const { pages, negatives } = pageCache();
  const shelf = pages.keys.has(key) ? pages : negatives;
  const kept = shelf.keys.get(key);
  if (!kept) return null;
  shelf.keys.delete(key);
  shelf.keys.set(key, kept);
  return kept.entry;
}

/**
 * The page kept for an inner path, such as `/en/vehicles`.
 * @param {string} path
 * @returns {CacheEntry | null}
 */
export function findPage(path) {
  const key = pageCache().keyByPath.get(path);
  return key === undefined ? null : find(key);
}

/**
 * Keeps an entry, unless one of its tags was cleared after the moment its making began: then it may hold what was
 * true before, and the next request makes it again.
 * @param {string} key
 * @param {CacheEntry} entry
 * @param {{ tags: readonly string[], begunAt: number }} making
 * @returns {boolean} whether it was kept
 */
export function keep(key, entry, { tags, begunAt }) {
  if (isOutdated({ tags, begunAt })) return false;
  const cache = pageCache();

  remove(cache, key);
  const shelf = isNegative(entry.value) ? cache.negatives : cache.pages;
  const bytes = bytesOf(key, entry.value);
  if (bytes > shelf.mostBytes / 8) return false;
  shelf.keys.set(key, { entry, bytes, tags, shelf });
  shelf.bytes += bytes;
  const path = pathOfPage(key);
  if (path !== null) cache.keyByPath.set(path, key);
  for (const tag of tags) {
    const keys = cache.keysByTag.get(tag);
    if (keys) keys.add(key);
    else cache.keysByTag.set(tag, new Set([key]));
  }
  for (const oldest of shelf.keys.keys()) {
    if (shelf.bytes <= shelf.mostBytes) break;
    remove(cache, oldest);
  }
  return true;
}

/**
 * The tags that a stored page lists about itself.
 * @param {CacheEntry['value']} value
 * @returns {string[]}
 */
export function tagsOfPage(value) {
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/**
 * Next names a page `/route-cache/APP_PAGE/<hash of the route>/$<path>`; anything else is no page.
 * @param {string} key
 */
function pathOfPage(key) {
  const mark = key.indexOf('/$/');
  return key.startsWith('/route-cache/APP_PAGE/') && mark > 0 ? key.slice(mark + 2) : null;
}

const symbol = Symbol.for('forecourt.page-cache');
const mebibyte = 1024 * 1024;
const rememberedTags = 20_000;

/** @returns {PageCache} */
function pageCache() {
  const home = /** @type {{ [symbol]?: PageCache }} */ (globalThis);
  home[symbol] ??= {
    pages: { bytes: 0, mostBytes: 256 * mebibyte, keys: new Map() },
    // Anybody can ask for addresses that do not exist: their answers never push out a page.
    negatives: { bytes: 0, mostBytes: 16 * mebibyte, keys: new Map() },
    keysByTag: new Map(),
    keyByPath: new Map(),
    clearedAt: new Map(),
    allClearedAt: 0,
    clock: 0,
    clearTags,
  };
  return home[symbol];
}

/**
 * @param {PageCache} cache
 * @param {string} key
 */
function remove(cache, key) {
  const kept = cache.pages.keys.get(key) ?? cache.negatives.keys.get(key);
  if (!kept) return;
  kept.shelf.keys.delete(key);
  kept.shelf.bytes -= kept.bytes;
  const path = pathOfPage(key);
  if (path !== null && cache.keyByPath.get(path) === key) cache.keyByPath.delete(path);
  for (const tag of kept.tags) {
    const keys = cache.keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) cache.keysByTag.delete(tag);
  }
}

/**
 * Not found, moved, or a read that found nothing.
 * @param {CacheEntry['value']} value
 */
function isNegative(value) {
  if (!value || value.kind === 'REDIRECT') return true;
  if (value.kind === 'FETCH') return ['null', '[]', '{}', undefined].includes(value.data.body);
  return 'status' in value && (value.status ?? 200) >= 300;
}

/**
 * Roughly what an entry holds in memory: a string may take two bytes per character.
 * @param {string} key
 * @param {CacheEntry['value']} value
 */
function bytesOf(key, value) {
  const overhead = 1024 + key.length * 2;
  if (!value) return overhead;
  if (value.kind === 'FETCH') return overhead + (value.data.body?.length ?? 0) * 2;
  if (value.kind === 'APP_ROUTE') return overhead + value.body.length;
  if (value.kind !== 'APP_PAGE') return overhead + JSON.stringify(value).length * 2;
  let bytes = overhead + value.html.length * 2 + (value.rscData?.length ?? 0) + (value.postponed?.length ?? 0) * 2;
  for (const segment of value.segmentData?.values() ?? []) bytes += segment.length;
  return bytes;
}
