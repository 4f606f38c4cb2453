import 'server-only';
import { toBreadcrumbs } from '@/domain/breadcrumbs/breadcrumbs';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { type LocalText, localText } from '@/i18n/local-text';
import { defaultLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getDealer } from './dealers';
import { getPage } from './pages';
import { getRange, getRangeId } from './vehicles';

/** A finished trail: addresses in the page's language; `url` is null for a step that has no page of its own. */
export type Trail = { homeUrl: string; items: { label: LocalText; url: string | null }[] };

/**
 * The trail to a page by its path without language (D crumb). Each step reads the title of the page that it leads to,
 * and the asking page carries that page's tag; without one, a name is made from the path.
 */
export async function getBreadcrumbs(locale: Locale, path: string): Promise<Trail> {
  const { homePath, steps } = toBreadcrumbs(path);
  return {
    homeUrl: localePath(locale, homePath),
    items: await Promise.all(
      steps.map(async ({ path: stepPath, name }) => {
        const label = await findTitle(locale, stepPath);
        return {
          label: label ?? { text: name, ...(locale === defaultLocale ? {} : { lang: 'en' as const }) },
          url: label ? localePath(locale, stepPath) : null,
        };
      }),
    ),
  };
}

/** What the page at a path is called: a section of the site, a range, a dealer or a page of the CMS. */
async function findTitle(locale: Locale, path: string): Promise<LocalText | null> {
  const rangeSlug = rangeSlugOf(path);
  if (rangeSlug) return findRangeName(locale, rangeSlug);
  const [, dealerSlug, below] = /^\/dealers\/([^/]+)(\/new-vehicles)?$/.exec(path) ?? [];
  if (dealerSlug && !below) return localText(await getDealer(locale, dealerSlug), 'name');
  const t = getWords(locale, 'blocks');
  if (path === '/vehicles' || below) return { text: t('breadcrumbs.vehicles') };
  if (path === '/enquiry/vehicle') return { text: t('breadcrumbs.enquiry') };
  return localText(await getPage(locale, path), 'title');
}

async function findRangeName(locale: Locale, slug: string): Promise<LocalText | null> {
  const id = await getRangeId(slug);
  const found = id === null ? null : await getRange(locale, id);
  return found && localText(found.range, 'name');
}
