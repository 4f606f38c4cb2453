import type { HeroBlock } from '@/cms/payload-types';
import { type Slide, type SlideMedia, toSlide } from '@/features/banner-slide/slide';
import { type BannerStage, toStage } from '@/features/banner-slide/stage';
import type { BlockContext } from '../block';

export type HeroModel = { slide: Slide; stage: BannerStage; isOpening: boolean };

/** The hero is one banner slide. */
export function toHero({
  block,
  media,
  context,
}: {
  block: HeroBlock;
  media: SlideMedia;
  context: BlockContext;
}): HeroModel {
  const stage = toStage({ ...context, height: block.height });
  const slide = toSlide({
    stored: block,
    media,
    locale: context.locale,
    isFirst: context.isOpening,
    isDarkened: stage.overlay === 'dark',
  });
  return { slide, stage, isOpening: context.isOpening };
}
