import type { Block } from 'payload';
import { AbTest } from './ab-test/config';
import { AllRoundView } from './all-round-view/config';
import { BannerCarousel } from './banner-carousel/config';
import { Breadcrumbs } from './breadcrumbs/config';
import { CardGrid } from './card-grid/config';
import { Countdown } from './countdown/config';
import { Faq } from './faq/config';
import { FindDealer } from './find-dealer/config';
import { Gallery } from './gallery/config';
import { Hero } from './hero/config';
import { HybridText } from './hybrid-text/config';
import { ImageBanner } from './image-banner/config';
import { InsurancePromotion } from './insurance-promotion/config';
import { LeaseCard } from './lease-card/config';
import { ModelPriceSummary } from './model-price-summary/config';
import { NewEnergyModels } from './new-energy-models/config';
import { OwnerBenefits } from './owner-benefits/config';
import { PageAnchor } from './page-anchor/config';
import { PromotedOffer } from './promoted-offer/config';
import { PurchaseDialogs } from './purchase-dialogs/config';
import { RangeHero } from './range-hero/config';
import { RangeSlider } from './range-slider/config';
import { RangeTabs } from './range-tabs/config';
import { RelatedVehicles } from './related-vehicles/config';
import { SecondaryNav } from './secondary-nav/config';
import { SimpleButtons } from './simple-buttons/config';
import { SingleImage } from './single-image/config';
import { SingleVideo } from './single-video/config';
import { Spacer } from './spacer/config';
import { StickySideNav } from './sticky-side-nav/config';
import { Text } from './text/config';
import { TextWithImage } from './text-with-image/config';
import { ValueAddedOffer } from './value-added-offer/config';
import { VehicleModelSelector } from './vehicle-model-selector/config';
import { VehiclePromotions } from './vehicle-promotions/config';

/** Every block that editors may use, in the order of the admin's list. */
export const blockConfigs: Block[] = [
  Hero,
  BannerCarousel,
  Text,
  TextWithImage,
  ImageBanner,
  SingleImage,
  SingleVideo,
  Gallery,
  AllRoundView,
  CardGrid,
  Faq,
  RangeSlider,
  RangeHero,
  PromotedOffer,
  VehiclePromotions,
  LeaseCard,
  ModelPriceSummary,
  PurchaseDialogs,
  SimpleButtons,
  AbTest,
  Countdown,
  SecondaryNav,
  StickySideNav,
  PageAnchor,
  Breadcrumbs,
  Spacer,
  RelatedVehicles,
  OwnerBenefits,
  HybridText,
  ValueAddedOffer,
  InsurancePromotion,
  FindDealer,
  NewEnergyModels,
  VehicleModelSelector,
  RangeTabs,
];
