import type { Dealer, Market } from '@/cms/payload-types';
import { hasSite } from '@/domain/dealer/has-site';
import { toProvince } from '@/domain/province/province';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { DealerCountry, DealerProvince, ListedDealer } from './dealer-list';

/**
 * Dealers by the country whose market lists their province, and there by province; countries and provinces in the
 * markets' order, empty ones left out. A country that is one province lends it its name.
 */
export function toDealerCountries({
  dealers,
  markets,
  locale,
}: {
  dealers: Dealer[];
  markets: Market[];
  locale: Locale;
}): DealerCountry[] {
  const t = getWords(locale, 'enquiry');
  return markets.flatMap((market) => {
    const name = localText(market, 'name') ?? { text: market.code };
    const provinces = (market.provinces ?? []).flatMap((written): DealerProvince[] => {
      const own = dealers.filter(({ province }) => province === written);
      if (own.length === 0) return [];
      const known = toProvince(written);
      return [
        {
          id: written.toLowerCase().replace(/\W+/g, '-'),
          name: known && market.provinces?.length !== 1 ? { text: t(`provinces.${known}`) } : name,
          dealers: own.map((dealer) => toListed(dealer, locale)),
        },
      ];
    });
    return provinces.length > 0 ? [{ name, provinces }] : [];
  });
}

function toListed(dealer: Dealer, locale: Locale): ListedDealer {
  return {
    slug: dealer.slug,
    name: dealer.name,
    siteUrl: hasSite(dealer) ? localePath(locale, `/dealers/${dealer.slug}`) : null,
    address: [[dealer.streetAddress, dealer.suburb].filter(Boolean).join(', '), toTown(dealer)],
    telephone: dealer.telephone,
    quoteUrl: `${localePath(locale, '/enquiry/vehicle')}?dealer=${dealer.slug}`,
  };
}

/** Town and post code in one line. */
export function toTown({ city, postCode }: Pick<Dealer, 'city' | 'postCode'>): string {
  return [city, postCode].filter(Boolean).join(' ');
}
