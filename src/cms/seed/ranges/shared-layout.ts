import type { AllRoundViewBlock, FaqBlock, TextWithImageBlock, VehicleRange } from '@/cms/payload-types';
import type { Written } from '../words';
import { buyingSteps } from './buying-steps';
import { hybridTexts } from './hybrid-texts';
import { insuranceOffers } from './insurance-offers';
import { ownerBenefits } from './owner-benefits';
import type { RangePage, StoryPlace } from './range-page';

type Blocks = NonNullable<Written<VehicleRange>['layout']>;

/** The blocks whose words are the range's own. */
export type OwnBlocks = {
  stories: { place: StoryPlace | null; block: Written<TextWithImageBlock> }[];
  allRound: Written<AllRoundViewBlock>;
  questions: Written<FaqBlock>;
};

/** Every range's page, block by block: what belongs on all of them is added here, once. */
export function layoutOf({ range, own }: { range: RangePage; own: OwnBlocks }): Blocks {
  const insuranceOffer = insuranceOffers.get(range.slug);
  return [
    { blockType: 'stickySideNav', scrollToTop: true },
    own.allRound,
    ...withPlaces(own.stories),
    ...(range.hybrid ? [hybridTexts[range.hybrid]] : []),
    ownerBenefits,
    { blockType: 'modelPriceSummary' },
    { blockType: 'calculatorCards' },
    { blockType: 'vehiclePromotions' },
    { blockType: 'leaseCard' },
    { blockType: 'financeGlossary' },
    buyingSteps,
    insuranceOffer ?? { blockType: 'insurancePromotion' },
    own.questions,
    { blockType: 'relatedVehicles' },
    { blockType: 'findDealer' },
  ];
}

/** Each of the side navigation's places stands before the first story that belongs to it. */
function withPlaces(stories: OwnBlocks['stories']): Blocks {
  return stories.flatMap(({ place, block }, index) => {
    const isFirst = place !== null && stories.findIndex((story) => story.place === place) === index;
    return isFirst ? [{ blockType: 'pageAnchor', anchor: place }, block] : [block];
  });
}
