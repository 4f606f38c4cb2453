import type { HeroBlock as Stored } from '@/cms/payload-types';
import { getSlideMedia } from '@/features/banner-slide/slide-media';
import { SlideCountdown } from '@/features/countdown/slide-countdown';
import type { BlockProps } from '../block';
import { toHero } from './model';
import { HeroView } from './view';

export async function HeroBlock({ block, context }: BlockProps<Stored>) {
  const hero = toHero({ block, media: await getSlideMedia(context.locale, block), context });
  return (
    <HeroView
      hero={hero}
      locale={context.locale}
      countdown={<SlideCountdown slide={block} locale={context.locale} />}
    />
  );
}
