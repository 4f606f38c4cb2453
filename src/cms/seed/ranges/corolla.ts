import { same } from '../words';
import { corolla18Hybrid, corolla20 } from './corolla-engines';
import type { Derivative, Engine, Trim } from './derivative';
import { paints } from './paints';
import { fullPlan, hybridPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { hybridStory } from './shared-stories';
import { alloy, grAlloy } from './specification-words';

const { black, graphite, red, redBlack, silver, sky, white } = paints;

const turbo: Engine = {
  words: same('1.2T'),
  fuel: 'petrol',
  layout: 'inlineFour',
  displacement: 1197,
  powerKw: 85,
  powerSpeed: '5 200–5 600',
  torqueNm: 185,
  torqueSpeed: '1 500–4 000',
};

const xs: Trim = {
  wheels: alloy(16),
  tyres: '205/55 R16',
  airbags: 7,
  cruise: 'standard',
  lane: 'standard',
  preCollision: 'standard',
  camera: 'rearCamera',
  seats: 'cloth',
  air: 'climate',
  screenInches: 8,
  keyless: 'none',
  charging: '12 V, USB-A, USB-C',
  headlamps: 'led',
};

const xr: Trim = {
  ...xs,
  wheels: alloy(18),
  tyres: '225/40 R18',
  cruise: 'adaptive',
  seats: 'leather',
  air: 'dualZone',
  screenInches: 10,
  keyless: 'standard',
};

const common = { driven: 'front', towing: 1300 } as const;

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.2T XS 6MT',
    code: 'C12',
    availability: { state: 'in-stock' },
    category: 'xs',
    price: 439_900,
    engine: turbo,
    transmission: 'manual6',
    trim: xs,
    consumption: 5.9,
    kerbMass: 1330,
    paints: [white, silver, sky, red],
  },
  {
    ...common,
    name: '1.2T XS CVT',
    code: 'C13',
    availability: { state: 'in-stock' },
    category: 'xs',
    price: 456_700,
    specialPrice: 472_400,
    engine: turbo,
    transmission: 'cvt',
    trim: xs,
    consumption: 6.1,
    kerbMass: 1345,
    paints: [sky, white, silver, red],
  },
  {
    ...common,
    name: '1.2T XR CVT',
    code: 'C14',
    category: 'xr',
    price: 489_600,
    engine: turbo,
    transmission: 'cvt',
    trim: xr,
    consumption: 6.1,
    kerbMass: 1370,
    paints: [red, sky, white, silver, black],
  },
  {
    ...common,
    name: '1.8 Hybrid XS CVT',
    code: 'C18',
    plans: hybridPlan,
    availability: { state: 'in-stock' },
    category: 'hybrid',
    price: 498_300,
    engine: corolla18Hybrid,
    transmission: 'hybridCvt',
    trim: xs,
    consumption: 3.9,
    kerbMass: 1395,
    towing: 750,
    paints: [sky, white, silver, red],
  },
  {
    ...common,
    name: '1.8 Hybrid XR CVT',
    code: 'P34',
    plans: hybridPlan,
    availability: { state: 'on-order', inDays: 35 },
    category: 'hybrid',
    price: 536_800,
    engine: corolla18Hybrid,
    transmission: 'hybridCvt',
    trim: xr,
    consumption: 4.1,
    kerbMass: 1420,
    towing: 750,
    paints: [sky, red, white, silver, black],
  },
  {
    ...common,
    name: '2.0 GR-Sport CVT',
    code: 'C20',
    category: 'gr-s',
    price: 561_500,
    engine: corolla20,
    transmission: 'cvt',
    trim: { ...xr, wheels: grAlloy(18), seats: 'suede' },
    kerbMass: 1405,
    paints: [red, redBlack, white, black, graphite],
  },
];

