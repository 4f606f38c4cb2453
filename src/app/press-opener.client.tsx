'use client';

import { useEffect } from 'react';

/**
 * Opens over the page, or in it, what a link or a form would lead to: the derivative selector, a calculator's card. The
 * code of each is loaded on its first press.
 */
export function PressOpener() {
  useEffect(() => {
    const press = (event: Event) => {
      const target = event.target as HTMLFormElement;
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      const link = target.closest<HTMLAnchorElement>('a[data-derivative-selector]');
      const isCard = event.type === 'submit' && target.dataset.calculatorCard;
      if ((!link && !isCard) || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      (link
        ? import('@/features/derivative-selector/selector-dialog').then(({ openSelector }) => openSelector(link))
        : import('@/features/finance/open-card').then(({ toggleCard }) => toggleCard(target))
      ).catch(() => (link ? location.assign(link.href) : target.submit()));
    };
    const listeners = new AbortController();
    document.addEventListener('click', press, listeners);
    document.addEventListener('submit', press, listeners);
    return () => listeners.abort();
  }, []);
  return null;
}
