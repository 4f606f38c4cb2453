import { mainSite, type SitePlace, vehiclesPath, vehiclesPathOf } from '@/domain/site/site-place';
import { toAsked } from '@/domain/vehicle/choice';
import type { Locale } from '@/i18n/locales';
import { getDealerPlace } from '@/queries/dealers';

/**
 * Whose site a path is on: the maker's own where no part of it names a dealer, else that dealer's; null where there is
 * no such site. `home` is where its vehicles begin, without language, and would begin if there were one; `isAsTyped` is
 * false when the dealer is spelled in other case.
 */
export async function readPlace(
  locale: Locale,
  dealerSlug: string | undefined,
): Promise<{ place: SitePlace | null; home: string; isAsTyped: boolean }> {
  if (dealerSlug === undefined) return { place: mainSite, home: vehiclesPath(mainSite), isAsTyped: true };
  const [typed = ''] = toAsked([dealerSlug]) ?? [];
  const slug = typed.toLowerCase();
  const home = vehiclesPathOf({ slug: slug || dealerSlug });
  return { place: slug ? await getDealerPlace(locale, slug) : null, home, isAsTyped: slug === typed };
}
