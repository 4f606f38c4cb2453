import type { Dealer } from '@/cms/payload-types';
import { phoneCountryOf } from '@/domain/phone/phone-number';
import { provinces } from '@/domain/province/province';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { FieldError } from '@/ui/error-summary';
import type { OptionGroup } from './contact-part.client';
import type { RefusedForm, Typed } from './form-types';
import { nameOf, type RangeWithModels } from './vehicle-choices';

/** Whoever asks a dealer lives near it, as far as one can guess. */
export function placeOf(dealer: Dealer | null): Typed {
  return { contactCountry: phoneCountryOf(dealer?.province), ...(dealer ? { province: dealer.province } : {}) };
}

/** The models of a range, to choose from. */
export function toVehicleOptions({ range, models }: RangeWithModels): OptionGroup {
  return { label: range.name, options: models.map((model) => ({ value: model.code, label: nameOf(range, model) })) };
}

/** The dealers by province, in the provinces' order. */
export function toDealerOptions(dealers: Dealer[], locale: Locale): OptionGroup[] {
  const words = getWords(locale, 'enquiry');
  return provinces
    .map((province) => ({
      label: words(`provinces.${province}`),
      options: dealers
        .filter((one) => one.province === province)
        .map(({ slug, name, city }) => ({ value: slug, label: `${name}, ${city}` })),
    }))
    .filter(({ options }) => options.length > 0);
}

/** What the server found wrong with a form that is shown again, in a language. */
export function toErrors(refused: RefusedForm | null, locale: Locale): FieldError[] {
  if (!refused) return [];
  const words = getWords(locale, 'enquiry');
  const { problem, errors } = refused;
  return [
    ...(problem ? [{ field: null, message: words(`problems.${problem}`) }] : []),
    ...errors.map(({ field, code }) => ({ field, message: words(`errors.${code}`) })),
  ];
}

/** What a form does with personal details, and where the rest stands. */
export function toPrivacy(locale: Locale, target?: '_blank') {
  return getWords(locale, 'enquiry').rich('form.privacy', {
    link: (chunks) => (
      <a href={localePath(locale, '/privacy-notice')} target={target}>
        {chunks}
      </a>
    ),
  });
}
