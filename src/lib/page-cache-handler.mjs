// @ts-check
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { clearTags, currentMoment, find, keep, tagsOfPage } from './page-cache.mjs';
import { paintFirst } from './paint-first.mjs';

/**
 * Next's cache handler (`cacheHandler` in next.config.ts). Next makes one for every request, before anything is read:
 * so the moment it was made is the moment from which what it is given to store may date.
 *
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} HandlerContext
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler
 */
export default class PageCacheHandler {
  /** @param {HandlerContext} context */
  constructor(context) {
    this.context = context;
    this.begunAt = currentMoment();
  }

  /** @type {CacheHandler['get']} */
  async get(key, request) {
    const entry = find(key);
    if (entry || request.kind === 'FETCH') return entry;
    return this.fromBuild(key, request);
  }

  /** @type {CacheHandler['set']} */
  async set(key, value, answer) {
    if (value?.kind === 'APP_PAGE') {
      if (value.html.includes(notFoundMarker)) value.status = 404;
      value.html = paintFirst(value.html);
    }
    const tags = answer.fetchCache ? (answer.tags ?? []) : tagsOfPage(value);
    const cacheControl = answer.fetchCache ? undefined : answer.cacheControl;
    keep(key, { value, lastModified: Date.now(), cacheControl }, { tags, begunAt: this.begunAt });
  }

  /** @type {CacheHandler['revalidateTag']} */
  async revalidateTag(tags) {
    clearTags(typeof tags === 'string' ? [tags] : tags);
  }

  resetRequestCache() {}

  /**
   * Files of the build, such as icons and the plain not-found page. Content is never taken from there: a page that
   * read something tagged may have changed since, and the build does not know.
   * @param {string} key
   * @param {Parameters<CacheHandler['get']>[1]} request
   */
  async fromBuild(key, request) {
    const { fs, serverDistDir } = this.context;
    if (!fs || !serverDistDir) return null;
    const files = new FileSystemCache({
      ...this.context,
      fs,
      serverDistDir,
      flushToDisk: false,
      maxMemoryCacheSize: 0,
    });
    const entry = await files.get(key, request);
    if (!entry?.value) return null;
    const tags = tagsOfPage(entry.value);
    if (tags.some((tag) => !tag.startsWith(tagOfRoute))) return null;
    const { value, lastModified = Date.now(), cacheControl } = entry;
    keep(key, { value, lastModified, cacheControl }, { tags, begunAt: this.begunAt });
    return entry;
  }
}

/**
 * On the outermost element of a page that says there is nothing at this address (app/not-found-page.tsx). Next's own
 * `notFound()` leaves the page to the browser's JavaScript; this one is whole as HTML, and its status is set here.
 * Quotes in content are escaped, so no text can forge it.
 */
const notFoundMarker = 'data-status="404"';

/** Next's own tags name the files a page is made of. */
const tagOfRoute = '_N_T_';

/**
 * CommonJS: in plain Node the default import is the module itself.
 * @type {typeof FileSystemCacheModule}
 */
const FileSystemCache = Reflect.get(FileSystemCacheModule, 'default') ?? FileSystemCacheModule;
