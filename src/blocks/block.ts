import type { ReactNode } from 'react';
import type { DealerPlace } from '@/domain/site/site-place';
import type { Locale } from '@/i18n/locales';

export type Theme = 'light' | 'gr';

/** What every block may know of the page that it stands on. A new field needs a reason. */
export type BlockContext = Readonly<{
  locale: Locale;
  /** The page's public path without language, such as `/gr/motorsport`. */
  path: string;
  isDraft: boolean;
  theme: Theme;
  /** What a visitor asks of the page's calculators; '' on a page that is kept. */
  query: string;
  /** The dealer whose site is being shown, if any. */
  dealer: Readonly<DealerPlace> | null;
  /** The block opens the page: its heading is the page's own (h1), and its picture is the first to load. */
  isOpening: boolean;
}>;

/** What a page says of itself; which of its blocks opens it is found out from them. */
export type PageContext = Omit<BlockContext, 'isOpening'>;

/** A block as it is stored; `_en` names the words that fell back to English. */
export type BlockProps<T> = { block: T; context: BlockContext };

export type BlockComponent<T> = (props: BlockProps<T>) => ReactNode | Promise<ReactNode>;
