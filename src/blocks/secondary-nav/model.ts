import type { SecondaryNavBlock } from '@/cms/payload-types';
import type { ShellLink } from '@/features/shell/navigation';
import type { SecondaryNavItem, SecondaryNavLink } from '@/features/shell/secondary-nav';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';

type StoredItem = NonNullable<SecondaryNavBlock['items']>[number];

export type SecondaryNavModel = { title: LocalText | null; buttons: ShellLink[]; items: SecondaryNavItem[] };

/** What has no label is left out; null when nothing remains (C-436). Addresses are in the page's language. */
export function toSecondaryNav(block: SecondaryNavBlock, locale: Locale): SecondaryNavModel | null {
  const title = localText(block, 'title');
  const buttons = (block.buttons ?? []).flatMap((button) => {
    const label = localText(button, 'linkLabel');
    return label ? [{ label, url: localeHref(locale, button.linkUrl) }] : [];
  });
  const items = (block.items ?? []).flatMap((item, index) => toItem(item, index, locale));
  return title || buttons.length > 0 || items.length > 0 ? { title, buttons, items } : null;
}

function toItem(item: StoredItem, index: number, locale: Locale): SecondaryNavItem[] {
  const label = localText(item, 'subMenuLabel');
  if (!label) return [];
  return [
    {
      key: item.id ?? String(index),
      type: item.itemType,
      label,
      url: item.subMenuURL ? localeHref(locale, item.subMenuURL) : null,
      labelIsLink: item.subMenuLabelClickable ?? false,
      opens: item.opens,
      links: item.itemType === 'dropdown' ? (item.subMenuItems ?? []).flatMap((entry) => toLink(entry, locale)) : [],
    },
  ];
}

function toLink(entry: NonNullable<StoredItem['subMenuItems']>[number], locale: Locale): SecondaryNavLink[] {
  const label = localText(entry, 'label');
  if (!label) return [];
  return [
    {
      label,
      url: localeHref(locale, entry.linkUrl),
      mobileUrl: entry.mobileLinkUrl ? localeHref(locale, entry.mobileLinkUrl) : null,
    },
  ];
}
