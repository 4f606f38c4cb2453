'use client';

import { useEffect, useRef } from 'react';
import type { Percentages } from './assignment';

type VariationMarkerProps = { className: string | undefined; testName: string; percentages: Percentages };

/**
 * The element whose class says which button is visible (C-403). React never writes the class again, so that whoever
 * else changes it later is not overruled (C-405). What it does in a browser is loaded with the tests that there are.
 */
export function VariationMarker({ className, testName, percentages }: VariationMarkerProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const { 'variation-1': one, 'variation-2': two } = percentages;

  useEffect(() => {
    let stop: (() => void) | null;
    import('./marker').then(({ setUpMarker }) => {
      stop =
        marker.current &&
        setUpMarker({
          classes: marker.current.classList,
          testName,
          percentages: { 'variation-1': one, 'variation-2': two },
          openStore: () => localStorage,
          draw: Math.random(),
        });
    });
    return () => stop?.();
  }, [testName, one, two]);

  return <span ref={marker} hidden className={className} data-ab-test={testName} />;
}
