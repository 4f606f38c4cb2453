import type { BannerCarouselBlock } from '@/cms/payload-types';
import { type Slide, type SlideMedia, type StoredSlide, toSlide } from '@/features/banner-slide/slide';
import { type BannerStage, toStage } from '@/features/banner-slide/stage';
import type { BlockContext } from '../block';

/** Time on each slide, in ms (C-063). */
export const bannerAutoplayMs = 8000;

/** Time on each slide on a phone, where the words are read under the picture, in ms (C-065). */
export const narrowBannerAutoplayMs = 10_000;

export type BannerSlideModel = { key: string; slide: Slide; stored: StoredSlide };

export type BannerCarouselModel = { slides: BannerSlideModel[]; stage: BannerStage; isOpening: boolean };

/** Slides in the editor's order; `media` are their files, in the same order. */
export function toBannerCarousel({
  block,
  media,
  context,
}: {
  block: BannerCarouselBlock;
  media: SlideMedia[];
  context: BlockContext;
}): BannerCarouselModel {
  const stage = toStage(context);
  const slides = block.slides.flatMap((stored, index) => {
    const files = media[index];
    if (!files) return [];
    const slide = toSlide({
      stored,
      media: files,
      locale: context.locale,
      isFirst: index === 0 && context.isOpening,
      isDarkened: stage.overlay === 'dark',
    });
    return { key: stored.id ?? String(index), slide, stored };
  });
  return { slides, stage, isOpening: context.isOpening };
}