const page: RangePage = {
  name: 'Corolla',
  slug: 'corolla',
  code: 'C21',
  bodyType: 'hatch',
  position: 30,
  subtitle: {
    en: 'The one you stop worrying about',
    af: 'Die een waaroor jy ophou bekommer',
    zu: 'Leyo ongabe usakhathazeka ngayo',
  },
  description: {
    en: 'It starts, it is light on fuel, it fits the parking bay, and it will do so for years. As a hybrid it drives through town on electricity and never asks for a plug.',
    af: "Hy vat, hy is lig op brandstof, hy pas in die parkeerplek, en dit vir jare. As hibried ry hy op elektrisiteit deur die dorp en vra nooit vir 'n prop nie.",
    zu: 'Iyaduma, yonga uphethiloli, ingena kahle lapho kupakwa khona, futhi ikwenza lokho iminyaka. Uma kuyi-hybrid ihamba ngogesi edolobheni, kanti ayilokothi icele ukuxhunywa.',
  },
  defaultCategory: 'hybrid',
  facts: [
    {
      value: { en: '3.9', af: '3,9', zu: '3.9' },
      unit: same('l/100 km'),
      label: { en: 'in the hybrid', af: 'in die hibried', zu: 'ku-hybrid' },
    },
    {
      value: same('7'),
      label: { en: 'airbags in every model', af: 'lugsakke in elke model', zu: 'ama-airbag kuwo wonke amamodeli' },
    },
    {
      value: same('90 000'),
      unit: same('km'),
      label: { en: 'of services included', af: 'se dienste ingesluit', zu: 'zamasevisi ezifakiwe' },
    },
  ],
  hybrid: 'full',
  stories: [
    hybridStory('corolla-sky'),
    {
      place: 'safety',
      subtitle: { en: 'Safety', af: 'Veiligheid', zu: 'Ezokuphepha' },
      title: { en: 'Help that waits its turn', af: 'Hulp wat sy beurt afwag', zu: 'Usizo olulinda ithuba lalo' },
      description: {
        en: 'Cameras and radar watch the road with you in every model. They warn first and brake only when it has to be.',
        af: 'Kameras en radar hou in elke model saam met jou die pad dop. Hulle waarsku eers en rem net wanneer dit moet.',
        zu: 'Amakhamera ne-radar kubheka umgwaqo kanye nawe kuwo wonke amamodeli. Kuqala ngokuxwayisa, kubhuleke kuphela uma kunesidingo.',
      },
      image: 'corolla-silver',
    },
  ],
  questions: [
    {
      question: {
        en: 'Must the hybrid be plugged in?',
        af: 'Moet die hibried ingeprop word?',
        zu: 'Kumele yini i-hybrid ixhunywe kugesi?',
      },

      answer: {
        en: 'Never. It charges itself when you brake and, if need be, from the petrol engine.',
        af: 'Nooit. Hy laai homself wanneer jy rem en, as dit moet, met die petrolenjin.',
        zu: 'Cha. Izishaja yona lapho ubhuleka futhi, uma kunesidingo, ngenjini kaphethiloli.',
      },
    },
    {
      question: {
        en: 'Is the hybrid worth its price?',
        af: 'Is die hibried sy prys werd?',
        zu: 'Ingabe i-hybrid iyayifanela intengo yayo?',
      },

      answer: {
        en: 'In town it uses about a third less petrol. The more you drive in traffic, the sooner the difference is earned back; on the open road it takes longer.',
        af: "In die stad gebruik hy omtrent 'n derde minder petrol. Hoe meer jy in verkeer ry, hoe gouer is die verskil terugverdien; op die oop pad duur dit langer.",
        zu: 'Edolobheni isebenzisa uphethiloli omncane cishe ngengxenye eyodwa kwezintathu. Uma uhamba kakhulu esiminyaminyeni, umehluko ubuya ngokushesha; emgwaqweni omkhulu kuthatha isikhathi eside.',
      },
    },
    {
      question: {
        en: 'How long is the hybrid battery covered?',
        af: 'Hoe lank is die hibriedbattery gedek?',
        zu: 'Ibhethri le-hybrid livikelwe isikhathi esingakanani?',
      },

      answer: {
        en: 'Eight years or 195 000 km, whichever comes first, on top of the warranty of the car.',
        af: 'Agt jaar of 195 000 km, wat ook al eerste kom, bo en behalwe die waarborg van die motor.',
        zu: 'Iminyaka eyisishiyagalombili noma u-195 000 km, kuye ngokufika kuqala, ngaphezu kwewaranti yemoto.',
      },
    },
  ],
  seo: {
    title: {
      en: 'Corolla: models, prices and colours',
      af: 'Corolla: modelle, pryse en kleure',
      zu: 'I-Corolla: amamodeli, amanani nemibala',
    },
    description: {
      en: 'Every Corolla with its price, colours and specification: petrol, hybrid and GR-Sport. Ask a dealer for a quote.',
      af: "Elke Corolla met prys, kleure en spesifikasie: petrol, hibried en GR-Sport. Vra 'n handelaar vir 'n kwotasie.",
      zu: 'Yonke i-Corolla nenani layo, imibala nemininingwane: ekaphethiloli, i-hybrid ne-GR-Sport. Cela ikhotheshini kumthengisi.',
    },
  },
};

export const corolla: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 50,
    frontSuspension: 'macPherson',
    rearSuspension: 'doubleWishbone',
    rearBrakes: 'discs',
    spare: 'spaceSaver',
    length: 4375,
    width: 1790,
    height: 1435,
    wheelbase: 2640,
    clearance: 135,
    cargo: { label: 'luggage', amount: 294, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
