'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type DialogClientProps = { id: string; className?: string; children: ReactNode };

/** Opens as a modal on any link to `#id`, closes on a click beside it; the browser keeps and gives back the focus. */
export function DialogClient({ id, className, children }: DialogClientProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const { target } = event;
      const box = dialog.current;
      if (!(target instanceof Element) || !box) return;
      const opens = target.closest(`a[href="#${CSS.escape(id)}"]`);
      const closes = box.open && (target === box || (box.contains(target) && target.closest('[data-close]')));
      if (!opens && !closes) return;
      event.preventDefault();
      if (closes) box.close();
      else box.showModal();
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
