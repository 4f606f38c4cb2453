import type { Dealer } from '@/cms/payload-types';
import { toDay } from '@/domain/calendar/south-african-time';
import { lastDayFrom } from '@/domain/enquiry/preferred-day';
import type { BuyingStep } from '@/domain/vehicle/buying-link';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getDealers } from '@/queries/dealers';
import { getSiteSettings } from '@/queries/site-settings';
import { placeOf, toDealerOptions, toErrors, toPrivacy, toVehicleOptions } from './form-parts';
import type { RefusedForm } from './form-types';
import { sealOf } from './receive-form';
import { type ChosenVehicle, findRange, getChosenVehicle, getVehicleChoices, toChosenRange } from './vehicle-choices';
import type { VehicleEnquiryForm as FormDefinition } from './vehicle-enquiry';
import type { VehicleEnquiryFormProps } from './vehicle-enquiry-form.client';
import { toStep } from './vehicle-enquiry-schema';
import { VehicleEnquiryView } from './vehicle-enquiry-view';
import { toFormWords } from './vehicle-enquiry-words';

type VehicleEnquiryPageProps = {
  locale: Locale;
  form: FormDefinition;
  /**
   * What the address asks for; an unknown value counts as none. A range by its code or slug, a dealer by its slug or
   * supplier code.
   */
  asked: { step: BuyingStep; model: string; colour: string; range: string; dealer: string };
  /** The form that was sent and is shown again. */
  refused: RefusedForm | null;
  /** Where another vehicle is chosen, without language; told the range of the present model, and the dealer. */
  toChange: (present: { rangeCode: string | null; dealer: Dealer | null }) => string;
  /** The page stands in a dialog of another: what is not the form opens beside it. */
  isEmbedded?: boolean;
};

/** Asks what a request for a quote or a test drive needs, and shows it. Made per request: it carries a key of its own. */
export async function VehicleEnquiryPage(props: VehicleEnquiryPageProps) {
  const { locale, asked, refused, isEmbedded = false } = props;
  const words = getWords(locale, 'enquiry');
  const step = refused ? toStep(refused.typed.type) : asked.step;
  const wanted = toWanted(asked, refused);
  const dealers = await getDealers(locale);
  const dealer = findDealer(dealers, wanted.dealer);
  const { modelCode, colourCode } = wanted;
  const [settings, choices, vehicle] = await Promise.all([
    getSiteSettings(locale),
    getVehicleChoices(locale),
    getChosenVehicle(locale, { modelCode, colourCode, seenFrom: [dealer?.province ?? null] }),
  ]);
  const wantedRange = vehicle ? null : findRange(choices, wanted.range);
  const range = wantedRange && (await toChosenRange(locale, wantedRange));
  const today = toDay(new Date());
  const form: VehicleEnquiryFormProps = {
    ...toFormWords(locale),
    action: localePath(locale, `${props.form.path}/send`),
    step,
    vehicle: vehicle && { modelCode: vehicle.modelCode, colourCode: vehicle.colourCode },
    colours: toOpenColours(vehicle),
    range: range?.rangeCode ?? null,
    vehicles: (wantedRange ? [wantedRange] : choices).map(toVehicleOptions),
    dealers: toDealerOptions(dealers, locale),
    days: { today, last: lastDayFrom(today) },
    typed: { ...(refused ? {} : placeOf(dealer)), ...wanted, dealer: dealer?.slug ?? '' },
    errors: toErrors(refused, locale),
    seal: sealOf(refused),
    privacy: toPrivacy(locale, isEmbedded ? '_blank' : undefined),
  };
  const about = vehicle ?? range;
  const present = { rangeCode: vehicle?.rangeCode ?? null, dealer };
  return (
    <VehicleEnquiryView
      title={words(`kinds.${step}.title`)}
      lead={words(`kinds.${step}.lead`)}
      required={words('page.required')}
      asked={
        about && {
          about,
          title: words('page.asking'),
          change: { label: words('page.change'), url: localePath(locale, props.toChange(present)) },
          terms: localText(settings, 'priceDisclaimer'),
        }
      }
      form={form}
      isEmbedded={isEmbedded}
    />
  );
}

/** What was typed, or else what the address asks for. */
function toWanted({ model, colour, range, dealer }: VehicleEnquiryPageProps['asked'], refused: RefusedForm | null) {
  const nothing = { modelCode: '', colourCode: '', range: '', dealer: '' };
  return { ...nothing, ...(refused?.typed ?? { modelCode: model, colourCode: colour, range, dealer }) };
}

/** The colours to choose from: those of a known vehicle whose colour is open. */
function toOpenColours(vehicle: ChosenVehicle | null): VehicleEnquiryFormProps['colours'] {
  if (!vehicle || vehicle.colourCode) return [];
  return vehicle.colours.map(({ paintCode, title }) => ({ value: paintCode, label: title.text, lang: title.lang }));
}

/** Links say a dealer's slug, the buying site its supplier code. */
function findDealer(dealers: Dealer[], asked: string): Dealer | null {
  const wanted = asked.toLowerCase();
  return (
    dealers.find(({ slug }) => slug === wanted) ??
    dealers.find(({ supplierCode }) => supplierCode?.toLowerCase() === wanted) ??
    null
  );
}
