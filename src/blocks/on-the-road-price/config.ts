import { calculatorBlock } from '@/cms/fields/calculator-block';

/** What is paid beside the price, line by line, in a province. */
export const OnTheRoadPrice = calculatorBlock({
  slug: 'onTheRoadPrice',
  interfaceName: 'OnTheRoadPriceBlock',
  label: 'Price on the road',
});
