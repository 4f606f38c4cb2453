import type { AbTestBlock as Stored } from '@/cms/payload-types';
import { getPurchases } from '@/features/buying/purchases';
import { getWords } from '@/i18n/messages';
import { getPicture } from '@/queries/pictures';
import { getVideoOf } from '@/queries/videos';
import type { BlockProps } from '../block';
import { toAbTest } from './model';
import { AbTestView } from './view';

/** Three buttons of which each visitor sees one, about the range and the dealer of the page. */
export async function AbTestBlock({ block, context }: BlockProps<Stored>) {
  const { locale, isOpening } = context;
  const [purchases, video, poster] = await Promise.all([
    getPurchases(context),
    getVideoOf(locale, block),
    getPicture(locale, block.image),
  ]);
  const t = getWords(locale, 'buying');
  const words = { quote: t('enquireNow'), 'test-drive': t('testDrive'), video: t('watchVideo') };
  return <AbTestView {...toAbTest({ block, locale, purchases, video, poster, words })} {...{ locale, isOpening }} />;
}
