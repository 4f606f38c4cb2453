import type { Page } from '@/cms/payload-types';
import { BannerCarouselBlock } from './banner-carousel/block';
import type { BlockComponent } from './block';
import { BreadcrumbsBlock } from './breadcrumbs/block';
import { CardGridBlock } from './card-grid/block';
import { CountdownBlock } from './countdown/block';
import { FaqBlock } from './faq/block';
import { HeroBlock } from './hero/block';
import { PromotedOfferBlock } from './promoted-offer/block';
import { RangeHeroBlock } from './range-hero/block';
import { RangeSliderBlock } from './range-slider/block';
import { SecondaryNavBlock } from './secondary-nav/block';
import { SpacerBlock } from './spacer/block';
import { TextBlock } from './text/block';
import { TextWithImageBlock } from './text-with-image/block';

/** Any block of a page, as stored. */
export type StoredBlock = NonNullable<Page['layout']>[number];

type Registry = { [Slug in StoredBlock['blockType']]: BlockComponent<Extract<StoredBlock, { blockType: Slug }>> };

/** The renderer of every block. A block without one, or with one of another shape, does not compile. */
export const registry: Registry = {
  bannerCarousel: BannerCarouselBlock,
  breadcrumbs: BreadcrumbsBlock,
  cardGrid: CardGridBlock,
  countdown: CountdownBlock,
  faq: FaqBlock,
  hero: HeroBlock,
  promotedOffer: PromotedOfferBlock,
  rangeHero: RangeHeroBlock,
  rangeSlider: RangeSliderBlock,
  secondaryNav: SecondaryNavBlock,
  spacer: SpacerBlock,
  text: TextBlock,
  textWithImage: TextWithImageBlock,
};
