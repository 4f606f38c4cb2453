import type { WrittenPage } from './page';

/** `/payment-options`: the ways to pay for a vehicle and to insure it. */
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
            title: { en: 'Finance and lease', af: 'Finansiering en huur', zu: 'Ukuxhaswa ngezimali nokuqasha' },
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
    ],
    meta: {
      description: {
        en: 'Finance, lease and insurance for a new vehicle, in plain words.',
        af: "Finansiering, huur en versekering vir 'n nuwe voertuig, in gewone taal.",
        zu: 'Ukuxhaswa ngezimali, ukuqasha nomshwalense wemoto entsha, ngamazwi alula.',
      },
    },
  };
}
