import { type BuyingStep, buyingSiteFor, toRangeBuyingLink } from '@/domain/vehicle/buying-link';
import { type Locale, localeHref, localePath } from '@/i18n/locales';

/** Where a step begins. Only the buying site can be embedded; our own form is a page of its own. */
export type Purchase = { url: string; isEmbeddable: boolean };

export type Purchases = Record<BuyingStep, Purchase>;

type About = {
  locale: Locale;
  buyingSite: string | null;
  rangeCode: string | null;
  dealer: { slug: string; supplierCode: string } | null;
  showsPrices: boolean;
};

/**
 * Both steps of the buying site, about a range and a dealer as far as they are known; in the page's language where the
 * site is a path of ours. Our own form where the buying site takes no requests (`buyingSiteFor`).
 */
export function toPurchases(about: About): Purchases {
  return { quote: toPurchase('quote', about), 'test-drive': toPurchase('test-drive', about) };
}

function toPurchase(step: BuyingStep, about: About): Purchase {
  const { locale, rangeCode, dealer } = about;
  const site = buyingSiteFor(about);
  if (site) {
    const dealerCode = dealer?.supplierCode ?? null;
    const url = toRangeBuyingLink({ buyingSite: localeHref(locale, site), step, rangeCode, dealerCode });
    return { url, isEmbeddable: true };
  }
  const query = new URLSearchParams({
    ...(rangeCode ? { range: rangeCode } : {}),
    ...(dealer ? { dealer: dealer.slug } : {}),
    ...(step === 'quote' ? {} : { type: step }),
  });
  const form = localePath(locale, '/enquiry/vehicle');
  return { url: query.size > 0 ? `${form}?${query}` : form, isEmbeddable: false };
}
