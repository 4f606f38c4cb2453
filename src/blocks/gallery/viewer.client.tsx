'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type ViewerClientProps = { label: string; className?: string; trackClass?: string; children: ReactNode };

/** The dialog of a gallery. What it does in a browser is loaded with the galleries that there are. */
export function ViewerClient({ label, className, trackClass, children }: ViewerClientProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const { current } = dialog;
    const ending = new AbortController();
    if (current) {
      import('./viewer-behaviour').then(({ enhanceViewer }) => {
        if (!ending.signal.aborted) enhanceViewer(current, ending.signal);
      });
    }
    return () => ending.abort();
  }, []);

  return (
    <dialog ref={dialog} className={className} aria-label={label}>
      <div className={trackClass}>{children}</div>
    </dialog>
  );
}
