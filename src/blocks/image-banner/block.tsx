import type { ImageBannerBlock as Stored } from '@/cms/payload-types';
import { getPicture } from '@/queries/pictures';
import type { BlockProps } from '../block';
import { toImageBanner } from './model';
import { ImageBannerView } from './view';

/** A band of one picture; without it the words stand alone, and without both there is nothing. */
export async function ImageBannerBlock({ block, context: { locale, isOpening } }: BlockProps<Stored>) {
  const [image, mobileImage] = await Promise.all([
    getPicture(locale, block.image),
    getPicture(locale, block.mobileImage),
  ]);
  const banner = toImageBanner({ block, locale, image, mobileImage });
  return banner && <ImageBannerView {...banner} isOpening={isOpening} />;
}
