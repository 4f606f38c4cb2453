import { creditQuote } from './credit-quote';
import { daysAhead } from './days-ahead';
import { financeTable } from './finance-table';
import type { PictureName } from './pictures';
import { ranges } from './ranges/all-ranges';
import type { WrittenRecord } from './records';
import type { Words } from './words';

/** An offer as it is written here: its costs are worked out. Days are counted from the day of loading. */
type Offer = {
  code: string;
  type: 'Traditional' | 'GFV';
  months: number;
  /** Percent of the price: at least this much at once, and what is left at the end. */
  depositPercent: number;
  endPercent: number;
  annualRate: number;
  rateType: 'Fixed' | 'Linked';
  fromDay: number;
  toDay: number;
};

const traditional = { type: 'Traditional', months: 72, rateType: 'Fixed', fromDay: -14, toDay: 45 } as const;
const guaranteed = {
  type: 'GFV',
  months: 48,
  depositPercent: 10,
  rateType: 'Linked',
  fromDay: -21,
  toDay: 40,
} as const;

/** The offer that the home page shows stands first. */
export const offers: Offer[] = [
  { ...traditional, code: 'C18', depositPercent: 10, endPercent: 15, annualRate: 0.099 },
  { ...traditional, code: '48R', depositPercent: 10, endPercent: 25, annualRate: 0.1025 },
  { ...traditional, code: 'A8H', depositPercent: 10, endPercent: 30, annualRate: 0.1075, toDay: 31 },
  { ...traditional, code: 'H25', depositPercent: 0, endPercent: 0, annualRate: 0.1125, rateType: 'Linked' },
  { ...traditional, code: 'F28', depositPercent: 15, endPercent: 30, annualRate: 0.1025 },
  { ...traditional, code: 'S16', depositPercent: 0, endPercent: 20, annualRate: 0.1155, rateType: 'Linked' },
  { ...traditional, code: 'V11', depositPercent: 0, endPercent: 0, annualRate: 0.1199, rateType: 'Linked' },
  { ...traditional, code: 'U18', depositPercent: 10, endPercent: 20, annualRate: 0.0999, toDay: 26 },
  { ...traditional, code: '66M', depositPercent: 10, endPercent: 25, annualRate: 0.0989 },
  { ...traditional, code: '49Y', depositPercent: 15, endPercent: 30, annualRate: 0.0989 },
  { ...traditional, code: 'Q22', months: 60, depositPercent: 5, endPercent: 0, annualRate: 0.1075 },
  { ...traditional, code: 'R16', depositPercent: 0, endPercent: 15, annualRate: 0.1145, rateType: 'Linked' },
  { ...guaranteed, code: 'C18', endPercent: 42, annualRate: 0.105 },
  { ...guaranteed, code: 'A8H', endPercent: 48, annualRate: 0.11 },
  { ...guaranteed, code: 'F49', endPercent: 46, annualRate: 0.11 },
  { ...guaranteed, code: '64O', months: 36, endPercent: 55, annualRate: 0.1125 },
  { ...traditional, code: 'T17', depositPercent: 5, endPercent: 20, annualRate: 0.0945, fromDay: -75, toDay: -15 },
  { ...traditional, code: '86A', depositPercent: 10, endPercent: 30, annualRate: 0.0999, fromDay: -60, toDay: -1 },
  { ...traditional, code: 'X30', depositPercent: 10, endPercent: 25, annualRate: 0.1025, fromDay: 10, toDay: 70 },
  { ...guaranteed, code: 'J26', endPercent: 45, annualRate: 0.1075, fromDay: 12, toDay: 72 },
];

/** An offer with its whole cost, to the cent (T-194). */
export function promotion({
  offer,
  brand,
  vehicleModel,
  picture,
  now,
}: {
  offer: Offer;
  brand: number;
  vehicleModel: number;
  picture: (name: PictureName) => number;
  now: Date;
}): WrittenRecord<'promotions'> {
  const { name, price, image } = vehicleOf(offer.code);
  const priceCents = price * 100;
  const endCents = Math.round((priceCents * offer.endPercent) / 100);
  const quote = creditQuote({
    priceCents,
    leastDepositCents: (priceCents * offer.depositPercent) / 100,
    endCents,
    annualRate: offer.annualRate,
    months: offer.months,
  });
  return {
    name: toName(name, offer),
    brand,
    vehicleModel,
    promotionType: offer.type,
    retailPrice: price,
    deposit: toRand(quote.depositCents),
    initiationFee: financeTable.instalment.initiationFee,
    financedAmount: toRand(quote.financedCents),
    installments: offer.months,
    interestRate: offer.annualRate,
    rateType: offer.rateType,
    monthlyInstallment: toRand(quote.instalmentCents),
    totalInstallments: toRand(quote.totalOfInstalmentsCents),
    ...toEnd(offer, toRand(endCents)),
    promoStartDate: daysAhead(now, offer.fromDay),
    promoEndDate: daysAhead(now, offer.toDay),
    image: picture(image),
    terms: toTerms(offer),
  };
}

