import { calculatorBlock } from '@/cms/fields/calculator-block';

/** One vehicle, every way to pay for it, side by side. */
export const WaysToPay = calculatorBlock({
  slug: 'waysToPay',
  interfaceName: 'WaysToPayBlock',
  label: 'Ways to pay, side by side',
});
