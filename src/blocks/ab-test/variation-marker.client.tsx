'use client';

import { useEffect, useRef } from 'react';
import type { Percentages } from './assignment';
import { setUpMarker } from './marker';

type VariationMarkerProps = { className: string | undefined; testName: string; percentages: Percentages };

/**
 * The element whose class says which button is visible (C-403). React never writes the class again, so that whoever
 * else changes it later is not overruled (C-405).
 */
export function VariationMarker({ className, testName, percentages }: VariationMarkerProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const { 'variation-1': one, 'variation-2': two } = percentages;

  useEffect(() => {
    if (!marker.current) return;
    return setUpMarker({
      classes: marker.current.classList,
      testName,
      percentages: { 'variation-1': one, 'variation-2': two },
      openStore: () => localStorage,
      draw: Math.random(),
    });
  }, [testName, one, two]);

  return <span ref={marker} hidden className={className} data-ab-test={testName} />;
}
