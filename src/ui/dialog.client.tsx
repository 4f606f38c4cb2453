'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type DialogClientProps = { id: string; className?: string; children: ReactNode };

/**
 * Opens as a modal on any link to `#id`, and on one that leads elsewhere without JavaScript and says `data-opens={id}`;
 * closes on a click beside it. The browser keeps and gives back the focus. A frame with `data-src` in it is loaded when
 * it first opens.
 */
export function DialogClient({ id, className, children }: DialogClientProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const { target } = event;
      const box = dialog.current;
      if (!(target instanceof Element) || !box || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const opens = target.closest(`a[href="#${CSS.escape(id)}"], a[data-opens="${CSS.escape(id)}"]`);
      const closes = box.open && (target === box || (box.contains(target) && target.closest('[data-close]')));
      if (!opens && !closes) return;
      event.preventDefault();
      if (closes) box.close();
      else open(box);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [id]);

  return (
    <dialog ref={dialog} id={id} className={className} aria-labelledby={`${id}-title`}>
      {children}
    </dialog>
  );
}

function open(box: HTMLDialogElement) {
  box.showModal();
  for (const frame of box.querySelectorAll<HTMLIFrameElement>('iframe[data-src]:not([src])')) {
    frame.src = frame.dataset.src ?? '';
  }
}
