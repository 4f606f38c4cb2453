import { withoutLanguage } from './without-language';

/**
 * Where a change of language leads back to, without language: to the page that the link names, as the visitor sees it
 * now. A vehicle page changes its address with each choice, and a comparison or a list keeps its choice in the query,
 * after the page with its links was made: the browser's own referrer knows. It counts only for this host, and for the
 * same page or the same range.
 */
export function toReturnPath({
  to,
  referrer,
  host,
}: {
  to: string | null;
  referrer: string | null;
  host: string | null;
}): string {
  const named = withoutLanguage(to ?? '/');
  if (!referrer || !URL.canParse(referrer)) return named;
  const seen = new URL(referrer);
  if (seen.host !== host) return named;
  const now = withoutLanguage(seen.pathname + seen.search);
  return isSamePage(pathOf(now), pathOf(named)) ? now : named;
}

function isSamePage(one: string, other: string): boolean {
  const range = rangePage.exec(one)?.[0];
  return one === other || (range !== undefined && range === rangePage.exec(other)?.[0]);
}

const rangePage = /^(?:\/dealers\/[^/]+\/new-vehicles|\/vehicles)\/[^/]+/;

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '/';
}
