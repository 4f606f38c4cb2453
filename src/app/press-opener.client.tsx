'use client';

import { useEffect } from 'react';

/**
 * Opens over the page, or in it, what a link or a form would lead to: the derivative selector, a calculator's card. The
 * code of each is loaded on its first press.
 */
export function PressOpener() {
  useEffect(() => {
    const press = (event: Event) => {
      const target = event.target as Element;
      if (event instanceof MouseEvent) {
        const link = target.closest<HTMLAnchorElement>('a[data-derivative-selector]');
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        import('@/features/derivative-selector/selector-dialog')
          .then(({ openSelector }) => openSelector(link))
          .catch(() => location.assign(link.href));
      } else if (target.matches('[data-calculator-card]')) {
        const form = target as HTMLFormElement;
        event.preventDefault();
        import('@/features/finance/open-card').then(({ toggleCard }) => toggleCard(form)).catch(() => form.submit());
      }
    };
    const listeners = new AbortController();
    document.addEventListener('click', press, listeners);
    document.addEventListener('submit', press, listeners);
    return () => listeners.abort();
  }, []);
  return null;
}
