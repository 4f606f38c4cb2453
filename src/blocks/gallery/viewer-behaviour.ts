/**
 * Opens a gallery's dialog as a modal on a link to one of its pictures, and moves by links and arrow keys. Escape, the
 * close link and a click beside the picture close it; the address stays as it is, and the browser gives back the
 * focus. Ends with `signal`.
 */
export function enhanceViewer(dialog: HTMLDialogElement, signal: AbortSignal) {
  const row = dialog.firstElementChild;
  if (!(row instanceof HTMLElement)) return;
  dialog.dataset.enhanced = '';

  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
      if (!link || event.metaKey || event.ctrlKey || isTarget(row)) return;
      const slide = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      if (slide?.parentElement !== row) return;
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
      show(row, slide, link.getAttribute('data-step'));
    },
    { signal },
  );

  dialog.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('img, a:not([data-close]), figcaption') || !dialog.open)
        return;
      event.preventDefault();
      dialog.close();
    },
    { signal },
  );

  dialog.addEventListener(
    'keydown',
    (event) => {
      const step = event.key === 'ArrowRight' ? '1' : event.key === 'ArrowLeft' ? '-1' : null;
      if (!step) return;
      // The row would scroll a little by itself, and snap back.
      event.preventDefault();
      row.querySelector<HTMLElement>(`:scope > :not([inert]) [data-step="${step}"]`)?.click();
    },
    { signal },
  );

  // A swipe moves, too: the picture in view is the one that the keyboard is in.
  row.addEventListener(
    'scrollend',
    () => {
      const slide = row.children[Math.round(Math.abs(row.scrollLeft) / row.clientWidth)];
      if (slide?.hasAttribute('inert')) settle(row, slide, null);
    },
    { signal },
  );
}

/** It was opened by the address, before this script had come: the links go on doing so. */
function isTarget(row: HTMLElement): boolean {
  return row.querySelector(':target') !== null;
}

function show(row: HTMLElement, slide: HTMLElement, step: string | null) {
  const isNear = step !== null && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left: slide.offsetLeft, behavior: isNear ? 'smooth' : 'instant' });
  settle(row, slide, step);
}

/** Only the picture in view can be reached; the focus goes on with it. */
function settle(row: HTMLElement, slide: Element, step: string | null) {
  for (const other of row.children) other.toggleAttribute('inert', other !== slide);
  const next = slide.querySelector<HTMLElement>(`[data-step="${step}"]`) ?? slide.querySelector<HTMLElement>('a');
  next?.focus({ preventScroll: true });
}
