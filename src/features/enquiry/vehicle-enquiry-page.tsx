import { phoneCountries, phoneCountryOf } from '@/domain/phone/phone-number';
import { neighbouringCountries, provinces, southAfricanProvinces } from '@/domain/province/province';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getDealers } from '@/queries/dealers';
import { getSiteSettings } from '@/queries/site-settings';
import { enquiryErrorCodes, enquiryProblems, type RefusedForm } from './form-types';
import { sealOf } from './receive-form';
import { arePricesShown, getChosenVehicle, getVehicleChoices, nameOf } from './vehicle-choices';
import { vehicleEnquiryForm } from './vehicle-enquiry';
import type { VehicleEnquiryFormProps } from './vehicle-enquiry-form.client';
import { VehicleEnquiryView } from './vehicle-enquiry-view';

type VehicleEnquiryPageProps = {
  locale: Locale;
  /** What the address asks for; an unknown value counts as none. */
  asked: { model: string; colour: string; dealer: string };
  /** The form that was sent and is shown again. */
  refused: RefusedForm | null;
};

/** Asks what a quote request needs, and shows it. Made per request: it carries a key of its own. */
export async function VehicleEnquiryPage({ locale, asked, refused }: VehicleEnquiryPageProps) {
  const words = getWords(locale, 'enquiry');
  const wanted = refused?.typed ?? { modelCode: asked.model, colourCode: asked.colour, dealer: asked.dealer };
  const [dealers, settings, choices, vehicle] = await Promise.all([
    getDealers(locale),
    getSiteSettings(locale),
    getVehicleChoices(locale),
    getChosenVehicle(locale, { modelCode: wanted.modelCode ?? '', colourCode: wanted.colourCode ?? null }),
  ]);
  const dealer = dealers.find(({ slug }) => slug === wanted.dealer);
  const isPriceShown = await arePricesShown(dealer?.province ?? null);
  const typed = {
    contactCountry: phoneCountryOf(dealer?.province),
    ...(dealer && !refused ? { province: dealer.province } : {}),
    ...wanted,
    dealer: dealer?.slug ?? '',
  };
  const form: VehicleEnquiryFormProps = {
    action: localePath(locale, `${vehicleEnquiryForm.path}/send`),
    vehicle,
    vehicles: choices.map(({ range, models }) => ({
      label: range.name,
      options: models.map((model) => ({ value: model.code, label: nameOf(range, model) })),
    })),
    countries: phoneCountries.map(({ code, callingCode }) => ({
      value: code,
      label: `${words(`countries.${code}`)} +${callingCode}`,
    })),
    provinces: [
      { label: words('form.southAfrica'), options: southAfricanProvinces.map(toOption) },
      { label: words('form.neighbours'), options: neighbouringCountries.map(toOption) },
    ],
    dealers: provinces
      .map((province) => ({
        label: words(`provinces.${province}`),
        options: dealers
          .filter((one) => one.province === province)
          .map(({ slug, name, city }) => ({ value: slug, label: `${name}, ${city}` })),
      }))
      .filter(({ options }) => options.length > 0),
    typed,
    errors: toErrors(),
    seal: sealOf(refused),
    errorWords: record(enquiryErrorCodes, (code) => words(`errors.${code}`)),
    problemWords: record(enquiryProblems, (problem) => words(`problems.${problem}`)),
    labels: {
      summary: words('form.summary'),
      modelCode: words('form.modelCode'),
      modelPlaceholder: words('form.modelPlaceholder'),
      fullName: words('form.fullName'),
      contactCountry: words('form.contactCountry'),
      contactNumber: words('form.contactNumber'),
      contactNumberHint: words('form.contactNumberHint', { example: '082 123 4567' }),
      emailAddress: words('form.emailAddress'),
      emailAddressHint: words('form.emailAddressHint'),
      province: words('form.province'),
      provincePlaceholder: words('form.provincePlaceholder'),
      dealer: words('form.dealer'),
      dealerPlaceholder: words('form.dealerPlaceholder'),
      send: words('form.send'),
      sending: words('form.sending'),
    },
    privacy: words.rich('form.privacy', {
      link: (chunks) => <a href={localePath(locale, '/privacy-notice')}>{chunks}</a>,
    }),
  };
  return (
    <VehicleEnquiryView
      title={words('page.title')}
      lead={words('page.lead')}
      required={words('page.required')}
      asked={
        vehicle && {
          vehicle: isPriceShown ? vehicle : { ...vehicle, price: null },
          title: words('page.asking'),
          change: { label: words('page.change'), url: localePath(locale, '/vehicles') },
          terms: localText(settings, 'priceDisclaimer')?.text ?? null,
        }
      }
      form={form}
    />
  );

  function toOption(province: (typeof provinces)[number]) {
    return { value: province, label: words(`provinces.${province}`) };
  }

  function toErrors(): VehicleEnquiryFormProps['errors'] {
    if (!refused) return [];
    const { problem, errors } = refused;
    return [
      ...(problem ? [{ field: null, message: words(`problems.${problem}`) }] : []),
      ...errors.map(({ field, code }) => ({ field, message: words(`errors.${code}`) })),
    ];
  }
}

function record<Key extends string>(keys: readonly Key[], wordsOf: (key: Key) => string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, wordsOf(key)])) as Record<Key, string>;
}
