import type { Block } from 'payload';
import { AbTest } from './ab-test/config';
import { AcademyEligibility } from './academy-eligibility/config';
import { AllRoundView } from './all-round-view/config';
import { BannerCarousel } from './banner-carousel/config';
import { Breadcrumbs } from './breadcrumbs/config';
import { CalculatorCards } from './calculator-cards/config';
import { CardGrid } from './card-grid/config';
import { Countdown } from './countdown/config';
import { Faq } from './faq/config';
import { FinanceGlossary } from './finance-glossary/config';
import { FindDealer } from './find-dealer/config';
import { FormLink } from './form-link/config';
import { FutureDriveCalculator } from './future-drive-calculator/config';
import { Gallery } from './gallery/config';
import { GrMerchandise } from './gr-merchandise/config';
import { GrModelsLineup } from './gr-models-lineup/config';
import { Hero } from './hero/config';
import { HybridText } from './hybrid-text/config';
import { ImageBanner } from './image-banner/config';
import { InstalmentCalculator } from './instalment-calculator/config';
import { InsurancePromotion } from './insurance-promotion/config';
import { KeepingCost } from './keeping-cost/config';
import { KintoOneCalculator } from './kinto-one-calculator/config';
import { LeaseCalculator } from './lease-calculator/config';
import { LeaseCard } from './lease-card/config';
import { ModelPriceSummary } from './model-price-summary/config';
import { NewEnergyModels } from './new-energy-models/config';
import { OnTheRoadPrice } from './on-the-road-price/config';
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
import { TabbedCalculator } from './tabbed-calculator/config';
import { Text } from './text/config';
import { TextWithImage } from './text-with-image/config';
import { TraditionalCalculator } from './traditional-calculator/config';
import { UsedCalculator } from './used-calculator/config';
import { ValueAddedOffer } from './value-added-offer/config';
import { VehicleModelSelector } from './vehicle-model-selector/config';
import { VehiclePromotions } from './vehicle-promotions/config';
import { WaysToPay } from './ways-to-pay/config';

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
  InstalmentCalculator,
  FutureDriveCalculator,
  TraditionalCalculator,
  LeaseCalculator,
  KintoOneCalculator,
  UsedCalculator,
  TabbedCalculator,
  CalculatorCards,
  WaysToPay,
  KeepingCost,
  OnTheRoadPrice,
  FinanceGlossary,
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
  AcademyEligibility,
  GrMerchandise,
  GrModelsLineup,
  FormLink,
  NewEnergyModels,
  VehicleModelSelector,
  RangeTabs,
];
