import { homePath, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { toBreadcrumbList } from '@/features/vehicle/structured-data';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getEnv } from '@/lib/env';

/**
 * The trail to a page below a site's vehicles, for search engines: the site's home, its vehicles, then `steps`, whose
 * paths are without language (D-326, D-327).
 */
export function toSiteTrail(locale: Locale, place: SitePlace, steps: { name: string; path: string }[]) {
  const t = getWords(locale, 'vehicle');
  const { siteUrl } = getEnv();
  const home = place.kind === 'dealer' && place.name ? place.name : t('list.home');
  return toBreadcrumbList(
    [{ name: home, path: homePath(place) }, { name: t('list.title'), path: vehiclesPath(place) }, ...steps].map(
      ({ name, path }) => ({ name, url: siteUrl + localePath(locale, path) }),
    ),
  );
}
