import type { Block } from 'payload';
import { BannerCarousel } from './banner-carousel/config';
import { Breadcrumbs } from './breadcrumbs/config';
import { CardGrid } from './card-grid/config';
import { Countdown } from './countdown/config';
import { Faq } from './faq/config';
import { Hero } from './hero/config';
import { PromotedOffer } from './promoted-offer/config';
import { RangeHero } from './range-hero/config';
import { RangeSlider } from './range-slider/config';
import { SecondaryNav } from './secondary-nav/config';
import { Spacer } from './spacer/config';
import { Text } from './text/config';
import { TextWithImage } from './text-with-image/config';

/** Every block that editors may use, in the order of the admin's list. */
export const blockConfigs: Block[] = [
  Hero,
  BannerCarousel,
  Text,
  TextWithImage,
  CardGrid,
  Faq,
  RangeSlider,
  RangeHero,
  PromotedOffer,
  Countdown,
  SecondaryNav,
  Breadcrumbs,
  Spacer,
];
