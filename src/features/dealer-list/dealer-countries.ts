import type { Dealer, Market } from '@/cms/payload-types';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import type { DealerCountry } from './dealer-list';

/** Dealers by the country whose market lists their province; countries in the markets' order, empty ones left out. */
export function toDealerCountries({
  dealers,
  markets,
  locale,
}: {
  dealers: Dealer[];
  markets: Market[];
  locale: Locale;
}): DealerCountry[] {
  return markets.flatMap((market) => {
    const own = dealers.filter(({ province }) => market.provinces?.includes(province));
    const name = localText(market, 'name')?.text ?? market.code;
    return own.length > 0 ? [{ name, dealers: own.map((dealer) => toListed(dealer, locale)) }] : [];
  });
}

function toListed(dealer: Dealer, locale: Locale) {
  return {
    slug: dealer.slug,
    name: dealer.name,
    address: [
      [dealer.streetAddress, dealer.suburb].filter(Boolean).join(', '),
      [dealer.city, dealer.postCode].filter(Boolean).join(' '),
    ],
    telephone: dealer.telephone,
    email: dealer.email,
    quoteUrl: `${localePath(locale, '/enquiry/vehicle')}?dealer=${dealer.slug}`,
  };
}
