'use client';

import { useEffect } from 'react';
import { enhanceSelector } from './selector-behaviour';

/** Makes the selector on its own page answer at once. Draws nothing. */
export function SelectorBehaviour() {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-selector]');
    const listeners = new AbortController();
    if (root) enhanceSelector(root, { hasAddress: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return null;
}
