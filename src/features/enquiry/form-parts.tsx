import type { ReactNode } from 'react';
import type { Dealer } from '@/cms/payload-types';
import type { Form } from '@/domain/form/form';
import type { Typed } from '@/domain/form/form-errors';
import { phoneCountryOf } from '@/domain/phone/phone-number';
import { provinces } from '@/domain/province/province';
import { formatDate } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { FieldError } from '@/ui/error-summary';
import type { OptionGroup } from './contact-part.client';
import type { RefusedForm } from './form-types';
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

/** What a form does with personal details, and where the rest stands; about a child, also until when they are kept. */
export function toPrivacy(locale: Locale, target?: '_blank', form?: Form) {
  const words = getWords(locale, 'enquiry');
  const link = (chunks: ReactNode) => (
    <a href={localePath(locale, '/privacy-notice')} target={target}>
      {chunks}
    </a>
  );
  if (form?.name === 'newsletter') return words.rich('form.privacyNewsletter', { link });
  if (!form?.isAboutChild) return words.rich('form.privacy', { link });
  const until = new Date(Date.now() + form.retentionDays * 24 * 60 * 60 * 1_000);
  return words.rich('form.privacyChild', { link, date: formatDate(locale, until) });
}
