import { calculationFields } from '@/domain/finance/calculation';
import { calculatorPages, keptCalculators } from '@/domain/finance/kept-quote';
import type { Typed } from '@/domain/form/form-errors';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getDealers } from '@/queries/dealers';
import { toContactWords } from './contact-words';
import { type FinanceEnquiryPlace, financeEnquiryForm, settingOf } from './finance-enquiry';
import { type CheckedEnquiry, carriesNothing, checkEnquiry, getEnquiryPicture } from './finance-enquiry-check';
import type { FinanceEnquiryFormProps } from './finance-enquiry-form.client';
import { FinanceEnquiryView, type FinanceEnquiryViewProps } from './finance-enquiry-view';
import { toCarriedRows, toDifferences, toNotice, toQuoteView, toUsedName } from './finance-enquiry-words';
import { placeOf, toDealerOptions, toErrors, toPrivacy, toVehicleOptions } from './form-parts';
import type { RefusedForm } from './form-types';
import { sealOf } from './receive-form';
import { getVehicleChoices } from './vehicle-choices';

type FinanceEnquiryPageProps = {
  locale: Locale;
  place: FinanceEnquiryPlace;
  /** The address's query. */
  query: Typed;
  /** The form that was sent and is shown again. */
  refused: RefusedForm | null;
};

/**
 * Shows the figures that a calculator's link carries, worked out again, and asks whom to answer (issue 5 §2). Made per
 * request: it carries a key of its own.
 */
export async function FinanceEnquiryPage({ locale, place, query, refused }: FinanceEnquiryPageProps) {
  const { kind, dealerSlug } = place;
  const t = getWords(locale, 'financeEnquiry');
  const typed = refused?.typed ?? query;
  const dealers = await getDealers(locale);
  const dealer = dealers.find(({ slug }) => slug === (dealerSlug ?? typed.dealer)) ?? null;
  const seenFrom = [dealer?.province ?? null];
  const checked = await checkEnquiry({ kind, locale, typed, seenFrom });
  const isOpen = carriesNothing(checked.carried);
  const setting = settingOf(place, typed);
  const words = toContactWords(locale);
  const enquiry = getWords(locale, 'enquiry');
  const form: FinanceEnquiryFormProps = {
    ...words,
    action: localePath(locale, `${financeEnquiryForm(place).path}/send`),
    setting,
    carried: { ...checked.carried.link.texts },
    vehicles: isOpen ? (await getVehicleChoices(locale)).map(toVehicleOptions) : null,
    dealers: dealerSlug === null ? toDealerOptions(dealers, locale) : null,
    typed: refused ? typed : { ...placeOf(dealer), dealer: dealer?.slug ?? '' },
    errors: toErrors(refused, locale),
    seal: sealOf(refused),
    labels: {
      ...words.labels,
      vehicle: t('form.vehicle'),
      vehiclePlaceholder: enquiry('form.modelPlaceholder'),
      companyName: t('form.companyName'),
    },
    privacy: toPrivacy(locale),
  };
  return (
    <FinanceEnquiryView
      title={t(`kinds.${kind}.title`)}
      lead={t(`kinds.${kind}.${setting.isBusiness ? 'business' : 'lead'}`)}
      forDealer={dealerSlug !== null && dealer ? t('page.forDealer', { dealer: dealer.name }) : null}
      required={enquiry('page.required')}
      back={toBack(locale, checked.carried.link.texts)}
      asked={isOpen ? null : await toAsked(locale, checked)}
      form={form}
    />
  );
}

/** The calculator that the link comes from, as it stood. */
function toBack(locale: Locale, texts: Typed): FinanceEnquiryViewProps['back'] {
  const calculator = texts.quoteReference
    ? 'subscription'
    : keptCalculators.find((known) => known === texts.calculator);
  if (!calculator) return null;
  const { modelCode = '', mileage = '', rentalTerm = '' } = texts;
  const asked =
    calculator === 'subscription'
      ? { modelCode, monthlyKilometres: mileage, termMonths: rentalTerm }
      : Object.fromEntries(
          [...calculationFields, 'listedPrice', 'market', 'vat'].map((name) => [name, texts[name] ?? '']),
        );
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  return {
    label: getWords(locale, 'financeEnquiry')('page.calculator'),
    url: `${localePath(locale, calculatorPages[calculator])}?${new URLSearchParams([['calculator', calculator], ...given])}`,
  };
}

async function toAsked(locale: Locale, checked: CheckedEnquiry): Promise<FinanceEnquiryViewProps['asked']> {
  const t = getWords(locale, 'financeEnquiry');
  return {
    outcome: checked.outcome,
    modelCode: checked.vehicle?.modelCode ?? null,
    vehicle: checked.vehicle?.name ?? toUsedName(locale, checked),
    picture: await getEnquiryPicture(locale, checked),
    notice: toNotice(locale, checked),
    quote: toQuoteView(locale, checked),
    differences: toDifferences(locale, checked),
    carried: toCarriedRows(locale, checked),
    labels: {
      asking: getWords(locale, 'enquiry')('page.asking'),
      difference: t('page.difference'),
      today: t('page.today'),
      inLink: t('page.inLink'),
      carried: checked.outcome === 'hidden' ? t('page.asked') : t('page.carried'),
    },
  };
}
