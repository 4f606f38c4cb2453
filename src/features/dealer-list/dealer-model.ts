import type { Dealer } from '@/cms/payload-types';
import { hasSite } from '@/domain/dealer/has-site';
import { type OpeningDay, toOpeningSpans } from '@/domain/dealer/opening-hours';
import { subjects } from '@/domain/form/forms/general';
import { vehiclesPathOf } from '@/domain/site/site-place';
import { getFormWords } from '@/i18n/form-words';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { PictureProps } from '@/ui/picture';
import { toTown } from './dealer-countries';
import type { DealerViewProps } from './dealer-view';

/** A dealer's page from the dealer's record. */
export function toDealerView(dealer: Dealer, locale: Locale, picture: PictureProps | null): DealerViewProps {
  const t = getWords(locale, 'dealers');
  const day = (name: OpeningDay) => t(`days.${name}`);
  return {
    slug: dealer.slug,
    name: dealer.name,
    town: `${dealer.city}, ${getWords(locale, 'enquiry')(`provinces.${dealer.province}`)}`,
    address: [dealer.streetAddress, dealer.suburb, toTown(dealer)].flatMap((line) => line || []),
    telephone: dealer.telephone,
    email: dealer.email,
    directionsUrl: `https://www.google.com/maps/dir/?${new URLSearchParams({
      api: '1',
      destination: `${dealer.lat},${dealer.longitude}`,
    })}`,
    contact: dealer.contactName ? { name: dealer.contactName, position: localText(dealer, 'position') } : null,
    hours: toOpeningSpans(dealer.operatingHours ?? []).map(({ first, last, open }) => ({
      days: first === last ? day(first) : t('page.days', { from: day(first), to: day(last) }),
      open,
    })),
    picture,
    vehiclesUrl: hasSite(dealer) ? localePath(locale, vehiclesPathOf(dealer)) : null,
    quoteUrl: `${localePath(locale, '/enquiry/vehicle')}?dealer=${dealer.slug}`,
    asks: toAsks(dealer, locale),
    allUrl: localePath(locale, '/dealers'),
    labels: {
      all: t('bar.all'),
      call: t('page.call'),
      mail: t('page.mail'),
      directions: t('page.directions'),
      address: t('page.address'),
      hours: t('page.hours'),
      closed: t('page.closed'),
      noHours: t('page.noHours'),
      person: t('page.person'),
      vehicles: t('page.vehicles'),
      vehiclesText: t('page.vehiclesText'),
      browse: t('page.browse'),
      quote: t('quote'),
      ask: t('page.ask'),
      askText: t('page.askText'),
    },
  };
}

/** What a dealer can be asked: by subject, or for an offer for a used vehicle (D§2.2). */
function toAsks(dealer: Dealer, locale: Locale): DealerViewProps['asks'] {
  const t = getWords(locale, 'dealers');
  const words = getFormWords(locale, 'general').options?.subject ?? {};
  const [base, query] = hasSite(dealer)
    ? [`/dealers/${dealer.slug}/enquiry`, {}]
    : ['/enquiry', { dealer: dealer.slug }];
  const toUrl = (form: string, more: Record<string, string> = {}) => {
    const search = new URLSearchParams({ ...query, ...more });
    return localePath(locale, `${base}/${form}${search.size > 0 ? `?${search}` : ''}`);
  };
  return [
    ...subjects.map((subject) => ({
      label: subject === 'General' ? t('page.enquiry') : (words[subject] ?? subject),
      url: toUrl('general', { subject }),
    })),
    { label: t('page.tradeIn'), url: toUrl('trade-in') },
  ];
}
