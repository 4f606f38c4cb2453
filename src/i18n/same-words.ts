import type { Locale } from './locales';

/** Interface words that are rightly the same as in English, by key. The tests fail on any other, and on one listed in vain. */
export const sameWords: Record<Exclude<Locale, 'en'>, readonly string[]> = {
  af: [
    'enquiry.countries.BW',
    'enquiry.countries.LS',
    'enquiry.countries.SZ',
    'enquiry.provinces.Botswana',
    'enquiry.provinces.Eswatini',
    'enquiry.provinces.Gauteng',
    'enquiry.provinces.KwaZulu-Natal',
    'enquiry.provinces.Lesotho',
    'enquiry.provinces.Limpopo',
    'enquiry.provinces.Mpumalanga',
    'enquiry.rows.model',
    'vehicle.bodyType.bakkie',
    'vehicle.bodyType.minibus',
    'vehicle.bodyType.mpv',
    'vehicle.bodyType.sedan',
    'vehicle.bodyType.suv',
    'vehicle.bodyTypes.bakkie',
    'vehicle.bodyTypes.sedan',
  ],
  zu: [],
};
