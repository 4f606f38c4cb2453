import { showsNewPrices } from '@/domain/market/price-visibility';
import type { FooterColumn, SheetGroup, SheetLink, ShellLink, ShellNavigation } from '@/features/shell/navigation';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getMarkets } from '@/queries/dealers';
import { getPicture } from '@/queries/pictures';
import { getNavigation, getSiteSettings } from '@/queries/site-settings';
import { getRangeCards } from '@/queries/vehicles';

type Stored = Awaited<ReturnType<typeof getNavigation>>;
type StoredGroup = NonNullable<NonNullable<NonNullable<Stored['items']>[number]['groups']>[number]>;

/** The words and links of header and footer, from the CMS. */
export async function getShell(locale: Locale) {
  const [settings, navigation] = await Promise.all([getSiteSettings(locale), getNavigation(locale)]);
  const items = await Promise.all(
    (navigation.items ?? []).flatMap((item) => {
      const link = toLink(locale, item, item.url);
      return link ? [toItem(locale, link, item.groups ?? [])] : [];
    }),
  );
  const columns = (navigation.footerColumns ?? []).flatMap((column): FooterColumn[] => {
    const title = localText(column, 'title');
    return title ? [{ title, links: toLinks(locale, column.links ?? []) }] : [];
  });
  return {
    brandName: settings.brandName,
    navigation: { items } satisfies ShellNavigation,
    footer: {
      columns,
      legal: toLinks(locale, navigation.legalLinks ?? []),
      disclaimer: localText(settings, 'priceDisclaimer'),
      demonstration: localText(settings, 'demonstrationNotice'),
    },
    cookieText: localText(settings, 'cookieNotice'),
  };
}

async function toItem(locale: Locale, link: ShellLink, stored: StoredGroup[]) {
  const groups = (await Promise.all(stored.map((group) => toGroup(locale, group)))).flat();
  return groups.length > 0 ? { ...link, sheet: { groups } } : link;
}

async function toGroup(locale: Locale, group: StoredGroup): Promise<SheetGroup[]> {
  const title = localText(group, 'title');
  const links = await Promise.all(
    (group.links ?? []).map(async (stored): Promise<SheetLink[]> => {
      const link = toLink(locale, stored, stored.url);
      if (!link) return [];
      return [{ ...link, note: localText(stored, 'note'), picture: await getPicture(locale, stored.picture) }];
    }),
  );
  const all = [...(await toRangeLinks(locale, group.bodyTypes ?? [])), ...links.flat()];
  return title && all.length > 0 ? [{ title, links: all }] : [];
}

async function toRangeLinks(locale: Locale, bodyTypes: string[]): Promise<SheetLink[]> {
  if (bodyTypes.length === 0) return [];
  const t = getWords(locale, 'vehicle');
  const showsPrices = showsNewPrices(await getMarkets(locale), null);
  const cards = (await getRangeCards(locale)).filter(({ bodyType }) => bodyTypes.includes(bodyType));
  return Promise.all(
    cards.map(async (card) => ({
      label: { text: card.name },
      url: localePath(locale, `/vehicles/${card.rangeSlug}`),
      note: showsPrices && card.minPrice ? { text: `${t('from')} ${formatRand(card.minPrice)}` } : null,
      picture: await getPicture(locale, card.heroModelSideImage ?? card.heroImage),
    })),
  );
}

function toLinks(locale: Locale, stored: { label?: string | null; url: string }[]): ShellLink[] {
  return stored.flatMap((item) => toLink(locale, item, item.url) ?? []);
}

function toLink(locale: Locale, stored: { label?: string | null }, url: string): ShellLink | null {
  const label: LocalText | null = localText(stored, 'label');
  return label && { label, url: localeHref(locale, url) };
}
