export type BuyingStep = 'quote' | 'test-drive';

/**
 * A derivative on the external buying site. With a dealer the address names both; without one the derivative code
 * goes with the kind of request (T-009 to T-014, D-391, D-392, X-27).
 */
export function toBuyingLink({
  buyingSite,
  step,
  modelCode,
  dealerCode,
}: {
  buyingSite: string;
  step: BuyingStep;
  modelCode: string;
  dealerCode?: string | null;
}): string {
  const request: Record<string, string> = dealerCode ? { dealercode: dealerCode } : { type: step };
  return `${addressOf(buyingSite, step)}?${new URLSearchParams({ deriv_code: modelCode, ...request })}`;
}

/**
 * The buying site as a dialog embeds it: about a range where the page is about one, with the dealer where it is a
 * dealer's (C-399 to C-401, X-27).
 */
export function toRangeBuyingLink({
  buyingSite,
  step,
  rangeCode,
  dealerCode,
}: {
  buyingSite: string;
  step: BuyingStep;
  rangeCode: string | null;
  dealerCode: string | null;
}): string {
  const query = new URLSearchParams({
    ...(rangeCode ? { range_code: rangeCode } : {}),
    ...(dealerCode ? { dealercode: dealerCode } : {}),
  });
  return addressOf(buyingSite, step) + (query.size > 0 ? `?${query}` : '');
}

/**
 * A link that leads to the buying site, with the dealer whose page it stands on: `?dealercode={supplierCode}`, or `&`
 * where there is a query already (C-402). Any other link, and one that names a dealer, stays as it is.
 */
export function withDealerCode(
  url: string,
  { buyingSite, dealerCode }: { buyingSite: string | null; dealerCode: string | null },
): string {
  if (!buyingSite || !dealerCode || !leadsTo(url, buyingSite)) return url;
  const [address = '', fragment] = url.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  if (new URLSearchParams(query).has('dealercode')) return url;
  const dealer = `dealercode=${encodeURIComponent(dealerCode)}`;
  return `${path}?${query ? `${query}&${dealer}` : dealer}${fragment === undefined ? '' : `#${fragment}`}`;
}

/**
 * The buying site where it takes requests. Null where our own form does: without a buying site, and where a dealer's
 * market shows no prices, so that the buying site has nothing to say.
 */
export function buyingSiteFor({
  buyingSite,
  dealer,
  showsPrices,
}: {
  buyingSite: string | null;
  /** Whose site it is; null for the maker's own. */
  dealer: object | null;
  showsPrices: boolean;
}): string | null {
  return dealer && !showsPrices ? null : buyingSite;
}

/**
 * Where a derivative is asked for: on the buying site where it takes requests (`buyingSiteFor`), with the dealer on a
 * dealer's site; else our own form carries the request to that dealer (T-009 to T-014, D-391, D-392). Both addresses
 * are in the page's language.
 */
export function toRequestLink({
  buyingSite,
  enquiryPath,
  dealer,
  showsPrices,
  ...asked
}: {
  buyingSite: string | null;
  enquiryPath: string;
  /** Whose site it is; null for the maker's own. */
  dealer: { slug: string; supplierCode: string } | null;
  showsPrices: boolean;
  step: BuyingStep;
  modelCode: string;
  /** Only our own form knows colours. */
  paintCode: string | null;
}): string {
  const site = buyingSiteFor({ buyingSite, dealer, showsPrices });
  if (!site) return toEnquiryLink({ enquiryPath, dealer, ...asked });
  const { step, modelCode } = asked;
  return toBuyingLink({ buyingSite: site, step, modelCode, dealerCode: dealer?.supplierCode });
}

/** Our own form, below `enquiryPath`, with the derivative, its colour and the dealer carried along. */
export function toEnquiryLink({
  enquiryPath,
  step,
  modelCode,
  paintCode,
  dealer,
}: {
  enquiryPath: string;
  step: BuyingStep;
  modelCode: string;
  paintCode: string | null;
  dealer: { slug: string } | null;
}): string {
  return `${enquiryPath}?${new URLSearchParams({
    model: modelCode,
    ...(paintCode ? { colour: paintCode } : {}),
    ...(step === 'quote' ? {} : { type: step }),
    ...(dealer ? { dealer: dealer.slug } : {}),
  })}`;
}

function addressOf(buyingSite: string, step: BuyingStep): string {
  return `${buyingSite.replace(/\/+$/, '')}${step === 'quote' ? '/toyota' : '/toyota/test-drive'}`;
}

/** Is an address on the buying site: the same host, and its path or one below? */
function leadsTo(url: string, buyingSite: string): boolean {
  if (!URL.canParse(url, ourselves) || !URL.canParse(buyingSite, ourselves)) return false;
  const target = new URL(url, ourselves);
  const site = new URL(buyingSite, ourselves);
  const home = site.pathname.replace(/\/+$/, '');
  return target.origin === site.origin && (target.pathname === home || target.pathname.startsWith(`${home}/`));
}

/** Stands for our own host, which addresses without one mean. */
const ourselves = 'https://site.invalid';
