import 'server-only';
import type { EnquiryType } from '@/commands/enquiry/enquiry-letters';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { cleanLine } from '@/domain/enquiry/clean-line';
import { enquiryPaths } from '@/domain/finance/enquiry-link';
import type { Typed, Validated } from '@/domain/form/form-errors';
import { monthlyCentsOf } from '@/domain/monthly-price/monthly-price';
import type { Locale } from '@/i18n/locales';
import { countConfirmation } from '@/lib/rate-limit';
import { getCms } from '@/queries/cms';
import { getDealer } from '@/queries/dealers';
import { type CheckedEnquiry, checkEnquiry, readCarried } from './finance-enquiry-check';
import { type FinanceEnquiry, type FinanceEnquiryKind, readFinanceEnquiryForm } from './finance-enquiry-schema';
import { toLetterRows } from './finance-enquiry-words';
import type { FormDefinition } from './receive-form';

export type FinanceEnquiryForm = FormDefinition<FinanceEnquiry>;

/** Which form, and whose: null on the main site, where the dealer is chosen. */
export type FinanceEnquiryPlace = { kind: FinanceEnquiryKind; dealerSlug: string | null };

/** The form that a calculator's 'Enquire Now' leads to (T-030 to T-041). */
export function financeEnquiryForm(place: FinanceEnquiryPlace): FinanceEnquiryForm {
  return {
    path: pathOf(place),
    validate: (typed, locale) => validate(place, typed, locale),
    submit: (sent) => submit(place, sent),
  };
}

/** What a link or a sent form says of who asks, for the form's own rules. */
export function settingOf({ kind, dealerSlug }: FinanceEnquiryPlace, typed: Typed) {
  const { kind: of, link } = readCarried(kind, typed);
  return { isBusiness: of === 'finance' && link.isBusiness, hasDealer: dealerSlug !== null };
}

const enquiryTypes: Record<FinanceEnquiryKind, EnquiryType> = {
  'kinto-offers': 'KINTO_OFFER_REQUEST',
  'finance-offers': 'FINANCE_OFFER_REQUEST',
  'finance-query': 'FINANCE_QUERY',
};

/** Without language, and without the slash at the end: addresses that have it lead here. */
function pathOf({ kind, dealerSlug }: FinanceEnquiryPlace): string {
  if (dealerSlug !== null) return `/dealers/${dealerSlug}/${kind}`;
  if (kind === 'kinto-offers') return enquiryPaths.subscription;
  return kind === 'finance-offers' ? enquiryPaths.finance : enquiryPaths.lease.replace(/\/$/, '');
}

async function validate(place: FinanceEnquiryPlace, typed: Typed, locale: Locale): Promise<Validated<FinanceEnquiry>> {
  const read = readFinanceEnquiryForm(typed, settingOf(place, typed));
  if (!read.ok || (await getDealer(locale, place.dealerSlug ?? read.value.dealer ?? ''))) return read;
  return { ok: false, errors: [{ field: 'dealer', code: 'dealerRequired' }] };
}

async function submit(
  { kind, dealerSlug }: FinanceEnquiryPlace,
  { value, typed, locale, idempotencyKey }: Parameters<FinanceEnquiryForm['submit']>[0],
): ReturnType<FinanceEnquiryForm['submit']> {
  const { fullName, contactNumber, emailAddress, province, companyName } = value;
  const slug = dealerSlug ?? value.dealer ?? '';
  const dealer = await getDealer(locale, slug);
  const ask = { kind, typed: { ...typed, vehicle: value.vehicle ?? '' }, seenFrom: [province, dealer?.province ?? ''] };
  const [inEnglish, inTheirs] = await Promise.all([
    checkEnquiry({ ...ask, locale: 'en' }),
    checkEnquiry({ ...ask, locale }),
  ]);
  return submitEnquiry(await getCms(), {
    type: enquiryTypes[kind],
    locale,
    idempotencyKey,
    contact: { fullName, contactNumber, emailAddress, province },
    isVisitorWrittenTo: countConfirmation(emailAddress, Date.now()) === 0,
    dealerSlug: slug,
    recipientList: 'generalEnquiryRecipients',
    modelCode: inEnglish.vehicle?.modelCode ?? null,
    colourCode: null,
    details: {
      ...inEnglish.carried.link.texts,
      ...toChecked(inEnglish),
      contactCountry: asTyped(typed, 'contactCountry'),
      contactNumber: asTyped(typed, 'contactNumber'),
      ...(companyName ? { companyName } : {}),
    },
    // Not what was worked out: a table that changed meanwhile makes no second enquiry of one form.
    sameAs: [enquiryTypes[kind], slug, value, inEnglish.carried.link.texts],
    describe: (language) => toLetterRows(language, language === locale ? inTheirs : inEnglish, companyName),
  });
}

/** The quote that was worked out here, for the record: rand to the cent, months, percent (T-041). */
function toChecked({ record: { outcome, price } }: CheckedEnquiry): Record<string, string> {
  if (!price) return { checked: outcome };
  const rand = (cents: number) => (cents / 100).toFixed(2);
  const common = { checked: outcome, checkedMonthly: rand(monthlyCentsOf(price)) };
  if (price.kind === 'subscription') {
    return {
      ...common,
      checkedTerm: String(price.termMonths),
      checkedMonthlyKilometres: String(price.monthlyKilometres),
      checkedExcessKilometre: rand(price.excessKilometreCents),
      checkedTotal: rand(price.totalCents),
      checkedQuoteReference: price.quoteReference,
      ...(price.protectCents === null ? {} : { checkedProtect: rand(price.protectCents) }),
    };
  }
  return {
    ...common,
    checkedInstalments: String(price.instalments),
    checkedRatePercent: String(price.annualRatePercent),
    checkedPrice: rand(price.priceCents),
    checkedDeposit: rand(price.depositCents),
    checkedFinanced: rand(price.financedCents),
    checkedTotalOfInstalments: rand(price.totalOfInstalmentsCents),
    checkedBalloon: rand(price.atEnd?.cents ?? 0),
    checkedInitiationFee: rand(price.initiationFeeCents),
    checkedTotalRepayable: rand(price.totalRepayableCents),
    checkedCostOfCredit: rand(price.costOfCreditCents),
  };
}

function asTyped(typed: Typed, name: string): string {
  return cleanLine(typed[name] ?? '').slice(0, 60);
}