function vehicleOf(code: string): { name: string; price: number; image: PictureName } {
  for (const range of ranges) {
    const derivative = range.derivatives.find((model) => model.code === code);
    const paint = derivative?.paints[0];
    if (derivative?.price && paint) {
      return {
        name: `${range.name} ${derivative.name}`,
        price: derivative.price,
        image: `${range.slug}-${paint.name}`,
      };
    }
  }
  throw new Error(`There is no offer on ${code}: it has no price or is not there.`);
}

function toEnd({ type, endPercent }: Offer, rand: number) {
  const isGuaranteed = type === 'GFV';
  return {
    gfv: isGuaranteed ? endPercent / 100 : null,
    gfvRandValue: isGuaranteed ? rand : null,
    balloonPaymentPercentage: isGuaranteed ? null : endPercent,
    balloonPaymentAmount: isGuaranteed ? null : rand,
  };
}

function toName(name: string, { type, months }: Offer): Words {
  const over = {
    en: `${name} over ${months} months`,
    af: `${name} oor ${months} maande`,
    zu: `I-${name} ezinyangeni ezingu-${months}`,
  };
  if (type === 'Traditional') return over;
  return {
    en: `${over.en}, with a guaranteed future value`,
    af: `${over.af}, met 'n gewaarborgde toekomswaarde`,
    zu: `${over.zu}, inani layo lakusasa liqinisekisiwe`,
  };
}

function toRand(cents: number): number {
  return cents / 100;
}

const opening: Words = {
  en: 'Illustrative example on approved credit. The instalment includes the monthly admin fee of R69.',
  af: 'Voorbeeld ter illustrasie, onderhewig aan kredietgoedkeuring. Die paaiement sluit die maandelikse administrasiefooi van R69 in.',
  zu: 'Isibonelo nje, kuye ngokugunyazwa kwesikweletu. Isitolimende sihlanganisa imali yokuphatha i-akhawunti yanyanga zonke engu-R69.',
};

const linkedRate: Words = {
  en: 'The rate is linked to the prime rate: when that changes, so does the instalment.',
  af: 'Die koers is aan die primakoers gekoppel: wanneer dié verander, verander die paaiement ook.',
  zu: 'Inzalo ihambisana nezinga eliyinhloko: uma lelo lishintsha, nesitolimende siyashintsha.',
};

const balloonDue: Words = {
  en: 'The balloon is due with the last instalment; until it is paid the vehicle is not yours.',
  af: 'Die ballon is saam met die laaste paaiement betaalbaar; tot dit betaal is, is die voertuig nie joune nie.',
  zu: 'I-balloon ikhokhwa kanye nesitolimende sokugcina; imoto ayikabi ngeyakho ize ikhokhwe.',
};

const valueGuaranteed: Words = {
  en: 'With the last instalment you pay the guaranteed value and keep the vehicle, trade it in, or hand it back. The guarantee holds for up to 20 000 km a year and a vehicle in fair condition.',
  af: 'Saam met die laaste paaiement betaal jy die gewaarborgde waarde en hou die voertuig, ruil dit in, of gee dit terug. Die waarborg geld vir tot 20 000 km per jaar en vir ’n voertuig in redelike toestand.',
  zu: 'Kanye nesitolimende sokugcina ukhokha inani eliqinisekisiwe ugcine imoto, uyishintshanise nenye, noma uyibuyise. Isiqinisekiso sisebenza kuze kube ngu-20 000 km ngonyaka nasemotweni esesimweni esihle.',
};

const closing: Words = {
  en: 'The initiation fee of R1 207.50 is paid once and is not financed. Insurance, licence and delivery are not included.',
  af: 'Die inisiasiefooi van R1 207.50 word een keer betaal en nie gefinansier nie. Versekering, lisensie en aflewering is nie ingesluit nie.',
  zu: 'Imali yokuqalisa engu-R1 207.50 ikhokhwa kanye futhi ayifakwa emalini ebolekiwe. Umshwalense, ilayisense nokulethwa kwemoto akufakiwe.',
};

function toTerms({ type, rateType, endPercent }: Offer): Words {
  const parts = [
    opening,
    ...(rateType === 'Linked' ? [linkedRate] : []),
    ...(type === 'GFV' ? [valueGuaranteed] : []),
    ...(type === 'Traditional' && endPercent > 0 ? [balloonDue] : []),
    closing,
  ];
  const join = (locale: keyof Words) => parts.map((part) => part[locale]).join(' ');
  return { en: join('en'), af: join('af'), zu: join('zu') };
}
