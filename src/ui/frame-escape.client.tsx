'use client';

import { useEffect } from 'react';

/** On a page in a dialog's frame: Escape, which only that page hears, closes the dialog around it. */
export function FrameEscape() {
  useEffect(() => {
    const close = ({ key, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || defaultPrevented) return;
      if (document.querySelector(':modal, :popover-open')) return;
      const dialog = window.frameElement?.closest('dialog');
      if (dialog?.matches(':popover-open')) dialog.hidePopover();
      else dialog?.close();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return null;
}
