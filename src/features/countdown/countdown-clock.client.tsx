'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Sets the clock in it going; what makes it tick is loaded only where one is. */
export function CountdownClock({ endMs, children }: { endMs: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | null;
    import('./tick').then(({ tick }) => {
      stop = place.current && tick(place.current, endMs);
    });
    return () => stop?.();
  }, [endMs]);
  return <div ref={place}>{children}</div>;
}
