import { toTimeLeft } from './time-left';

/**
 * Writes the time left into a clock once a second and stops at zero, where the finished text takes its place if there is
 * one (C-074, C-075). The server writes no figures, because its page may be an hour old. A timer is not announced as it
 * changes, only read when somebody goes there. Gives what ends it.
 */
export function tick(place: HTMLElement, endMs: number): () => void {
  const clock = place.querySelector<HTMLElement>('[role="timer"]');
  const finished = place.querySelector<HTMLElement>('[data-finished]');
  const timer = setInterval(show, 1000);
  show();
  return () => clearInterval(timer);

  function show() {
    const now = Date.now();
    for (const [unit, left] of Object.entries(toTimeLeft(endMs, now))) {
      const figure = place.querySelector(`[data-unit="${unit}"]`);
      if (figure) figure.textContent = String(left).padStart(2, '0');
    }
    if (now < endMs) return;
    clearInterval(timer);
    if (!clock || !finished) return;
    clock.remove();
    finished.hidden = false;
  }
}
