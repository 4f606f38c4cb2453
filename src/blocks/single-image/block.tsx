import type { SingleImageBlock as Stored } from '@/cms/payload-types';
import { getPicture } from '@/queries/pictures';
import type { BlockProps } from '../block';
import { toSingleImage } from './model';
import { SingleImageView } from './view';

/** One picture; nothing where it is gone. */
export async function SingleImageBlock({ block, context: { locale } }: BlockProps<Stored>) {
  const [image, mobileImage] = await Promise.all([
    getPicture(locale, block.image),
    getPicture(locale, block.mobileImage),
  ]);
  const model = toSingleImage({ block, locale, image, mobileImage });
  return model && <SingleImageView {...model} />;
}
