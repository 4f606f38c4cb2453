import type { ValueAddedOfferBlock } from '@/cms/payload-types';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { isOfferOver, isOfferShown } from '@/domain/vehicle/value-added-offer';
import { formatDate } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { PictureProps } from '@/ui/picture';

export type ValueAddedOfferModel = {
  heading: LocalText;
  title: LocalText;
  description: LocalText | null;
  /** From when to when, in words; and that it is over, once it is. */
  validity: string | null;
  over: string | null;
  sections: { key: 'terms' | 'disclaimer'; title: string; text: LocalText }[];
  dealers: { href: string; label: string };
  phones: { disclaimer: LocalText | null; insurers: { key: string; name: string; logo: PictureProps | null }[] };
};

/** Null on a page that does not show it (C-212). */
export function toValueAddedOffer({
  block,
  locale,
  path,
  now,
  logos,
}: {
  block: ValueAddedOfferBlock;
  locale: Locale;
  path: string;
  now: Date;
  /** The picture of each stored insurer, in their order. */
  logos: (PictureProps | null)[];
}): ValueAddedOfferModel | null {
  const title = localText(block, 'title');
  const offer = {
    shownOn: block.shownOn ?? [],
    validTo: block.validTo ?? null,
    hidesWhenOver: block.hidesWhenOver ?? false,
  };
  if (!title || !isOfferShown(offer, { rangeSlug: rangeSlugOf(path), now })) return null;
  const t = getWords(locale, 'vehicleBlocks');
  return {
    heading: localText(block, 'heading') ?? { text: t('offer.heading') },
    title,
    description: localText(block, 'description'),
    validity:
      block.validFrom && block.validTo
        ? t('offer.validity', { from: formatDate(locale, block.validFrom), to: formatDate(locale, block.validTo) })
        : null,
    over: isOfferOver(offer, now) ? t('offer.over') : null,
    sections: (['terms', 'disclaimer'] as const).flatMap((key) => {
      const text = localText(block, key);
      return text ? [{ key, title: t(`offer.${key}`), text }] : [];
    }),
    dealers: { href: localePath(locale, '/dealers'), label: t('offer.findDealer') },
    phones: {
      disclaimer: localText(block.onPhones, 'disclaimer'),
      insurers: (block.onPhones?.insurers ?? []).map(({ id, name }, index) => ({
        key: id ?? String(index),
        name,
        logo: logos[index] ?? null,
      })),
    },
  };
}
