import { enhanceSelector } from './selector-behaviour';

/** Those already opened, by address: they keep what was chosen. */
const dialogs = new Map<string, HTMLDialogElement>();

/**
 * Shows the selector that a link leads to over the page, full screen (D-405): its own page is fetched and its part of
 * it taken. The browser keeps the focus inside, closes on Escape and gives the focus back. Rejects when it can't be
 * fetched.
 */
export async function openSelector(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy) return;
  link.ariaBusy = 'true';
  try {
    const dialog = dialogs.get(link.href) ?? (await fetchDialog(link.href));
    dialogs.set(link.href, dialog);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[name="q"]')?.focus();
  } finally {
    link.ariaBusy = null;
  }
}

async function fetchDialog(url: string): Promise<HTMLDialogElement> {
  const answer = await fetch(url);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const root = page.querySelector<HTMLElement>('[data-selector]');
  if (!answer.ok || !root) throw new Error('No selector there');
  await loadStyles(page);
  const dialog = document.createElement('dialog');
  dialog.className = root.dataset.dialogClass ?? '';
  dialog.setAttribute('aria-labelledby', 'selector-title');
  dialog.append(document.adoptNode(root));
  const close = root.querySelector<HTMLElement>('[data-selector-close]');
  if (close) close.hidden = false;
  close?.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  enhanceSelector(root, { hasAddress: false });
  return dialog;
}

/** The style sheets of a fetched page that this one lacks. */
async function loadStyles(page: Document): Promise<void> {
  const sheets = (of: Document) => [...of.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const present = new Set(sheets(document).map(({ href }) => href));
  const missing = sheets(page).filter(({ href }) => !present.has(href));
  await Promise.all(
    missing.map(({ href }) => {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = href;
      const loaded = new Promise((settle) => {
        sheet.onload = settle;
        sheet.onerror = settle;
      });
      document.head.append(sheet);
      return loaded;
    }),
  );
}
