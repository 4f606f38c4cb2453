import { glossaryPath } from '@/domain/finance/glossary';
import { richText } from '../rich-text';
import { financeLinks, nextSteps } from './finance-links';
import type { WrittenPage } from './page';

/** `/payment-options/side-by-side`: one vehicle, every way to pay for it (issue 5 §3.2). */
export function sideBySidePage(): WrittenPage {
  const { label, url } = financeLinks.sideBySide;
  return {
    title: label,
    slug: url.slice(1),
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'waysToPay',
        heading: label,
        intro: {
          en: 'Cash, instalments, a balloon, a guaranteed value, a subscription or a lease: the same vehicle, deposit and kilometres, and what you own in the end.',
          af: "Kontant, paaiemente, 'n ballon, 'n gewaarborgde waarde, 'n intekening of bruikhuur: dieselfde voertuig, deposito en kilometers, en wat jy op die ou end besit.",
          zu: 'Ukheshi, izitolimende, i-balloon, inani eliqinisekisiwe, ukubhalisela noma ukuqasha: imoto efanayo, idiphozithi namakhilomitha afanayo, nokuba ngokwakho ekugcineni.',
        },
      },
      nextSteps('costOfKeeping', 'budget', 'method'),
    ],
    meta: {
      description: {
        en: 'Every way to pay for one vehicle in one table: each cost, the total, and what you own at the end.',
        af: 'Elke manier om vir een voertuig te betaal in een tabel: elke koste, die totaal, en wat jy aan die einde besit.',
        zu: 'Zonke izindlela zokukhokhela imoto eyodwa etafuleni elilodwa: zonke izindleko, isamba, nokuba ngokwakho ekugcineni.',
      },
    },
  };
}

/** `/payment-options/cost-of-keeping`: what it takes a month beside the instalment (issue 5 §3.3). */
export function costOfKeepingPage(): WrittenPage {
  const { label, url } = financeLinks.costOfKeeping;
  return {
    title: label,
    slug: url.slice(1),
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'keepingCost',
        heading: label,
        intro: {
          en: 'The instalment is one line of many. Here are the others, and what each was worked out from; change any of them to your own.',
          af: 'Die paaiement is een reël van baie. Hier is die ander, en waaruit elkeen uitgewerk is; verander enige daarvan na jou eie.',
          zu: 'Isitolimende singumugqa owodwa kweminingi. Nansi eminye, nalokho okubalwe ngakho ngamunye; shintsha noma yimuphi ube ngowakho.',
        },
      },
      nextSteps('method', 'onTheRoad', 'budget'),
    ],
    meta: {
      description: {
        en: 'What a vehicle costs a month in all: instalment, fuel, service, tyres, licence, insurance and depreciation.',
        af: "Wat 'n voertuig altesaam per maand kos: paaiement, brandstof, diens, bande, lisensie, versekering en waardevermindering.",
        zu: 'Lokho imoto ekubiza ngenyanga sekuhlangene: isitolimende, uphethiloli, isevisi, amathayi, ilayisense, umshwalense nokwehla kwenani.',
      },
    },
  };
}

/** `/payment-options/on-the-road`: the lines beside the price (issue 5 §3.4). */
export function onTheRoadPage(): WrittenPage {
  const { label, url } = financeLinks.onTheRoad;
  return {
    title: label,
    slug: url.slice(1),
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'onTheRoadPrice',
        heading: label,
        intro: {
          en: 'What you pay to drive away, line by line: what the law requires, what the dealer asks, and what you may leave out.',
          af: 'Wat jy betaal om weg te ry, reël vir reël: wat die wet vereis, wat die handelaar vra, en wat jy mag weglaat.',
          zu: 'Okukhokhayo ukuze uhambe nayo, umugqa ngomugqa: okudingwa ngumthetho, okubizwa ngumthengisi, nongakushiya.',
        },
      },
      nextSteps('costOfKeeping', 'sideBySide', 'method'),
    ],
    meta: {
      description: {
        en: 'The price of a vehicle on the road in your province, each line marked: fixed by law, the dealer’s own, or optional.',
        af: "Die prys van 'n voertuig op die pad in jou provinsie, elke reël gemerk: deur die wet bepaal, die handelaar se eie, of opsioneel.",
        zu: 'Intengo yemoto isisemgwaqweni esifundazweni sakho, umugqa ngamunye umakiwe: inqunywe ngumthetho, eyomthengisi, noma uyazikhethela.',
      },
    },
  };
}

/** `/payment-options/glossary`: every term (issue 5 §3.8). Its block has no heading of its own: the text opens the page. */
export function glossaryPage(): WrittenPage {
  const { label } = financeLinks.glossary;
  return {
    title: label,
    slug: glossaryPath.slice(1),
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'text',
        heading: label,
        body: richText({
          en: 'Every word that a calculator, an offer or a contract here uses, in two or three sentences. The limits are those of the National Credit Act.',
          af: "Elke woord wat 'n sakrekenaar, 'n aanbod of 'n kontrak hier gebruik, in twee of drie sinne. Die perke is dié van die Nasionale Kredietwet.",
          zu: 'Lonke igama elisetshenziswa yisibali, okunikezwayo noma inkontileka lapha, ngemisho emibili noma emithathu. Imikhawulo ngeyoMthetho Kazwelonke Wezezikweletu.',
        }),
      },
      { blockType: 'financeGlossary' },
      nextSteps('method', 'sideBySide', 'calculators'),
    ],
    meta: {
      description: {
        en: 'What balloon, principal, linked rate, guaranteed future value and every other word of vehicle finance means.',
        af: 'Wat ballon, hoofsom, gekoppelde koers, gewaarborgde toekomstige waarde en elke ander woord van voertuigfinansiering beteken.',
        zu: 'Ukuthi i-balloon, imali ebolekiwe, izinga elihambisanayo, inani eliqinisekisiwe nawo wonke amanye amagama okuxhaswa kwemoto asho ukuthini.',
      },
    },
  };
}
