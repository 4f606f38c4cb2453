'use client';

import { lazy } from 'react';
import type { CalculatorProps } from './calculator-props';
import type { CardContent } from './card-content';
import type { SubscriptionProps } from './subscription-model';

/**
 * The calculators of a page, each with a script of its own: pages without one do not load it. Nothing stands around
 * them that could show something else meanwhile: without JavaScript it would stay.
 */
const Calculator = lazy(() => import('./calculator').then((script) => ({ default: script.Calculator })));
const Subscription = lazy(() => import('./subscription').then((script) => ({ default: script.Subscription })));
const AnyCalculator = lazy(() => import('./any-calculator').then((script) => ({ default: script.AnyCalculator })));

export function CalculatorIsland(props: CalculatorProps) {
  return <Calculator {...props} />;
}

export function SubscriptionIsland(props: SubscriptionProps) {
  return <Subscription {...props} />;
}

/** One of several on a page. */
export function AnyCalculatorIsland(props: { content: CardContent }) {
  return <AnyCalculator {...props} />;
}
