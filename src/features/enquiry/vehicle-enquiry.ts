import 'server-only';
import type { EnquiryType, LetterRow } from '@/commands/enquiry/enquiry-letters';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { toDay } from '@/domain/calendar/south-african-time';
import { cleanLine } from '@/domain/enquiry/clean-line';
import type { FieldProblem, Typed, Validated } from '@/domain/form/form-errors';
import type { BuyingStep } from '@/domain/vehicle/buying-link';
import { formatDate } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { countConfirmation } from '@/lib/rate-limit';
import { getCms } from '@/queries/cms';
import { getDealer } from '@/queries/dealers';
import type { FormDefinition } from './receive-form';
import { type ChosenVehicle, getChosenVehicle } from './vehicle-choices';
import { readVehicleEnquiry, type VehicleEnquiry } from './vehicle-enquiry-schema';

export type VehicleEnquiryForm = FormDefinition<VehicleEnquiry>;

/** Request A Quote, or a test drive: a visitor asks a dealer about one vehicle. */
export const vehicleEnquiryForm = formAt('/enquiry/vehicle');

/** The same form on the page that stands in for the buying site (T-009, T-010). */
export const buyingSiteForms: Record<BuyingStep, VehicleEnquiryForm> = {
  quote: formAt('/buying-site/toyota'),
  'test-drive': formAt('/buying-site/toyota/test-drive'),
};

function formAt(path: string): VehicleEnquiryForm {
  return { path, validate, submit };
}

const enquiryTypes: Record<BuyingStep, EnquiryType> = { quote: 'QUOTE_REQUEST', 'test-drive': 'TEST_DRIVE_REQUEST' };

async function submit({
  value,
  typed,
  locale,
  idempotencyKey,
}: Parameters<VehicleEnquiryForm['submit']>[0]): ReturnType<VehicleEnquiryForm['submit']> {
  const rows = { en: await describe('en', value), [locale]: await describe(locale, value) };
  const { fullName, contactNumber, emailAddress, province, preferredDate, preferredTime } = value;
  return submitEnquiry(await getCms(), {
    type: enquiryTypes[value.type],
    locale,
    idempotencyKey,
    contact: { fullName, contactNumber, emailAddress, province },
    isVisitorWrittenTo: countConfirmation(emailAddress, Date.now()) === 0,
    dealerSlug: value.dealer,
    recipientList: 'generalEnquiryRecipients',
    modelCode: value.modelCode,
    colourCode: value.colourCode,
    details: {
      contactCountry: asTyped(typed, 'contactCountry'),
      contactNumber: asTyped(typed, 'contactNumber'),
      ...(preferredDate ? { preferredDate } : {}),
      ...(preferredTime ? { preferredTime } : {}),
    },
    describe: (language) => rows[language] ?? rows.en,
  });
}

/** The stated rules, then whether what was chosen exists: the lists may have changed since the page was made. */
async function validate(typed: Typed, locale: Locale): Promise<Validated<VehicleEnquiry>> {
  const read = readVehicleEnquiry(typed, { today: toDay(new Date()) });
  if (!read.ok) return read;
  const { value } = read;
  const [dealer, vehicle] = await Promise.all([
    getDealer(locale, value.dealer),
    getChosenVehicle(locale, { ...value, seenFrom: [] }),
  ]);
  const errors: FieldProblem[] = [
    ...(vehicle ? [] : [{ field: 'modelCode', code: 'modelCodeRequired' } as const]),
    ...(dealer ? [] : [{ field: 'dealer', code: 'dealerRequired' } as const]),
  ];
  if (!vehicle || errors.length > 0) return { ok: false, errors };
  const { modelCode, colourCode } = vehicle;
  const when = value.type === 'quote' ? { preferredDate: null, preferredTime: null } : {};
  return { ok: true, value: { ...value, ...when, modelCode, colourCode } };
}

async function describe(locale: Locale, value: VehicleEnquiry): Promise<LetterRow[]> {
  const dealer = await getDealer(locale, value.dealer);
  const vehicle = await getChosenVehicle(locale, { ...value, seenFrom: [value.province, dealer?.province ?? ''] });
  if (!vehicle) return [];
  const words = getWords(locale, 'enquiry');
  const { preferredDate, preferredTime } = value;
  const rows: [string, string | null][] = [
    [words('rows.model'), vehicle.name],
    [words('rows.colour'), toColour(vehicle)],
    [words('rows.price'), vehicle.price],
    [words('rows.preferredDate'), preferredDate && formatDate(locale, preferredDate)],
    [words('rows.preferredTime'), preferredTime && words(`times.${preferredTime}`)],
  ];
  return rows.flatMap(([label, text]) => (text ? [{ label, value: text }] : []));
}

function toColour({ colourTitle, colourCode }: ChosenVehicle): string | null {
  return colourTitle ? `${colourTitle.text} (${colourCode})` : colourCode;
}

function asTyped(typed: Typed, name: string): string {
  return cleanLine(typed[name] ?? '').slice(0, 60);
}
