import type { TextWithImageBlock as Stored } from '@/cms/payload-types';
import { mainSite, toPlaceUrl } from '@/domain/site/site-place';
import { getPicture } from '@/queries/pictures';
import { getVideo } from '@/queries/videos';
import type { BlockProps } from '../block';
import { toTextWithImage } from './model';
import { TextWithImageView } from './view';

/**
 * Words beside a picture or video. Either stands without the other; nothing where there is neither. On a dealer's site
 * its buttons stay with the dealer.
 */
export async function TextWithImageBlock({ block: stored, context }: BlockProps<Stored>) {
  const { locale, isOpening, dealer } = context;
  const buttons = stored.buttons?.map((button) => ({
    ...button,
    linkUrl: toPlaceUrl(dealer ?? mainSite, button.linkUrl),
  }));
  const block = { ...stored, buttons };
  const [image, preImage, video] = await Promise.all([
    getPicture(locale, block.image),
    getPicture(locale, block.preImage),
    getVideo(locale, block.video),
  ]);
  const model = toTextWithImage({ block, locale, image, preImage, video });
  return model && <TextWithImageView {...model} locale={locale} isOpening={isOpening} />;
}
