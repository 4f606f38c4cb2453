import type { PageIds, WrittenPage } from './page';

/** `/buying/how-buying-works`: six steps. */
export function howBuyingWorksPage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'How buying works', af: 'Hoe koop werk', zu: 'Ukuthenga kusebenza kanjani' },
    slug: 'buying/how-buying-works',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'cardGrid',
        heading: {
          en: 'Six steps to the keys',
          af: 'Ses stappe tot by die sleutels',
          zu: 'Izinyathelo eziyisithupha uze uthole okhiye',
        },
        intro: {
          en: 'Most people take a month over it. Nobody minds if you take longer.',
          af: "Die meeste mense vat 'n maand. Niemand gee om as jy langer vat nie.",
          zu: 'Abantu abaningi bathatha inyanga. Akekho okhathazekayo uma uthatha isikhathi eside.',
        },
        cardType: 'noImage',
        columns: '3',
        cards: [
          {
            title: { en: '1. Say what it is for', af: '1. Sê waarvoor dit is', zu: '1. Chaza ukuthi eyani' },
            description: {
              en: 'Seats, load, trailer, town or gravel. Three answers leave two or three models.',
              af: 'Sitplekke, vrag, sleepwa, stad of grondpad. Drie antwoorde laat twee of drie modelle oor.',
              zu: 'Izihlalo, umthwalo, itrela, idolobha noma umgwaqo ongenatiyela. Izimpendulo ezintathu zishiya amamodeli amabili noma amathathu.',
            },
            linkUrl: '/vehicles',
          },
          {
            title: { en: '2. Look at the price', af: '2. Kyk na die prys', zu: '2. Bheka intengo' },
            description: {
              en: 'The recommended price with VAT stands beside every model. Dealers may ask less.',
              af: 'Die aanbevole prys met BTW staan by elke model. Handelaars mag minder vra.',
              zu: 'Intengo enconyiwe ne-VAT ibhalwe eduze kwemodeli ngayinye. Abathengisi bangabiza kancane.',
            },
          },
          {
            title: { en: '3. Ask for a quote', af: "3. Vra 'n kwotasie", zu: '3. Cela ikhotheshini' },
            description: {
              en: 'A name and a way to reach you. You get a reference number at once and an answer from the dealer you chose.',
              af: "'n Naam en 'n manier om jou te bereik. Jy kry dadelik 'n verwysingsnommer, en 'n antwoord van die handelaar wat jy gekies het.",
              zu: 'Igama nendlela yokukuthola. Uthola inombolo yereferensi khona lapho, bese uphendulwa ngumthengisi omkhethile.',
            },
            linkUrl: '/enquiry/vehicle',
          },
          {
            title: { en: '4. Drive it', af: '4. Ry dit', zu: '4. Yishayele' },
            description: {
              en: 'On your own road if you can, with the people who will sit in it.',
              af: 'Op jou eie pad as jy kan, saam met die mense wat daarin gaan sit.',
              zu: 'Emgwaqweni wakho uma kungenzeka, nabantu abazohlala kuyo.',
            },
          },
          {
            title: { en: '5. Settle the money', af: '5. Maak die geld reg', zu: '5. Lungisa imali' },
            description: {
              en: 'Compare the total of all instalments, never the instalment alone. Sleep on it.',
              af: 'Vergelyk die totaal van al die paaiemente, nooit net die paaiement nie. Slaap daaroor.',
              zu: 'Qhathanisa isamba sazo zonke izitolimende, hhayi isitolimende sodwa. Lala ngakho kuqala.',
            },
          },
          {
            title: { en: '6. Take the keys', af: '6. Vat die sleutels', zu: '6. Thatha okhiye' },
            description: {
              en: 'The dealer shows you everything once. Ask again next week if you like.',
              af: 'Die handelaar wys jou alles een keer. Vra gerus volgende week weer.',
              zu: 'Umthengisi ukubonisa konke kanye. Ungabuza futhi ngesonto elizayo uma uthanda.',
            },
          },
        ],
      },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'An example', af: "'n Voorbeeld", zu: 'Isibonelo' },
        title: {
          en: 'What R7 581.70 a month is made of',
          af: 'Waaruit R7 581,70 per maand bestaan',
          zu: 'Okwakha u-R7 581.70 ngenyanga',
        },
        description: {
          en: 'A Corolla 1.8 Hybrid XS at R498 300, R50 300 paid at first, R448 000 lent at a fixed 9.9% over 72 months, R74 745 left for the end. That is R7 512.70 to the bank and R69 service fee, 72 times: R545 882.40 in all, then the balloon, and R1 207.50 once at the beginning.',
          af: "'n Corolla 1.8 hibried XS teen R498 300, R50 300 vooraf betaal, R448 000 geleen teen 'n vaste 9,9% oor 72 maande, R74 745 wat vir die einde oorbly. Dit is R7 512,70 vir die bank en R69 administrasiefooi, 72 keer: altesaam R545 882,40, dan die ballonbetaling, en R1 207,50 een keer aan die begin.",
          zu: 'I-Corolla 1.8 Hybrid XS ibiza u-R498 300, kukhokhwa u-R50 300 ekuqaleni, kubolekwe u-R448 000 ngenzalo engashintshi engu-9.9% izinyanga ezingu-72, kusale u-R74 745 wasekugcineni. Lokho ngu-R7 512.70 webhange no-R69 wesevisi, izikhathi ezingu-72: u-R545 882.40 usuwonke, bese kuba i-balloon, no-R1 207.50 okhokhwa kanye ekuqaleni.',
        },
        image: picture('corolla-white'),
        imgPosition: 'right',
        buttons: [
          {
            linkLabel: { en: 'Request a quote', af: "Vra 'n kwotasie", zu: 'Cela ikhotheshini' },
            linkUrl: '/enquiry/vehicle',
            buttonStyle: 'primary',
          },
        ],
      },
    ],
    meta: {
      description: {
        en: 'From the first idea to the keys in six steps, and an instalment taken apart to the cent.',
        af: "Van die eerste idee tot die sleutels in ses stappe, en 'n paaiement tot op die sent uitmekaar gehaal.",
        zu: 'Kusuka emcabangweni wokuqala kuya ezikhiyeni ngezinyathelo eziyisithupha, nesitolimende esichazwe kuze kube isenti.',
      },
    },
  };
}
