import { nextSteps, toCards } from './finance-links';
import type { WrittenPage } from './page';

/** `/payment-options`: the ways to pay for a vehicle, the tools that compare them, and insurance. */
export function paymentOptionsPage(): WrittenPage {
  return {
    title: { en: 'Payment options', af: 'Betaalopsies', zu: 'Izindlela zokukhokha' },
    slug: 'payment-options',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'cardGrid',
        heading: {
          en: 'Paying for it, and keeping it safe',
          af: 'Daarvoor betaal, en dit beskerm',
          zu: 'Ukuyikhokhela, nokuyivikela',
        },
        cardType: 'jobs',
        columns: '3',
        cards: [
          {
            title: { en: 'Finance and lease', af: 'Finansiering en bruikhuur', zu: 'Ukuxhaswa ngezimali nokuqasha' },
            description: {
              en: 'Instalments, a balloon or a monthly fee, with what each costs in the end',
              af: "Paaiemente, 'n ballon of 'n maandelikse fooi, met wat elkeen op die ou end kos",
              zu: 'Izitolimende, i-balloon noma imali yanyanga zonke, nalokho okukubizayo ekugcineni',
            },
            linkUrl: '/payment-options/toyota-financial-services',
          },
          {
            title: { en: 'Insurance', af: 'Versekering', zu: 'Umshwalense' },
            description: {
              en: 'Cover for the vehicle and for the instalments',
              af: 'Dekking vir die voertuig en vir die paaiemente',
              zu: 'Ukuvikelwa kwemoto nezitolimende',
            },
            linkUrl: '/payment-options/insurance',
          },
          {
            title: { en: 'Offers on now', af: 'Huidige aanbiedinge', zu: 'Okunikezwayo manje' },
            description: {
              en: 'Choose a vehicle and see its offers with all their terms',
              af: "Kies 'n voertuig en sien sy aanbiedinge met al hulle voorwaardes",
              zu: 'Khetha imoto ubone okunikezwayo nayo yonke imibandela',
            },
            linkUrl: '/vehicles',
          },
        ],
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'Ways to pay', af: 'Maniere om te betaal', zu: 'Izindlela zokukhokha' },
        intro: {
          en: 'Each with a calculator that shows the whole cost, and what you own at the end.',
          af: "Elk met 'n sakrekenaar wat die volle koste wys, en wat jy aan die einde besit.",
          zu: 'Ngayinye inesibali esibonisa izindleko zonke, nokuba ngokwakho ekugcineni.',
        },
        cardType: 'noImage',
        columns: '3',
        cards: toCards(['instalment', 'futureDrive', 'kintoOne', 'lease', 'traditional', 'used']),
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'Before you decide', af: 'Voor jy besluit', zu: 'Ngaphambi kokunquma' },
        cardType: 'noImage',
        columns: '4',
        cards: toCards(['sideBySide', 'costOfKeeping', 'onTheRoad', 'budget']),
      },
      {
        ...nextSteps('method', 'glossary'),
        heading: { en: 'To look things up', af: 'Om dinge na te slaan', zu: 'Ukuze ubheke okuthile' },
      },
    ],
    meta: {
      description: {
        en: 'Every way to pay for a vehicle with its whole cost, and how to insure it, in plain words.',
        af: "Elke manier om vir 'n voertuig te betaal met die volle koste, en hoe om dit te verseker, in gewone taal.",
        zu: 'Zonke izindlela zokukhokhela imoto nezindleko zazo zonke, nokuyifaka umshwalense, ngamazwi alula.',
      },
    },
  };
}
