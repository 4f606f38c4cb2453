import type { CalculatorProps } from './calculator-props';
import type { SubscriptionProps } from './subscription-model';

/** The three products of a vehicle page, in their order (T-020). */
export const cardProducts = ['instalment', 'future-drive', 'subscription'] as const;

export type CardProduct = (typeof cardProducts)[number];

/** What a card shows once it is open. */
export type CardContent =
  | { product: 'subscription'; props: SubscriptionProps }
  | { product: Exclude<CardProduct, 'subscription'>; props: CalculatorProps };
