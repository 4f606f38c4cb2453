'use client';

import { lazy } from 'react';
import type { CalculatorProps } from './calculator-props';
import type { SubscriptionProps } from './subscription-model';

/**
 * The calculators of a page, each with a script of its own: pages without one do not load it. Nothing stands around
 * them that could show something else meanwhile: without JavaScript it would stay.
 */
const Calculator = lazy(() => import('./calculator').then((script) => ({ default: script.Calculator })));
const Subscription = lazy(() => import('./subscription').then((script) => ({ default: script.Subscription })));

export function CalculatorIsland(props: CalculatorProps) {
  return <Calculator {...props} />;
}

export function SubscriptionIsland(props: SubscriptionProps) {
  return <Subscription {...props} />;
}
