import type { Page } from '@/cms/payload-types';
import { AbTestBlock } from './ab-test/block';
import { AcademyEligibilityBlock } from './academy-eligibility/block';
import { AllRoundViewBlock } from './all-round-view/block';
import { BannerCarouselBlock } from './banner-carousel/block';
import type { BlockComponent } from './block';
import { BreadcrumbsBlock } from './breadcrumbs/block';
import { CalculatorCardsBlock } from './calculator-cards/block';
import { CardGridBlock } from './card-grid/block';
import { CountdownBlock } from './countdown/block';
import { FaqBlock } from './faq/block';
import { FinanceGlossaryBlock } from './finance-glossary/block';
import { FindDealerBlock } from './find-dealer/block';
import { FormLinkBlock } from './form-link/block';
import { FutureDriveCalculatorBlock } from './future-drive-calculator/block';
import { GalleryBlock } from './gallery/block';
import { GrMerchandiseBlock } from './gr-merchandise/block';
import { GrModelsLineupBlock } from './gr-models-lineup/block';
import { HeroBlock } from './hero/block';
import { HybridTextBlock } from './hybrid-text/block';
import { ImageBannerBlock } from './image-banner/block';
import { InstalmentCalculatorBlock } from './instalment-calculator/block';
import { InsurancePromotionBlock } from './insurance-promotion/block';
import { KeepingCostBlock } from './keeping-cost/block';
import { KintoOneCalculatorBlock } from './kinto-one-calculator/block';
import { LeaseCalculatorBlock } from './lease-calculator/block';
import { LeaseCardBlock } from './lease-card/block';
import { ModelPriceSummaryBlock } from './model-price-summary/block';
import { NewEnergyModelsBlock } from './new-energy-models/block';
import { OnTheRoadPriceBlock } from './on-the-road-price/block';
import { OwnerBenefitsBlock } from './owner-benefits/block';
import { PageAnchorBlock } from './page-anchor/block';
import { PromotedOfferBlock } from './promoted-offer/block';
import { PurchaseDialogsBlock } from './purchase-dialogs/block';
import { RangeHeroBlock } from './range-hero/block';
import { RangeSliderBlock } from './range-slider/block';
import { RangeTabsBlock } from './range-tabs/block';
import { RelatedVehiclesBlock } from './related-vehicles/block';
import { SecondaryNavBlock } from './secondary-nav/block';
import { SimpleButtonsBlock } from './simple-buttons/block';
import { SingleImageBlock } from './single-image/block';
import { SingleVideoBlock } from './single-video/block';
import { SpacerBlock } from './spacer/block';
import { StickySideNavBlock } from './sticky-side-nav/block';
import { TabbedCalculatorBlock } from './tabbed-calculator/block';
import { TextBlock } from './text/block';
import { TextWithImageBlock } from './text-with-image/block';
import { TraditionalCalculatorBlock } from './traditional-calculator/block';
import { UsedCalculatorBlock } from './used-calculator/block';
import { ValueAddedOfferBlock } from './value-added-offer/block';
import { VehicleModelSelectorBlock } from './vehicle-model-selector/block';
import { VehiclePromotionsBlock } from './vehicle-promotions/block';
import { WaysToPayBlock } from './ways-to-pay/block';

/** Any block of a page, as stored. */
export type StoredBlock = NonNullable<Page['layout']>[number];

type Registry = { [Slug in StoredBlock['blockType']]: BlockComponent<Extract<StoredBlock, { blockType: Slug }>> };

/** The renderer of every block. A block without one, or with one of another shape, does not compile. */
export const registry: Registry = {
  instalmentCalculator: InstalmentCalculatorBlock,
  futureDriveCalculator: FutureDriveCalculatorBlock,
  traditionalCalculator: TraditionalCalculatorBlock,
  leaseCalculator: LeaseCalculatorBlock,
  kintoOneCalculator: KintoOneCalculatorBlock,
  usedCalculator: UsedCalculatorBlock,
  tabbedCalculator: TabbedCalculatorBlock,
  calculatorCards: CalculatorCardsBlock,
  waysToPay: WaysToPayBlock,
  keepingCost: KeepingCostBlock,
  onTheRoadPrice: OnTheRoadPriceBlock,
  financeGlossary: FinanceGlossaryBlock,
  leaseCard: LeaseCardBlock,
  modelPriceSummary: ModelPriceSummaryBlock,
  vehiclePromotions: VehiclePromotionsBlock,
  stickySideNav: StickySideNavBlock,
  singleVideo: SingleVideoBlock,
  singleImage: SingleImageBlock,
  allRoundView: AllRoundViewBlock,
  pageAnchor: PageAnchorBlock,
  imageBanner: ImageBannerBlock,
  gallery: GalleryBlock,
  abTest: AbTestBlock,
  bannerCarousel: BannerCarouselBlock,
  breadcrumbs: BreadcrumbsBlock,
  cardGrid: CardGridBlock,
  countdown: CountdownBlock,
  faq: FaqBlock,
  hero: HeroBlock,
  promotedOffer: PromotedOfferBlock,
  purchaseDialogs: PurchaseDialogsBlock,
  rangeHero: RangeHeroBlock,
  rangeSlider: RangeSliderBlock,
  secondaryNav: SecondaryNavBlock,
  simpleButtons: SimpleButtonsBlock,
  spacer: SpacerBlock,
  text: TextBlock,
  textWithImage: TextWithImageBlock,
  relatedVehicles: RelatedVehiclesBlock,
  ownerBenefits: OwnerBenefitsBlock,
  hybridText: HybridTextBlock,
  valueAddedOffer: ValueAddedOfferBlock,
  insurancePromotion: InsurancePromotionBlock,
  findDealer: FindDealerBlock,
  academyEligibility: AcademyEligibilityBlock,
  grMerchandise: GrMerchandiseBlock,
  grModelsLineup: GrModelsLineupBlock,
  formLink: FormLinkBlock,
  newEnergyModels: NewEnergyModelsBlock,
  vehicleModelSelector: VehicleModelSelectorBlock,
  rangeTabs: RangeTabsBlock,
};
