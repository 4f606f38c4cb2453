'use client';

import { useEffect, useRef } from 'react';

/**
 * Follows a choice in the sentence at once, and comes back to the same gap and place on the page. A choice made with
 * the keyboard, where every arrow changes the value, waits for the button.
 */
export function ListBehaviour() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let isTyping = false;
    form.dataset.enhanced = '';
    for (const kind of ['pointerdown', 'keydown']) {
      form.addEventListener(
        kind,
        () => {
          isTyping = kind === 'keydown';
        },
        { signal },
      );
    }
    form.addEventListener(
      'change',
      () => {
        if (isTyping) form.dataset.pending = '';
        else follow(form);
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        follow(form);
      },
      { signal },
    );
    // Back must not show a sentence that the list does not answer.
    window.addEventListener(
      'pageshow',
      () => {
        form.reset();
        delete form.dataset.pending;
      },
      { signal },
    );
    comeBack(form);
    return () => listeners.abort();
  }, []);

  return <span ref={mark} hidden />;
}

const place = 'vehicle-list';

/** Goes to the address of what is chosen: the gaps that ask nothing are left out, and a body type alone is a path. */
function follow(form: HTMLFormElement) {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value) asked.append(name, String(value));
  const body = asked.size === 1 && asked.get('body');
  const focused = form.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null;
  sessionStorage.setItem(place, JSON.stringify([focused, scrollY]));
  const home = form.getAttribute('action') ?? '';
  location.assign(body ? `${home}/${body}` : asked.size > 0 ? `${home}?${asked}` : home);
}

function comeBack(form: HTMLFormElement) {
  const kept = sessionStorage.getItem(place);
  if (!kept) return;
  sessionStorage.removeItem(place);
  const [name, top] = JSON.parse(kept);
  if (name) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus({ preventScroll: true });
  scrollTo({ top, behavior: 'instant' });
}
