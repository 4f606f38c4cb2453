import {
  countOptions,
  fitsSelector,
  readSelectorFilter,
  type Selectable,
  type SelectorFilter,
} from '@/domain/vehicle-filter/selector-filter';
import { systemNames } from '@/domain/vehicle-filter/systems';

type Item = Selectable & { element: HTMLElement };

/**
 * Makes a rendered selector answer at once: hides what does not fit, counts anew, tells the count, and writes the
 * choice into the address where it has one of its own. Runs in the browser, without a framework. Ends with `signal`.
 */
export function enhanceSelector(
  root: HTMLElement,
  { hasAddress, signal }: { hasAddress: boolean; signal?: AbortSignal },
) {
  const form = root.querySelector<HTMLFormElement>('[data-selector-form]');
  if (!form) return;
  const items = [...root.querySelectorAll<HTMLElement>('[data-code]')].map(toItem);
  root.dataset.enhanced = '';

  const answer = () => {
    const data = new FormData(form);
    const filter = readSelectorFilter(data);
    showFitting(root, items, filter);
    showCounts(form, items, filter);
    if (hasAddress) writeAddress(form, data);
  };
  form.addEventListener('input', answer, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      form.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-selector-clear]')) return;
      event.preventDefault();
      clear(form);
      answer();
    },
    { signal },
  );
  answer();
}

function showFitting(root: HTMLElement, items: Item[], filter: SelectorFilter) {
  let count = 0;
  for (const item of items) {
    const fits = fitsSelector(item, filter);
    if (fits) count += 1;
    if (item.element.hidden === fits) item.element.hidden = !fits;
  }
  for (const group of root.querySelectorAll<HTMLElement>('[data-selector-group]')) {
    group.hidden = group.querySelector('[data-code]:not([hidden])') === null;
  }
  const empty = root.querySelector<HTMLElement>('[data-selector-empty]');
  if (empty) empty.hidden = count > 0;
  write(root.querySelector('[data-selector-count]'), root.dataset.counted?.split('\n')[count] ?? String(count));
}

function showCounts(form: HTMLFormElement, items: Item[], filter: SelectorFilter) {
  const counts = countOptions(items, filter);
  for (const name of systemNames) {
    for (const box of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
      const count = counts[name].get(box.value) ?? 0;
      const option = box.closest('label');
      option?.toggleAttribute('data-empty', count === 0);
      write(option?.querySelector('[data-option-count]'), String(count));
    }
  }
}

function clear(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')) {
    if (field.type === 'checkbox') field.checked = false;
    else field.value = '';
  }
  form.querySelector<HTMLElement>('[name="q"]')?.focus({ preventScroll: true });
}

/** Past Next's own `replaceState`, which would render the page anew for it. */
function writeAddress(form: HTMLFormElement, data: FormData) {
  const asked = new URLSearchParams();
  for (const [name, value] of data) if (value) asked.append(name, String(value));
  const address = (form.getAttribute('action') ?? '') + (asked.size > 0 ? `?${asked}` : '');
  if (address === location.pathname + location.search) return;
  History.prototype.replaceState.call(history, history.state, '', address);
}

/** Only what has changed, so that nothing is announced twice. */
function write(element: Element | null | undefined, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}

function toItem(element: HTMLElement): Item {
  const { text = '', fuel = null, transmission = null, drive = null, grade = null } = element.dataset;
  return { element, text, fuel, transmission, drive, grade };
}
