import type { Calculator } from '@/domain/finance/finance-table';
import type { CalculatorProps } from './calculator-props';
import type { SubscriptionProps } from './subscription-model';

/** The three products of a vehicle page, in their order (T-020). */
export const cardProducts = ['instalment', 'future-drive', 'subscription'] as const;

export type CardProduct = (typeof cardProducts)[number];

/** What one of several calculators shows: an opened card, or a tab. */
export type CardContent =
  | { product: 'subscription'; props: SubscriptionProps }
  | { product: Calculator; props: CalculatorProps };
