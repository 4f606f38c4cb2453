/**
 * May this request send a form? A browser says where its page came from: only our own pages may. A client that
 * says nothing (curl, a browser with scripts and headers off) may too: it carries nobody's cookies.
 */
export function isFromOurPages(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (!origin) return true;
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}
