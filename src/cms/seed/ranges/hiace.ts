import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { gd28 } from './diesel-engines';
import { loadFact } from './facts';
import { paints } from './paints';
import { fullPlan, noServicePlan } from './plans';
import { fact, type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, whatServicingCosts } from './shared-questions';
import { safetyStory } from './shared-stories';
import { basicEquipment, onSteel, workEquipment } from './trims';

const { white, silver, graphite, sand } = paints;

const petrol: Engine = {
  words: same('2.7'),
  fuel: 'petrol',
  layout: 'inlineFourNatural',
  displacement: 2694,
  powerKw: 111,
  powerSpeed: '4 800',
  torqueNm: 241,
  torqueSpeed: '3 800',
};

const diesel: Engine = {
  ...gd28,
  words: same('2.8 GD-6'),
  powerKw: 115,
  powerSpeed: '3 600',
  torqueNm: 420,
  torqueSpeed: '1 600–2 200',
};

const common = { driven: 'rear', towing: 1200 } as const;
const work = onSteel(workEquipment, 15, '195 R15C');
const equipped = onSteel(basicEquipment, 15, '195 R15C');

const derivatives: Derivative[] = [
  {
    ...common,
    name: '2.7 Panel Van 5MT',
    code: 'E27',
    category: 'petrol',
    price: 519_900,
    engine: petrol,
    transmission: 'manual5',
    trim: work,
    consumption: 10.4,
    kerbMass: 1830,
    paints: [white, silver],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: "2.7 Ses'fikile 16-seater 5MT",
    code: 'E28',
    body: {
      seats: 16,
      length: 5380,
      height: 2285,
      wheelbase: 3110,
      cargo: { label: 'payload', amount: 1150, unit: 'kg' },
    },
    category: 'petrol',
    price: 561_400,
    engine: petrol,
    transmission: 'manual5',
    trim: work,
    consumption: 11.4,
    kerbMass: 2110,
    paints: [white, silver, sand],
    plans: noServicePlan,
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '2.7 PWD Wheelchair Access 5MT',
    code: 'E29',
    body: {
      seats: 6,
      length: 5380,
      height: 2285,
      wheelbase: 3110,
      cargo: { label: 'payload', amount: 780, unit: 'kg' },
    },
    category: 'exclusive',
    price: 748_600,
    engine: petrol,
    transmission: 'manual5',
    trim: equipped,
    consumption: 'Not Available',
    kerbMass: 2240,
    paints: [white, silver, graphite],
    availability: { state: 'on-order', inDays: 90 },
  },
  {
    ...common,
    name: '2.8 GD-6 Panel Van 6MT',
    code: 'E30',
    category: 'diesel',
    price: 589_300,
    engine: diesel,
    transmission: 'manual6',
    trim: work,
    consumption: 8.6,
    kerbMass: 1935,
    paints: [white, silver, graphite],
  },
  {
    ...common,
    name: "2.8 GD-6 Ses'fikile 16-seater 6MT",
    code: 'E31',
    body: {
      seats: 16,
      length: 5380,
      height: 2285,
      wheelbase: 3110,
      cargo: { label: 'payload', amount: 1150, unit: 'kg' },
    },
    category: 'diesel',
    price: 634_700,
    engine: diesel,
    transmission: 'manual6',
    trim: work,
    consumption: 9.2,
    kerbMass: 2215,
    paints: [white, silver, sand],
    plans: noServicePlan,
  },
  {
    ...common,
    name: '2.8 GD-6 Panel Van 6AT',
    code: 'E32',
    category: 'diesel',
    price: 618_200,
    engine: diesel,
    transmission: 'automatic6',
    trim: equipped,
    consumption: 8.9,
    kerbMass: 1950,
    paints: [white, silver, graphite, sand],
    availability: { state: 'coming-soon', inDays: 120 },
  },
];

const page: RangePage = {
  name: 'Hiace',
  slug: 'hiace',
  code: 'E10',
  bodyType: 'van',
  position: 250,
  subtitle: { en: 'The country gets up in it', af: 'Die land staan daarin op', zu: 'Izwe livuka likuyo' },
  description: {
    en: 'Long before sunrise it is on the road, with bread, with tools or with sixteen people who must be on time. It stands still only while it is being loaded.',
    af: 'Lank voor sonop is dit op pad, met brood, met gereedskap of met sestien mense wat betyds moet wees. Dit staan net stil terwyl dit gelaai word.',
    zu: 'Ngaphambi kokuphuma kwelanga isisemgwaqweni, ithwele isinkwa, amathuluzi noma abantu abayishumi nesithupha okumele bafike ngesikhathi. Ima kuphela lapho ilayishwa.',
  },
  defaultCategory: 'diesel',
  facts: [
    fact(6.2, 'm³', { en: 'of load space', af: 'laairuimte', zu: 'zendawo yomthwalo' }),
    loadFact(1075),
    fact(16, null, { en: "seats in the Ses'fikile", af: "sitplekke in die Ses'fikile", zu: "izihlalo ku-Ses'fikile" }),
  ],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'For everyone', af: 'Vir almal', zu: 'Eyawo wonke umuntu' },
      title: { en: 'A ramp in the floor', af: "'n Oprit in die vloer", zu: 'Irampu phansi' },
      description: {
        en: 'The PWD model takes two wheelchairs with their passengers in them. The ramp unfolds at a button, the chairs lock to the floor at four points, and the helper sits beside them.',
        af: "Die PWD-model neem twee rolstoele met hul passasiers daarin. Die oprit vou met 'n knoppie oop, die stoele sluit op vier punte aan die vloer vas, en die helper sit langsaan.",
        zu: 'Imodeli ye-PWD ithatha izihlalo zabakhubazekile ezimbili nabahleli kuzo. Irampu ivuleka ngenkinobho, izihlalo zikhiywa phansi ezindaweni ezine, umsizi ahlale eduze kwabo.',
      },
      image: 'hiace-sand',
    },
    safetyStory('hiace-graphite'),
  ],
  questions: [
    {
      question: {
        en: "May the Ses'fikile be financed as a taxi?",
        af: "Kan die Ses'fikile as taxi gefinansier word?",
        zu: "Ingabe i-Ses'fikile ingabolekelwa imali njengetekisi?",
      },
      answer: {
        en: 'Yes, with an operating licence. It is credit for business: a dealer works it out with you and your association.',
        af: "Ja, met 'n bedryfslisensie. Dit is sakekrediet: 'n handelaar werk dit saam met jou en jou vereniging uit.",
        zu: 'Yebo, uma unelayisense yokusebenza. Kuyisikweletu sebhizinisi: umthengisi usibala nawe nenhlangano yakho.',
      },
    },
    whatServicingCosts,
    howSoonItComes,
  ],
};

export const hiace: SeedRange = {
  name: page.name,
  body: {
    seats: 3,
    tank: 70,
    frontSuspension: 'doubleWishbone',
    rearSuspension: 'leaf',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 4840,
    width: 1880,
    height: 2105,
    wheelbase: 2570,
    clearance: 180,
    cargo: { label: 'payload', amount: 1075, unit: 'kg' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
