'use client';

import { useEffect } from 'react';
import { hoverDelayMs } from './navigation';

/**
 * What `<details data-menu>` lack by themselves: opening on a resting pointer (`data-menu="hover"`), ArrowDown into the
 * list, Escape back to the word, closing when the focus or a tap goes elsewhere. Draws nothing.
 */
export function MenuBehaviour() {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const stopHover = watchHover(signal);
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('pointerdown', ({ target }) => closeAllBut(menuOf(target)), { signal });
    window.addEventListener('pagehide', () => closeAllBut(null), { signal });
    return () => {
      stopHover();
      listeners.abort();
    };
  }, []);
  return null;
}

/** Opens a menu on which the mouse rests, closes it once the mouse has left; a click on its word keeps it open. */
function watchHover(signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLDetailsElement | null = null;
  let opened: HTMLDetailsElement | null = null;

  function settle() {
    if (under?.open === false) {
      under.open = true;
      opened = under;
    } else if (opened && opened !== under) {
      opened.open = false;
      opened = null;
    }
  }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !matchMedia(wide).matches) return;
    const menu = menuOf(target);
    const next = menu?.dataset.menu === 'hover' ? menu : null;
    if (next === under) return;
    under = next;
    clearTimeout(timer);
    timer = setTimeout(settle, hoverDelayMs);
  }

  function onClick(event: MouseEvent) {
    const menu = wordOf(event.target);
    if (!menu || menu !== opened) return;
    event.preventDefault();
    opened = null;
  }

  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('click', onClick, { signal });
  return () => clearTimeout(timer);
}

function onKeyDown(event: KeyboardEvent) {
  const menu = menuOf(event.target);
  if (!menu) return;
  if (event.key === 'Escape' && menu.open) {
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  if (event.key === 'ArrowDown' && wordOf(event.target)) {
    event.preventDefault();
    menu.open = true;
    menu.querySelector('a')?.focus();
  }
}

function onFocusOut({ target, relatedTarget }: FocusEvent) {
  const menu = menuOf(target);
  if (menu && matchMedia(wide).matches && relatedTarget instanceof Node && !menu.contains(relatedTarget))
    menu.open = false;
}

function closeAllBut(kept: HTMLDetailsElement | null) {
  if (!matchMedia(wide).matches && kept) return;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (menu !== kept) menu.open = false;
  }
}

const wide = '(width >= 1024px)';

function menuOf(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-menu]') : null;
}

/** The menu whose word (its `<summary>`) this is. */
function wordOf(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element && target.closest('summary') ? menuOf(target) : null;
}
