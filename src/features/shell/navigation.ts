import type { NavDialog } from '@/domain/site/nav-dialog';
import type { LocalText } from '@/i18n/local-text';
import type { PictureProps } from '@/ui/picture';

export type ShellLink = {
  label: LocalText;
  url: string;
  /** A dialog that it opens instead (D-315, D-316); without JavaScript it leads to `url`. */
  opens?: NavDialog | null;
};

/** A link in a menu's sheet: a range has its picture and, as a note, its from-price or its fact. */
export type SheetLink = ShellLink & { note?: LocalText | null; picture?: PictureProps | null };

/** Links that belong together, such as the ranges of one body type. */
export type SheetGroup = { title: LocalText; links: SheetLink[] };

/** An item of the header: a link, or a menu that opens a sheet (and offers its own page there first). */
export type ShellItem = ShellLink & { sheet?: { groups: SheetGroup[] } };

export type ShellNavigation = { items: ShellItem[] };

export type FooterColumn = { title: LocalText; links: ShellLink[] };

/** How long the pointer must rest on a menu before it opens, in ms (D-314). */
export const hoverDelayMs = 300;

/** Whether a link leads to the page or to one above it. Paths as the visitor sees them. */
export function leadsTo(url: string, currentUrl: string): boolean {
  return url !== '/' && (currentUrl === url || currentUrl.startsWith(`${url}/`));
}
