import type { GrMerchandiseBlock, Product } from '@/cms/payload-types';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { PictureProps } from '@/ui/picture';

export type ProductCard = {
  key: string;
  title: LocalText;
  description: LocalText | null;
  picture: PictureProps | null;
  /** Finished words. */
  price: string;
  /** The enquiry about it: a page of its own, and what its dialog holds. */
  url: string;
  dialog: { id: string; title: string };
};

export type GrMerchandiseModel = {
  heading: LocalText;
  cards: ProductCard[];
  /** On the page of all merchandise everything is in sight; elsewhere a row scrolls. */
  isAll: boolean;
  /** Where all of it is; null on that page itself. */
  allHref: string | null;
};

/** Always kept (C-236). */
const alwaysKept = ['99M', '99N', '99P'];

/** How many of the others (C-237). */
const mostOthers = 8;

/** Is the page the one that shows all merchandise? */
export function isAllPage({ allUrl }: GrMerchandiseBlock, path: string): boolean {
  return allUrl === path;
}

/** The products that the block shows, of all in order of their codes (C-235 to C-237). */
export function toShown<Of extends { productCode: string }>(all: readonly Of[], isAll: boolean): Of[] {
  const isKept = ({ productCode }: Of) => alwaysKept.includes(productCode);
  const others = all.filter((product) => !isKept(product)).slice(0, isAll ? all.length : mostOthers);
  return all.filter((product) => isKept(product) || others.includes(product));
}

export function toMerchandise({
  block,
  shown,
  path,
  locale,
  pictures,
}: {
  block: GrMerchandiseBlock;
  shown: Product[];
  /** The page's, without language. */
  path: string;
  locale: Locale;
  /** One for each of `shown`. */
  pictures: (PictureProps | null)[];
}): GrMerchandiseModel {
  const words = getWords(locale, 'merchandise');
  const isAll = isAllPage(block, path);
  return {
    heading: localText(block, 'heading') ?? { text: words('heading') },
    cards: shown.flatMap((product, index) => {
      const title = localText(product, 'title');
      if (!title) return [];
      const { productCode, price } = product;
      return {
        key: productCode,
        title,
        description: localText(product, 'description'),
        picture: pictures[index] ?? null,
        price: price ? formatRand(price) : words('onRequest'),
        url: localePath(locale, `/enquiry/product?${new URLSearchParams({ productCode })}`),
        dialog: {
          id: `${block.id ?? 'merchandise'}-${productCode}`,
          title: words('enquiry', { product: title.text }),
        },
      };
    }),
    isAll,
    allHref: block.allUrl && !isAll ? localeHref(locale, block.allUrl) : null,
  };
}
