import type { ValueAddedOfferBlock } from '@/cms/payload-types';
import type { Words, Written } from '../words';

/** The value added offers of the two ranges that have one, in the stated words and days (C-215 to C-220, X-17). */
export const insuranceOffers: ReadonlyMap<string, Written<ValueAddedOfferBlock>> = new Map([
  [
    'fortuner',
    offer({
      description: {
        en: 'Twelve months of complimentary insurance with every new Fortuner, with an excess reducer of R10,000: if you claim, the first R10,000 of your excess is paid for you.',
        af: 'Twaalf maande gratis versekering met elke nuwe Fortuner, met ’n bybetalingsverminderaar van R10 000: as jy eis, word die eerste R10 000 van jou bybetaling vir jou betaal.',
        zu: 'Izinyanga eziyishumi nambili zomshwalense wamahhala nayo yonke i-Fortuner entsha, ne-excess reducer ka-R10,000: uma ufaka isicelo sokukhokhelwa, u-R10,000 wokuqala we-excess yakho ukhokhelwa wona.',
      },
      limits: {
        en: 'For every new Fortuner delivered within the dates above.',
        af: 'Vir elke nuwe Fortuner wat binne die datums hier bo afgelewer word.',
        zu: 'Kuyo yonke i-Fortuner entsha elethwa phakathi kwezinsuku ezingenhla.',
      },
      validFrom: '2024-07-01T00:00:00+02:00',
      validTo: '2024-09-30T00:00:00+02:00',
    }),
  ],
  [
    'vitz',
    offer({
      description: {
        en: 'Twelve months of complimentary insurance with every new Vitz except the X-Cite models.',
        af: 'Twaalf maande gratis versekering met elke nuwe Vitz, behalwe die X-Cite-modelle.',
        zu: 'Izinyanga eziyishumi nambili zomshwalense wamahhala nayo yonke i-Vitz entsha, ngaphandle kwamamodeli e-X-Cite.',
      },
      limits: {
        en: 'X-Cite models are excluded.',
        af: 'X-Cite-modelle is uitgesluit.',
        zu: 'Amamodeli e-X-Cite awafakiwe.',
      },
    }),
  ],
]);

type Own = { description: Words; limits: Words; validFrom?: string; validTo?: string };

function offer({ description, limits, validFrom, validTo }: Own): Written<ValueAddedOfferBlock> {
  return {
    blockType: 'valueAddedOffer',
    title: {
      en: '12 months complimentary cover',
      af: '12 maande gratis dekking',
      zu: 'Ukuvikelwa kwamahhala kwezinyanga ezingu-12',
    },
    description,
    validFrom,
    validTo,
    hidesWhenOver: false,
    shownOn: ['vitz', 'fortuner'],
    terms: {
      en: `${limits.en} You can decline the offer; the price of the vehicle stays the same. After the twelve months you can continue monthly, adjust the cover or cancel it.`,
      af: `${limits.af} Jy kan die aanbod van die hand wys; die prys van die voertuig bly dieselfde. Ná die twaalf maande kan jy maandeliks voortgaan, die dekking aanpas of dit kanselleer.`,
      zu: `${limits.zu} Ungawenqaba lo mnikelo; intengo yemoto ayishintshi. Ngemva kwezinyanga eziyishumi nambili ungaqhubeka nyanga zonke, uguqule ukuvikelwa noma ukukhansele.`,
    },
    disclaimer: {
      en: 'Prices are in ZAR. Demonstration offer: cover is subject to acceptance by the insurer.',
      af: 'Pryse is in ZAR. Demonstrasie-aanbod: dekking is onderworpe aan aanvaarding deur die versekeraar.',
      zu: 'Amanani ange-ZAR. Umnikelo wokubonisa: ukuvikelwa kuncike ekwamukelweni ngumshwalense.',
    },
    onPhones: {
      disclaimer: {
        en: 'The cover is arranged by the insurers named here, not by the vehicle maker.',
        af: 'Die dekking word deur die versekeraars hier genoem gereël, nie deur die voertuigvervaardiger nie.',
        zu: 'Ukuvikelwa kuhlelwa ngabomshwalense ababizwe lapha, hhayi umkhiqizi wemoto.',
      },
      insurers: [{ name: 'Mokoro Assure' }, { name: 'Karee Insure' }],
    },
  };
}
