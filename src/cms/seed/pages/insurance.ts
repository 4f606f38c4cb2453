import { heading, list, richText } from '../rich-text';
import type { PageIds, WrittenPage } from './page';

/** `/payment-options/insurance`: what the vehicle pages' insurance offers lead to (C-038). */
export function insurancePage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'Insurance', af: 'Versekering', zu: 'Umshwalense' },
    slug: 'payment-options/insurance',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'textWithImage',
        title: {
          en: 'Insured the way it was built',
          af: 'Verseker soos dit gebou is',
          zu: 'Umshwalense olingana nendlela eyakhiwe ngayo',
        },
        description: {
          en: 'Cover that repairs your car with its own parts, at people who know it, and tells you before you sign what it costs and what it leaves out.',
          af: 'Dekking wat jou motor met sy eie parte herstel, by mense wat dit ken, en wat jou voor jy teken sê wat dit kos en wat dit uitlaat.',
          zu: 'Umshwalense olungisa imoto yakho ngezingxenye zayo, ngabantu abayaziyo, okukutshela ngaphambi kokusayina ukuthi ubiza malini nokuthi awufaki ini.',
        },
        image: picture('city-blue-hour'),
        imgPosition: 'right',
        buttons: [
          {
            linkLabel: {
              en: 'What My Toyota Insurance covers',
              af: 'Wat My Toyota-versekering dek',
              zu: 'Okumbozwa yi-My Toyota Insurance',
            },
            linkUrl: '/payment-options/insurance/my-toyota-insurance',
            buttonStyle: 'secondary',
          },
        ],
      },
    ],
  };
}

/** `/payment-options/insurance/my-toyota-insurance`: target of 'Protect my Car' (T-017). */
export function myToyotaInsurancePage(): WrittenPage {
  return {
    title: { en: 'My Toyota Insurance', af: 'My Toyota-versekering', zu: 'I-My Toyota Insurance' },
    slug: 'payment-options/insurance/my-toyota-insurance',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: true },
      {
        blockType: 'text',
        heading: { en: 'My Toyota Insurance', af: 'My Toyota-versekering', zu: 'I-My Toyota Insurance' },
        body: richText(
          {
            en: 'Comprehensive cover for a new vehicle, arranged by the dealer who sells it. The figures are for illustration; the insurer’s own quote counts.',
            af: "Omvattende dekking vir 'n nuwe voertuig, gereël deur die handelaar wat dit verkoop. Die syfers is ter illustrasie; die versekeraar se eie kwotasie tel.",
            zu: 'Umshwalense ophelele wemoto entsha, ohlelwe ngumthengisi oyidayisayo. Izibalo ziyisibonelo; kubalwa ikhotheshini yomshwalense uqobo.',
          },
          heading({ en: 'What it covers', af: 'Wat dit dek', zu: 'Okumbozwayo' }),
          list(
            {
              en: 'Accident, theft, hijacking, fire and hail, in all five countries.',
              af: 'Ongeluk, diefstal, kaping, brand en hael, in al vyf lande.',
              zu: 'Ingozi, ukwebiwa, ukudunwa, umlilo nesichotho, emazweni amahlanu wonke.',
            },
            {
              en: 'Repairs with original parts at approved panel beaters.',
              af: 'Herstel met oorspronklike parte by goedgekeurde duikkloppers.',
              zu: 'Ukulungiswa ngezingxenye zangempela kubalungisi bemizimba yezimoto abagunyaziwe.',
            },
            {
              en: 'Damage that you cause to others.',
              af: 'Skade wat jy aan ander veroorsaak.',
              zu: 'Umonakalo owenza kwabanye abantu.',
            },
          ),
          heading({ en: 'What it leaves out', af: 'Wat dit uitlaat', zu: 'Okungambozwa' }),
          list(
            {
              en: 'Wear, tyres, and damage while somebody drives without a licence.',
              af: "Slytasie, bande, en skade terwyl iemand sonder 'n lisensie bestuur.",
              zu: 'Ukuguga, amathayi, nomonakalo lapho umuntu eshayela engenalayisense.',
            },
            {
              en: 'Racing, and hire for reward.',
              af: 'Renne, en verhuring teen betaling.',
              zu: 'Umjaho, nokuqashisa ngenkokhelo.',
            },
          ),
          heading({ en: 'Leaving', af: 'Opsê', zu: 'Ukuyeka' }),
          {
            en: 'You may decline it, and you may cancel with a month’s notice. A financed car must stay insured, with us or with anybody else.',
            af: "Jy mag dit weier, en jy mag met 'n maand kennis opsê. 'n Gefinansierde motor moet verseker bly, by ons of by enigiemand anders.",
            zu: 'Ungawenqaba, futhi ungawuyeka ngesaziso senyanga. Imoto ekhokhelwa ngesikweletu kumele ihlale inomshwalense, kithi noma kwabanye.',
          },
        ),
      },
      {
        blockType: 'findDealer',
        heading: {
          en: 'Ask for a quote at a dealer',
          af: "Vra 'n kwotasie by 'n handelaar",
          zu: 'Cela ikhotheshini kumthengisi',
        },
      },
    ],
  };
}
