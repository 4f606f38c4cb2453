import type { RangeTabsBlock as Stored } from '@/cms/payload-types';
import { getPictures } from '@/queries/pictures';
import type { BlockProps } from '../block';
import { picturesOf, toRangeTabs } from './model';
import { RangeTabsView } from './view';

export async function RangeTabsBlock({ block, context: { locale, path, isOpening } }: BlockProps<Stored>) {
  const pictures = await getPictures(locale, picturesOf(block));
  const model = toRangeTabs({ block, path, pictures, locale });
  return model && <RangeTabsView {...model} id={block.id ?? 'range-tabs'} locale={locale} isOpening={isOpening} />;
}
