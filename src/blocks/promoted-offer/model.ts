import type { PromotedOfferBlock, Promotion } from '@/cms/payload-types';
import { formatDate, formatRandExact } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { type ListedButton, toButtons } from '@/ui/button-list';
import type { PictureProps } from '@/ui/picture';

/** What belongs to an instalment wherever it is advertised, finished, in the order in which it is read. */
export type OfferCost = {
  /** How many instalments, and what they come to together with interest and fees. */
  installments: number;
  total: string;
  /** The yearly rate, such as `9.75%`, and whether it holds. */
  rate: string;
  rateType: 'Fixed' | 'Linked';
  deposit: string;
  initiationFee: string;
  /** What is left to pay, or guaranteed, at the end: an amount and its share of the price. */
  residual: { kind: 'balloon' | 'futureValue'; amount: string; percent: string | null } | null;
  price: string;
  financed: string;
};

export type OfferModel = {
  heading: LocalText | null;
  name: LocalText | null;
  picture: PictureProps | null;
  monthly: string;
  cost: OfferCost;
  /** First and last day, in words. */
  start: string;
  end: string;
  terms: LocalText | null;
  buttons: ListedButton[];
};

/**
 * A promotion with its whole cost: number, total and rate of its instalments and what remains at the end (National
 * Credit Act, regulation 21). Null outside of its days, which are Johannesburg's and include the last one.
 */
export function toOffer({
  block,
  promotion,
  picture,
  locale,
  now,
}: {
  block: PromotedOfferBlock;
  promotion: Promotion;
  picture: PictureProps | null;
  locale: Locale;
  now: Date;
}): OfferModel | null {
  const today = toDay(now);
  const { promoStartDate, promoEndDate } = promotion;
  if (today < toDay(new Date(promoStartDate)) || today > toDay(new Date(promoEndDate))) return null;
  return {
    heading: localText(block, 'heading'),
    name: localText(promotion, 'name'),
    picture,
    monthly: formatRandExact(promotion.monthlyInstallment),
    cost: {
      installments: promotion.installments,
      total: formatRandExact(promotion.totalInstallments),
      rate: formatPercent(promotion.interestRate * 100),
      rateType: promotion.rateType,
      deposit: formatRandExact(promotion.deposit),
      initiationFee: formatRandExact(promotion.initiationFee),
      residual: toResidual(promotion),
      price: formatRandExact(promotion.retailPrice),
      financed: formatRandExact(promotion.financedAmount),
    },
    start: formatDate(locale, promoStartDate),
    end: formatDate(locale, promoEndDate),
    terms: localText(promotion, 'terms'),
    buttons: toButtons(block.buttons, locale),
  };
}

/** A guaranteed future value (a share of 1) or a balloon (in percent); null when nothing is left at the end. */
function toResidual(promotion: Promotion): OfferCost['residual'] {
  if (promotion.promotionType === 'GFV') {
    const { gfvRandValue, gfv } = promotion;
    if (!gfvRandValue) return null;
    return {
      kind: 'futureValue',
      amount: formatRandExact(gfvRandValue),
      percent: gfv ? formatPercent(gfv * 100) : null,
    };
  }
  const { balloonPaymentAmount, balloonPaymentPercentage: percentage } = promotion;
  if (!balloonPaymentAmount) return null;
  return {
    kind: 'balloon',
    amount: formatRandExact(balloonPaymentAmount),
    percent: percentage ? formatPercent(percentage) : null,
  };
}

/** At most two decimals, none that say nothing; the same in every language, as amounts are. */
function formatPercent(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

/** The day in Johannesburg as `2026-11-21`. */
function toDay(date: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(date);
}
