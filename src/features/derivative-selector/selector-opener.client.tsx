'use client';

import { useEffect } from 'react';

/** Opens the selector over the page for links marked `data-derivative-selector`; its code is loaded on the first press. */
export function SelectorOpener() {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>('a[data-derivative-selector]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      import('./selector-dialog')
        .then(({ openSelector }) => openSelector(link))
        .catch(() => location.assign(link.href));
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return null;
}
