import type { CardGridBlock } from '@/cms/payload-types';
import { glossaryPath } from '@/domain/finance/glossary';
import type { Words, Written } from '../words';

type FinanceLink = { label: Words; note: Words; url: string };

export const servicesPath = '/payment-options/toyota-financial-services';

/** Every page about paying for a vehicle: what it is called, and what it is for. Pages and menus take them from here. */
export const financeLinks = {
  calculators: {
    label: { en: 'All calculators', af: 'Al die sakrekenaars', zu: 'Zonke izibali' },
    note: {
      en: 'Instalment, Future Drive and subscription',
      af: 'Paaiement, Future Drive en intekening',
      zu: 'Isitolimende, i-Future Drive nokubhalisela',
    },
    url: `${servicesPath}/finance`,
  },
  instalment: {
    label: { en: 'Instalment finance', af: 'Paaiement\u00adfinansiering', zu: 'Ukuxhaswa ngezitolimende' },
    note: {
      en: 'Pay it off over 48 to 72 months, with or without a balloon. In the end it is yours.',
      af: "Betaal dit oor 48 tot 72 maande af, met of sonder 'n ballon. Op die ou end is dit joune.",
      zu: 'Yikhokhe ezinyangeni ezingu-48 kuya kwezingu-72, ne-balloon noma ngaphandle kwayo. Ekugcineni iba ngeyakho.',
    },
    url: `${servicesPath}/instalment`,
  },
  instalmentBusiness: {
    label: {
      en: 'Instalment finance for a company',
      af: "Paaiement\u00adfinansiering vir 'n maatskappy",
      zu: 'Ukuxhaswa ngezitolimende kwenkampani',
    },
    note: {
      en: 'The same sums, for a vehicle that works.',
      af: "Dieselfde somme, vir 'n voertuig wat werk.",
      zu: 'Izibalo ezifanayo, zemoto esebenzayo.',
    },
    url: `${servicesPath}/instalment-business`,
  },
  futureDrive: {
    label: { en: 'Future Drive', af: 'Future Drive', zu: 'I-Future Drive' },
    note: {
      en: 'What it is worth at the end is guaranteed. Keep it, trade it in, or give it back.',
      af: 'Wat dit aan die einde werd is, is gewaarborg. Hou dit, ruil dit in, of gee dit terug.',
      zu: 'Inani layo ekugcineni liqinisekisiwe. Yigcine, shintshisa ngayo, noma uyibuyise.',
    },
    url: `${servicesPath}/future-drive`,
  },
  futureDriveBusiness: {
    label: {
      en: 'Future Drive for a company',
      af: "Future Drive vir 'n maatskappy",
      zu: 'I-Future Drive yenkampani',
    },
    note: {
      en: 'A known end for vehicles that are replaced every three or four years.',
      af: "'n Bekende einde vir voertuie wat elke drie of vier jaar vervang word.",
      zu: 'Isiphetho esaziwayo sezimoto ezishintshwa njalo ngemva kweminyaka emithathu noma emine.',
    },
    url: `${servicesPath}/future-drive-business`,
  },
  traditional: {
    label: { en: 'Traditional finance', af: 'Tradisionele finansiering', zu: 'Ukuxhaswa okuvamile' },
    note: {
      en: '12 to 72 months with a balloon of your choice, beside a guaranteed value.',
      af: "12 tot 72 maande met 'n ballon van jou keuse, langs 'n gewaarborgde waarde.",
      zu: 'Izinyanga ezingu-12 kuya kwezingu-72 ne-balloon oyikhethayo, eceleni kwenani eliqinisekisiwe.',
    },
    url: `${servicesPath}/traditional`,
  },
  lease: {
    label: { en: 'Lease', af: 'Bruikhuur', zu: 'Ukuqasha' },
    note: {
      en: 'Pay for the use of it over 12 to 48 months, with a balloon at the end.',
      af: "Betaal vir die gebruik daarvan oor 12 tot 48 maande, met 'n ballon aan die einde.",
      zu: 'Khokhela ukuyisebenzisa izinyanga ezingu-12 kuya kwezingu-48, ne-balloon ekugcineni.',
    },
    url: `${servicesPath}/lease`,
  },
  kintoOne: {
    label: { en: 'KINTO ONE', af: 'KINTO ONE', zu: 'I-KINTO ONE' },
    note: {
      en: 'One amount a month for nearly everything. At the end it goes back.',
      af: 'Een bedrag per maand vir amper alles. Aan die einde gaan dit terug.',
      zu: 'Imali eyodwa ngenyanga cishe yakho konke. Ekugcineni iyabuyiswa.',
    },
    url: `${servicesPath}/kinto-one`,
  },
  used: {
    label: {
      en: 'Used vehicle finance',
      af: 'Finansiering van gebruikte voertuie',
      zu: 'Ukuxhaswa kwezimoto ezisetshenzisiwe',
    },
    note: {
      en: 'From the price in the advertisement, in rand or Namibian dollar.',
      af: 'Van die prys in die advertensie af, in rand of Namibiese dollar.',
      zu: 'Kusukela entengweni esesikhangisweni, ngamarandi noma ngamadola aseNamibia.',
    },
    url: `${servicesPath}/used`,
  },
  sideBySide: {
    label: {
      en: 'Ways to pay, side by side',
      af: 'Maniere om te betaal, langs mekaar',
      zu: 'Izindlela zokukhokha, eceleni kwezinye',
    },
    note: {
      en: 'One vehicle, every way to pay for it, every cost',
      af: 'Een voertuig, elke manier om te betaal, elke koste',
      zu: 'Imoto eyodwa, zonke izindlela zokuyikhokhela, zonke izindleko',
    },
    url: '/payment-options/side-by-side',
  },
  costOfKeeping: {
    label: { en: 'The cost of keeping it', af: 'Wat dit kos om dit aan te hou', zu: 'Izindleko zokuba nayo' },
    note: {
      en: 'With fuel, service, tyres, licence and insurance',
      af: 'Met brandstof, diens, bande, lisensie en versekering',
      zu: 'Nophethiloli, isevisi, amathayi, ilayisense nomshwalense',
    },
    url: '/payment-options/cost-of-keeping',
  },
  onTheRoad: {
    label: { en: 'The price on the road', af: 'Die prys op die pad', zu: 'Intengo yokuyibeka emgwaqweni' },
    note: {
      en: 'What is paid beside the price, line by line, in your province',
      af: 'Wat benewens die prys betaal word, reël vir reël, in jou provinsie',
      zu: 'Okukhokhwa ngaphandle kwentengo, umugqa ngomugqa, esifundazweni sakho',
    },
    url: '/payment-options/on-the-road',
  },
  budget: {
    label: { en: 'Start from a budget', af: "Begin by 'n begroting", zu: 'Qala ngesabelomali' },
    note: {
      en: 'Say what you can pay a month, and see what fits',
      af: 'Sê wat jy per maand kan betaal, en sien wat pas',
      zu: 'Yisho ukuthi ungakhokha malini ngenyanga, ubone okulinganayo',
    },
    url: '/vehicles/budget',
  },
  method: {
    label: { en: 'How we work it out', af: 'Hoe ons dit uitwerk', zu: 'Indlela esikubala ngayo' },
    note: {
      en: 'Every formula and every source, in plain words',
      af: 'Elke formule en elke bron, in gewone taal',
      zu: 'Yonke ifomula nawo wonke umthombo, ngamazwi alula',
    },
    url: '/payment-options/how-we-work-it-out',
  },
  glossary: {
    label: { en: 'The words of finance', af: 'Die woorde van finansiering', zu: 'Amagama ezezimali' },
    note: {
      en: 'Balloon, principal, linked rate: what each one means',
      af: 'Ballon, hoofsom, gekoppelde koers: wat elkeen beteken',
      zu: 'I-balloon, imali ebolekiwe, izinga elihambisanayo: ukuthi ngalinye lisho ukuthini',
    },
    url: glossaryPath,
  },
} satisfies Record<string, FinanceLink>;

export type FinanceLinkName = keyof typeof financeLinks;

/** What leads on from a page: large words with an arrow, at the end. */
export function nextSteps(...names: FinanceLinkName[]): Written<CardGridBlock> {
  return {
    blockType: 'cardGrid',
    heading: { en: 'What next', af: 'Wat nou', zu: 'Okulandelayo' },
    cardType: 'jobs',
    columns: '3',
    cards: toCards(names),
  };
}

/** One card for each page. */
export function toCards(names: readonly FinanceLinkName[]): Written<CardGridBlock>['cards'] {
  return names.map((name) => {
    const { label, note, url } = financeLinks[name];
    return { title: label, description: note, linkUrl: url };
  });
}

/** A link of a menu, with what it is for below. */
export function toMenuLink(name: FinanceLinkName): FinanceLink {
  const { label, note, url } = financeLinks[name];
  return { label, note, url };
}

/** A link of the footer. */
export function toFooterLink(name: FinanceLinkName): Omit<FinanceLink, 'note'> {
  const { label, url } = financeLinks[name];
  return { label, url };
}
