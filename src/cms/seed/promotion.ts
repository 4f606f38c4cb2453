import { daysAhead } from './days-ahead';
import type { PictureName } from './pictures';
import type { WrittenRecord } from './records';

/**
 * One offer with its whole cost, to the cent: an annuity in arrears on price less deposit with the balloon left at the
 * end (T§9), the R69 service fee in every instalment and the initiation fee paid once. 72 × 7 581.70 = 545 882.40, and
 * the schedule's rounding leaves nothing over.
 */
export function promotion({
  brand,
  vehicleModel,
  picture,
  now,
}: {
  brand: number;
  vehicleModel: number;
  picture: (name: PictureName) => number;
  now: Date;
}): WrittenRecord<'promotions'> {
  return {
    name: { en: 'Corolla 1.8 Hybrid XS', af: 'Corolla 1.8 hibried XS', zu: 'I-Corolla 1.8 Hybrid XS' },
    brand,
    vehicleModel,
    promotionType: 'Traditional',
    retailPrice: 498_300,
    deposit: 50_300,
    initiationFee: 1207.5,
    financedAmount: 448_000,
    installments: 72,
    interestRate: 0.099,
    rateType: 'Fixed',
    monthlyInstallment: 7581.7,
    totalInstallments: 545_882.4,
    balloonPaymentPercentage: 15,
    balloonPaymentAmount: 74_745,
    promoStartDate: daysAhead(now, -14),
    promoEndDate: daysAhead(now, 45),
    image: picture('corolla-sky'),
    terms: {
      en: 'Illustrative example on approved credit. The instalment includes the monthly service fee of R69. The balloon is due with the last instalment; until it is paid the vehicle is not yours. The initiation fee of R1 207.50 is paid once and is not financed. Insurance, licence and delivery are not included.',
      af: 'Voorbeeld ter illustrasie, onderhewig aan kredietgoedkeuring. Die paaiement sluit die maandelikse diensfooi van R69 in. Die ballonbetaling is saam met die laaste paaiement betaalbaar; tot dit betaal is, is die voertuig nie joune nie. Die inisiasiefooi van R1 207.50 word een keer betaal en nie gefinansier nie. Versekering, lisensie en aflewering is nie ingesluit nie.',
      zu: 'Isibonelo nje, kuye ngokugunyazwa kwesikweletu. Isitolimende sihlanganisa imali yesevisi yanyanga zonke engu-R69. I-balloon ikhokhwa kanye nesitolimende sokugcina; imoto ayikabi ngeyakho ize ikhokhwe. Imali yokuqalisa engu-R1 207.50 ikhokhwa kanye futhi ayifakwa emalini ebolekiwe. Umshwalense, ilayisense nokulethwa kwemoto akufakiwe.',
    },
  };
}
