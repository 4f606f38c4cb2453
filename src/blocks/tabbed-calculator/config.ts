import { calculatorBlock } from '@/cms/fields/calculator-block';

/** Several calculators behind tabs (C-356). */
export const TabbedCalculator = calculatorBlock({
  slug: 'tabbedCalculator',
  interfaceName: 'TabbedCalculatorBlock',
  label: 'Tabbed calculator',
  more: [
    {
      name: 'calculators',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['instalment', 'future-drive', 'subscription'],
      options: ['instalment', 'future-drive', 'subscription', 'lease', 'traditional', 'used'],
    },
  ],
});
