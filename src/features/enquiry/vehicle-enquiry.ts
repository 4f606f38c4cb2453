import 'server-only';
import type { LetterRow } from '@/commands/enquiry-letters';
import { submitEnquiry } from '@/commands/submit-enquiry';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getCms } from '@/queries/cms';
import { getDealer } from '@/queries/dealers';
import { cleanLine } from './contact-fields';
import type { FieldProblem, Typed, Validated } from './form-types';
import type { FormDefinition } from './receive-form';
import { arePricesShown, type ChosenVehicle, getChosenVehicle } from './vehicle-choices';
import { readVehicleEnquiry, type VehicleEnquiry, type vehicleEnquiryFields } from './vehicle-enquiry-schema';

/** Request A Quote: a visitor asks a dealer for the price of one vehicle. */
export const vehicleEnquiryForm: FormDefinition<VehicleEnquiry> = {
  path: '/enquiry/vehicle',
  validate,
  submit: async ({ value, typed, locale, idempotencyKey }) => {
    const rows = { en: await describe('en', value), [locale]: await describe(locale, value) };
    const { fullName, contactNumber, emailAddress, province } = value;
    return submitEnquiry(await getCms(), {
      type: 'QUOTE_REQUEST',
      locale,
      idempotencyKey,
      contact: { fullName, contactNumber, emailAddress, province },
      dealerSlug: value.dealer,
      recipientList: 'generalEnquiryRecipients',
      modelCode: value.modelCode,
      colourCode: value.colourCode,
      details: {
        contactCountry: asTyped(typed, 'contactCountry'),
        contactNumber: asTyped(typed, 'contactNumber'),
      },
      describe: (language) => rows[language] ?? rows.en,
    });
  },
};

/** The stated rules, then whether what was chosen exists: the lists may have changed since the page was made. */
async function validate(typed: Typed, locale: Locale): Promise<Validated<VehicleEnquiry>> {
  const read = readVehicleEnquiry(typed);
  if (!read.ok) return read;
  const { value } = read;
  const [dealer, vehicle] = await Promise.all([getDealer(locale, value.dealer), getChosenVehicle(locale, value)]);
  const errors: FieldProblem[] = [
    ...(vehicle ? [] : [{ field: 'modelCode', code: 'modelCodeRequired' } as const]),
    ...(dealer ? [] : [{ field: 'dealer', code: 'dealerRequired' } as const]),
  ];
  if (!vehicle || errors.length > 0) return { ok: false, errors };
  return { ok: true, value: { ...value, modelCode: vehicle.modelCode, colourCode: vehicle.colourCode } };
}

async function describe(locale: Locale, value: VehicleEnquiry): Promise<LetterRow[]> {
  const vehicle = await getChosenVehicle(locale, value);
  if (!vehicle) return [];
  const words = getWords(locale, 'enquiry');
  const price = (await arePricesShown(value.province)) ? vehicle.price : null;
  const rows: [string, string | null][] = [
    [words('rows.model'), vehicle.name],
    [words('rows.colour'), toColour(vehicle)],
    [words('rows.price'), price],
  ];
  return rows.flatMap(([label, text]) => (text ? [{ label, value: text }] : []));
}

function toColour({ colourTitle, colourCode }: ChosenVehicle): string | null {
  return colourTitle ? `${colourTitle.text} (${colourCode})` : colourCode;
}

function asTyped(typed: Typed, name: (typeof vehicleEnquiryFields)[number]): string {
  return cleanLine(typed[name] ?? '').slice(0, 60);
}
