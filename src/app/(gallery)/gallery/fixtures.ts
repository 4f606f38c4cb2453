import { fixtures as abTest } from '@/blocks/ab-test/fixture';
import { fixtures as academyEligibility } from '@/blocks/academy-eligibility/fixture';
import { fixtures as allRoundView } from '@/blocks/all-round-view/fixture';
import { fixtures as bannerCarousel } from '@/blocks/banner-carousel/fixture';
import { fixtures as breadcrumbs } from '@/blocks/breadcrumbs/fixture';
import { calculatorCards } from '@/blocks/calculator-cards/fixture';
import { fixtures as cardGrid } from '@/blocks/card-grid/fixture';
import { fixtures as countdown } from '@/blocks/countdown/fixture';
import { fixtures as faq } from '@/blocks/faq/fixture';
import { financeGlossary } from '@/blocks/finance-glossary/fixture';
import { fixtures as findDealer } from '@/blocks/find-dealer/fixture';
import { fixtures as formLink } from '@/blocks/form-link/fixture';
import { futureDriveCalculator } from '@/blocks/future-drive-calculator/fixture';
import { fixtures as gallery } from '@/blocks/gallery/fixture';
import { fixtures as grMerchandise } from '@/blocks/gr-merchandise/fixture';
import { fixtures as grModelsLineup } from '@/blocks/gr-models-lineup/fixture';
import { fixtures as hero } from '@/blocks/hero/fixture';
import { fixtures as hybridText } from '@/blocks/hybrid-text/fixture';
import { fixtures as imageBanner } from '@/blocks/image-banner/fixture';
import { instalmentCalculator } from '@/blocks/instalment-calculator/fixture';
import { fixtures as insurancePromotion } from '@/blocks/insurance-promotion/fixture';
import { keepingCost } from '@/blocks/keeping-cost/fixture';
import { kintoOneCalculator } from '@/blocks/kinto-one-calculator/fixture';
import { leaseCalculator } from '@/blocks/lease-calculator/fixture';
import { fixtures as leaseCard } from '@/blocks/lease-card/fixture';
import { fixtures as modelPriceSummary } from '@/blocks/model-price-summary/fixture';
import { fixtures as newEnergyModels } from '@/blocks/new-energy-models/fixture';
import { onTheRoadPrice } from '@/blocks/on-the-road-price/fixture';
import { fixtures as ownerBenefits } from '@/blocks/owner-benefits/fixture';
import { fixtures as pageAnchor } from '@/blocks/page-anchor/fixture';
import { fixtures as promotedOffer } from '@/blocks/promoted-offer/fixture';
import { fixtures as purchaseDialogs } from '@/blocks/purchase-dialogs/fixture';
import { fixtures as rangeHero } from '@/blocks/range-hero/fixture';
import { fixtures as rangeSlider } from '@/blocks/range-slider/fixture';
import { fixtures as rangeTabs } from '@/blocks/range-tabs/fixture';
import type { StoredBlock } from '@/blocks/registry';
import { fixtures as relatedVehicles } from '@/blocks/related-vehicles/fixture';
import { fixtures as secondaryNav } from '@/blocks/secondary-nav/fixture';
import { fixtures as simpleButtons } from '@/blocks/simple-buttons/fixture';
import { fixtures as singleImage } from '@/blocks/single-image/fixture';
import { fixtures as singleVideo } from '@/blocks/single-video/fixture';
import { fixtures as spacer } from '@/blocks/spacer/fixture';
import { fixtures as stickySideNav } from '@/blocks/sticky-side-nav/fixture';
import { tabbedCalculator } from '@/blocks/tabbed-calculator/fixture';
import { fixtures as text } from '@/blocks/text/fixture';
import { fixtures as textWithImage } from '@/blocks/text-with-image/fixture';
import { traditionalCalculator } from '@/blocks/traditional-calculator/fixture';
import { usedCalculator } from '@/blocks/used-calculator/fixture';
import { fixtures as valueAddedOffer } from '@/blocks/value-added-offer/fixture';
import { fixtures as vehicleModelSelector } from '@/blocks/vehicle-model-selector/fixture';
import { fixtures as vehiclePromotions } from '@/blocks/vehicle-promotions/fixture';
import { waysToPay } from '@/blocks/ways-to-pay/fixture';
import { defaultLocale, type Locale } from '@/i18n/locales';

type Slug = StoredBlock['blockType'];

/** The examples of every block. A block without examples does not compile. */
export const galleryFixtures: { [Name in Slug]: Record<string, Extract<StoredBlock, { blockType: Name }>> } = {
  instalmentCalculator,
  futureDriveCalculator,
  traditionalCalculator,
  leaseCalculator,
  kintoOneCalculator,
  usedCalculator,
  tabbedCalculator,
  calculatorCards,
  waysToPay,
  keepingCost,
  onTheRoadPrice,
  financeGlossary,
  leaseCard,
  modelPriceSummary,
  vehiclePromotions,
  stickySideNav,
  singleVideo,
  singleImage,
  allRoundView,
  pageAnchor,
  imageBanner,
  gallery,
  abTest,
  bannerCarousel,
  breadcrumbs,
  cardGrid,
  countdown,
  faq,
  hero,
  promotedOffer,
  purchaseDialogs,
  rangeHero,
  rangeSlider,
  secondaryNav,
  simpleButtons,
  spacer,
  text,
  textWithImage,
  relatedVehicles,
  ownerBenefits,
  hybridText,
  valueAddedOffer,
  insurancePromotion,
  findDealer,
  academyEligibility,
  grMerchandise,
  grModelsLineup,
  formLink,
  newEnergyModels,
  vehicleModelSelector,
  rangeTabs,
};

/**
 * One example as a page of a language would read it: English words are marked as fallen back. `longWords` is written
 * in the languages that have them. Null for an unknown name.
 */
export function findFixture(locale: Locale, block: string, name: string): StoredBlock | null {
  const ofBlock = isSlug(block) ? galleryFixtures[block] : {};
  const fixture = Object.hasOwn(ofBlock, name) ? ofBlock[name] : undefined;
  if (!fixture) return null;
  return locale === defaultLocale || name === 'longWords' ? fixture : markAsEnglish(fixture);
}

function isSlug(block: string): block is Slug {
  return Object.hasOwn(galleryFixtures, block);
}

function markAsEnglish<T>(value: T): T {
  if (Array.isArray(value)) return value.map(markAsEnglish) as T;
  if (typeof value !== 'object' || value === null || 'root' in value) return value;
  const marked = Object.entries(value).map(([name, leaf]) => [name, markAsEnglish(leaf)]);
  return { ...Object.fromEntries(marked), _en: Object.keys(value) };
}
