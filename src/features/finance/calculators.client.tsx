'use client';

import { lazy } from 'react';
import type { CardContent } from './card-content';

/**
 * The calculators have a script of their own: pages without one do not load it. Nothing stands around it that could
 * show something else meanwhile: without JavaScript it would stay.
 */
const AnyCalculator = lazy(() => import('./any-calculator'));

export function CalculatorIsland(props: { content: CardContent }) {
  return <AnyCalculator {...props} />;
}
