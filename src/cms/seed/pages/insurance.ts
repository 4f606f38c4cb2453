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
      {
        blockType: 'cardGrid',
        heading: {
          en: 'Three things can be insured',
          af: 'Drie dinge kan verseker word',
          zu: 'Zintathu izinto ezingafakwa umshwalense',
        },
        cardType: 'icon',
        columns: '3',
        cards: [
          {
            title: { en: 'The vehicle', af: 'Die voertuig', zu: 'Imoto' },
            description: {
              en: 'Accident, theft, hijacking, fire and hail, and what you damage that belongs to others. While you owe money on it, a lender asks for this cover.',
              af: "Ongeluk, diefstal, kaping, brand en hael, en wat jy beskadig wat aan ander behoort. Terwyl jy geld daarop skuld, vereis 'n geldskieter hierdie dekking.",
              zu: 'Ingozi, ukwebiwa, ukudunwa, umlilo nesichotho, nomonakalo owenza ezintweni zabanye. Uma usayikweleta, umbolekisi ufuna lo mshwalense.',
            },
            icon: 'car',
            linkUrl: '/payment-options/insurance/my-toyota-insurance',
          },
          {
            title: { en: 'The instalments', af: 'Die paaiemente', zu: 'Izitolimende' },
            description: {
              en: 'Credit life cover pays what you owe when you die or cannot work. You may bring a policy that you already have.',
              af: "Kredietlewensdekking betaal wat jy skuld as jy sterf of nie kan werk nie. Jy mag 'n polis gebruik wat jy reeds het.",
              zu: 'Umshwalense wempilo wesikweletu ukhokha okukweletayo uma ushona noma ungakwazi ukusebenza. Ungasebenzisa umshwalense osuvele unawo.',
            },
            icon: 'calendar',
          },
          {
            title: { en: 'The gap', af: 'Die gaping', zu: 'Igebe' },
            description: {
              en: 'When a car is written off, its insurer pays what it was worth that day. If you owe more, shortfall cover pays the difference.',
              af: "As 'n motor afgeskryf word, betaal die versekeraar wat dit daardie dag werd was. Skuld jy meer, betaal tekortdekking die verskil.",
              zu: 'Uma imoto ingasenakulungiseka, umshwalense ukhokha inani layo langalolo suku. Uma ukweleta okungaphezulu, umshwalense wegebe ukhokha umehluko.',
            },
            icon: 'shield',
          },
        ],
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'How to ask for it', af: 'Hoe om daarvoor te vra', zu: 'Ungawucela kanjani' },
        cardType: 'noImage',
        columns: '3',
        cards: [
          {
            title: { en: '1. Have these ready', af: '1. Hou dit byderhand', zu: '1. Lungisa lokhu' },
            description: {
              en: 'The model and its price, who will drive and since when they have had a licence, where the car sleeps, and any claims of the past years.',
              af: 'Die model en sy prys, wie gaan bestuur en hoe lank hulle al lisensies het, waar die motor slaap, en eise van die afgelope jare.',
              zu: 'Imodeli nentengo yayo, abazoyishayela nokuthi banamalayisense kusukela nini, lapho imoto ilala khona, nezicelo zesinxephezelo zeminyaka edlule.',
            },
          },
          {
            title: { en: '2. Ask at least twice', af: '2. Vra minstens twee keer', zu: '2. Buza okungenani kabili' },
            description: {
              en: 'At the dealer and at an insurer of your own choice. The dealer’s offer is one of many; the price of the car does not depend on it.',
              af: "By die handelaar en by 'n versekeraar van jou eie keuse. Die handelaar se aanbod is een van baie; die motor se prys hang nie daarvan af nie.",
              zu: 'Kumthengisi nasenkampanini yomshwalense oyikhethele yona. Okunikezwa ngumthengisi kungokunye kokuningi; intengo yemoto ayixhomekile kukho.',
            },
            linkUrl: '/dealers',
          },
          {
            title: {
              en: '3. Compare the same things',
              af: '3. Vergelyk dieselfde dinge',
              zu: '3. Qhathanisa okufanayo',
            },
            description: {
              en: 'The premium, the excess that you pay first, which parts repair it, the hire car, and what is left out. Then add the premium to the cost of keeping the car.',
              af: 'Die premie, die bybetaling wat jy eerste betaal, watter parte dit herstel, die huurmotor, en wat uitgelaat word. Tel dan die premie by wat dit kos om die motor aan te hou.',
              zu: 'Imali yanyanga zonke, imali oyikhokha kuqala, izingxenye ezisetshenziswa ukuyilungisa, imoto eqashiwe, nokungafakiwe. Bese ufaka imali yanyanga zonke ezindlekweni zokuba nemoto.',
            },
            linkUrl: '/payment-options/cost-of-keeping',
          },
        ],
      },
      {
        blockType: 'faq',
        heading: { en: 'Asked before signing', af: 'Gevra voor die handtekening', zu: 'Okubuzwa ngaphambi kokusayina' },
        variant: 'default',
        items: [
          {
            title: { en: 'What does it cost?', af: 'Wat kos dit?', zu: 'Ubiza malini?' },
            contentType: 'text',
            content: richText({
              en: 'We name no amount here: the insurer works it out from the car, the driver and the place where it is parked, and only its quote counts. Ask what the premium becomes after the first year.',
              af: 'Ons noem hier geen bedrag nie: die versekeraar bereken dit uit die motor, die bestuurder en die plek waar dit geparkeer word, en net sy kwotasie tel. Vra wat die premie ná die eerste jaar word.',
              zu: 'Asibeki nani lapha: inkampani yomshwalense ilibala ngemoto, ngomshayeli nangendawo lapho ipaka khona, futhi kubalwa ikhotheshini yayo kuphela. Buza ukuthi imali yanyanga zonke izoba yimalini ngemva konyaka wokuqala.',
            }),
          },
          {
            title: {
              en: 'Must I take it from the dealer?',
              af: 'Moet ek dit by die handelaar neem?',
              zu: 'Kumele ngiwuthathe kumthengisi?',
            },
            contentType: 'text',
            content: richText({
              en: 'No. A lender may ask that a financed car is insured, not with whom. Your own policy must cover as much as the lender asks for.',
              af: "Nee. 'n Geldskieter mag vereis dat 'n gefinansierde motor verseker is, nie by wie nie. Jou eie polis moet soveel dek as wat die geldskieter vra.",
              zu: 'Cha. Umbolekisi angafuna ukuthi imoto ekhokhelwa ngesikweletu ibe nomshwalense, kodwa hhayi ukuthi kubani. Umshwalense wakho kumele umboze lokho umbolekisi akufunayo.',
            }),
          },
          {
            title: { en: 'What is an excess?', af: "Wat is 'n bybetaling?", zu: 'Iyini imali ekhokhwa kuqala?' },
            contentType: 'text',
            content: richText({
              en: 'The part of each claim that you pay yourself, before the insurer pays the rest. A higher excess makes the premium lower; choose one that you could pay tomorrow.',
              af: 'Die deel van elke eis wat jy self betaal, voor die versekeraar die res betaal. ’n Hoër bybetaling maak die premie laer; kies een wat jy môre sou kon betaal.',
              zu: 'Ingxenye yesicelo ngasinye oyikhokha wena ngaphambi kokuba inkampani yomshwalense ikhokhe okusele. Uma le mali iphakeme, imali yanyanga zonke iyehla; khetha leyo ongayikhokha kusasa.',
            }),
          },
          {
            title: {
              en: 'When does the cover begin?',
              af: 'Wanneer begin die dekking?',
              zu: 'Uqala nini umshwalense?',
            },
            contentType: 'text',
            content: richText({
              en: 'On the day that your policy says. Have it in writing before you drive off: the car is yours to lose from the moment you take the keys.',
              af: 'Op die dag wat jou polis sê. Kry dit op skrif voor jy wegry: van die oomblik dat jy die sleutels neem, is die motor joune om te verloor.',
              zu: 'Ngosuku olubhalwe emshwalenseni wakho. Yithole ibhaliwe ngaphambi kokuba uhambe: imoto isengozini yakho kusukela lapho uthatha okhiye.',
            }),
          },
        ],
      },
      {
        blockType: 'findDealer',
        heading: askADealer,
      },
    ],
    meta: {
      description: {
        en: 'What can be insured on a new vehicle, how to ask for it, what to compare, and what you may refuse.',
        af: "Wat op 'n nuwe voertuig verseker kan word, hoe om daarvoor te vra, wat om te vergelyk, en wat jy mag weier.",
        zu: 'Okungafakwa umshwalense emotweni entsha, indlela yokuwucela, okufanele ukuqhathanise, nalokho ongakwenqaba.',
      },
    },
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
        heading: askADealer,
      },
    ],
  };
}

const askADealer = {
  en: 'Ask for a quote at a dealer',
  af: "Vra 'n kwotasie by 'n handelaar",
  zu: 'Cela ikhotheshini kumthengisi',
};
