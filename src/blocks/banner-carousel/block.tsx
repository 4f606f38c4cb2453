import type { BannerCarouselBlock as Stored } from '@/cms/payload-types';
import { getSlideMedia } from '@/features/banner-slide/slide-media';
import { SlideCountdown } from '@/features/countdown/slide-countdown';
import type { BlockProps } from '../block';
import { toBannerCarousel } from './model';
import { BannerCarouselView } from './view';

export async function BannerCarouselBlock({ block, context }: BlockProps<Stored>) {
  const { locale } = context;
  const media = await Promise.all(block.slides.map((slide) => getSlideMedia(locale, slide)));
  const banner = toBannerCarousel({ block, media, context });
  const countdowns = new Map(
    banner.slides.map(({ key, stored }) => [key, <SlideCountdown key={key} slide={stored} locale={locale} />]),
  );
  return <BannerCarouselView banner={banner} locale={locale} countdowns={countdowns} />;
}
