import type { SingleVideoBlock as Stored } from '@/cms/payload-types';
import { getPicture } from '@/queries/pictures';
import { getVideoOf } from '@/queries/videos';
import type { BlockProps } from '../block';
import { toSingleVideo } from './model';
import { SingleVideoView } from './view';

/** One video; nothing where it is gone, or its link leads to none. */
export async function SingleVideoBlock({ block, context: { locale, isOpening } }: BlockProps<Stored>) {
  const [video, poster] = await Promise.all([getVideoOf(locale, block), getPicture(locale, block.image)]);
  const model = toSingleVideo({ block, video, poster });
  return model && <SingleVideoView {...model} locale={locale} isOpening={isOpening} />;
}
