import type { NavDialog } from '@/domain/site/nav-dialog';
import { provinceOf, type SitePlace, toPlaceUrl, vehiclesPath } from '@/domain/site/site-place';
import type { FooterColumn, SheetGroup, SheetLink, ShellLink, ShellNavigation } from '@/features/shell/navigation';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getPicture } from '@/queries/pictures';
import { getNavigation, getSiteSettings } from '@/queries/site-settings';
import { getNewPriceFormat, getRangeCards } from '@/queries/vehicles';

type Stored = Awaited<ReturnType<typeof getNavigation>>;
type StoredGroup = NonNullable<NonNullable<NonNullable<Stored['items']>[number]['groups']>[number]>;

type Where = { locale: Locale; place: SitePlace };

/** The words and links of header and footer, from the CMS. On a dealer's site its ranges are the dealer's, and so are its prices. */
export async function getShell(where: Where) {
  const { locale } = where;
  const [settings, navigation] = await Promise.all([getSiteSettings(locale), getNavigation(locale)]);
  const items = await Promise.all(
    (navigation.items ?? []).flatMap((item) => {
      const link = toLink(where, item, item.url);
      return link ? [toItem(where, link, item.groups ?? [])] : [];
    }),
  );
  const columns = (navigation.footerColumns ?? []).flatMap((column): FooterColumn[] => {
    const title = localText(column, 'title');
    return title ? [{ title, links: toLinks(where, column.links ?? []) }] : [];
  });
  return {
    brandName: settings.brandName,
    navigation: { items } satisfies ShellNavigation,
    footer: {
      columns,
      legal: toLinks(where, navigation.legalLinks ?? []),
      disclaimer: localText(settings, 'priceDisclaimer'),
      demonstration: localText(settings, 'demonstrationNotice'),
    },
    cookieText: localText(settings, 'cookieNotice'),
  };
}

async function toItem(where: Where, link: ShellLink, stored: StoredGroup[]) {
  const groups = (await Promise.all(stored.map((group) => toGroup(where, group)))).flat();
  return groups.length > 0 ? { ...link, sheet: { groups } } : link;
}

async function toGroup(where: Where, group: StoredGroup): Promise<SheetGroup[]> {
  const { locale } = where;
  const title = localText(group, 'title');
  const links = await Promise.all(
    (group.links ?? []).map(async (stored): Promise<SheetLink[]> => {
      const link = toLink(where, stored, stored.url);
      if (!link) return [];
      return [{ ...link, note: localText(stored, 'note'), picture: await getPicture(locale, stored.picture) }];
    }),
  );
  const all = [...(await toRangeLinks(where, group.bodyTypes ?? [])), ...links.flat()];
  return title && all.length > 0 ? [{ title, links: all }] : [];
}

async function toRangeLinks({ locale, place }: Where, bodyTypes: string[]): Promise<SheetLink[]> {
  if (bodyTypes.length === 0) return [];
  const t = getWords(locale, 'vehicle');
  const format = await getNewPriceFormat(locale, provinceOf(place));
  const cards = (await getRangeCards(locale)).filter(({ bodyType }) => bodyTypes.includes(bodyType));
  return Promise.all(
    cards.map(async (card) => ({
      label: { text: card.name },
      url: localePath(locale, `${vehiclesPath(place)}/${card.rangeSlug}`),
      note:
        format && card.minPrice ? { text: t('fromPrice', { price: formatRand(card.minPrice, format.prefix) }) } : null,
      picture: await getPicture(locale, card.heroModelSideImage ?? card.heroImage),
    })),
  );
}

type StoredLink = { label?: string | null; opens?: NavDialog | null };

function toLinks(where: Where, stored: (StoredLink & { url: string })[]): ShellLink[] {
  return stored.flatMap((item) => toLink(where, item, item.url) ?? []);
}

function toLink({ locale, place }: Where, stored: StoredLink, url: string): ShellLink | null {
  const label: LocalText | null = localText(stored, 'label');
  return label && { label, url: localeHref(locale, toPlaceUrl(place, url)), opens: stored.opens };
}
