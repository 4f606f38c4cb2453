import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { consumptionFact, luggageFact, seatsFact } from './facts';
import { paints } from './paints';
import { hybridPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { hybridBatteryCover, mustItBePluggedIn } from './shared-questions';
import { hybridStory } from './shared-stories';
import { comfortEquipment, luxuryEquipment, onAlloy } from './trims';

const { white, silver, graphite, black, sand } = paints;

const petrol: Engine = {
  words: same('2.0'),
  fuel: 'petrol',
  layout: 'inlineFourNatural',
  displacement: 1987,
  powerKw: 128,
  powerSpeed: '6 600',
  torqueNm: 205,
  torqueSpeed: '4 500–4 900',
};

const hybrid: Engine = {
  ...petrol,
  words: { en: '2.0 Hybrid', af: '2.0 hibried', zu: 'I-2.0 hybrid' },
  fuel: 'hybrid',
  powerKw: 137,
  torqueNm: 206,
};

const gx = onAlloy(comfortEquipment, 17, '215/60 R17');
const vx = onAlloy(luxuryEquipment, 18, '225/50 R18');

const derivatives: Derivative[] = [
  {
    name: '2.0 GX CVT',
    code: 'I20',
    category: 'petrol',
    price: 589_900,
    engine: petrol,
    transmission: 'cvt',
    driven: 'front',
    trim: gx,
    consumption: 7.2,
    kerbMass: 1575,
    paints: [white, silver, graphite],
  },
  {
    name: '2.0 Hybrid GX CVT',
    code: 'I21',
    category: 'hybrid',
    price: 634_700,
    engine: hybrid,
    transmission: 'hybridCvt',
    driven: 'front',
    trim: gx,
    consumption: 5.0,
    kerbMass: 1645,
    paints: [white, silver, graphite, black],
    availability: { state: 'in-stock' },
  },
  {
    name: '2.0 Hybrid VX CVT',
    code: 'I22',
    category: 'hybrid',
    price: 708_300,
    specialPrice: 724_800,
    engine: hybrid,
    transmission: 'hybridCvt',
    driven: 'front',
    trim: vx,
    consumption: 5.1,
    kerbMass: 1670,
    paints: [graphite, white, silver, black, sand],
    availability: { state: 'on-order', inDays: 50 },
  },
];

const page: RangePage = {
  name: 'Innova',
  slug: 'innova',
  code: 'I10',
  bodyType: 'mpv',
  position: 150,
  subtitle: {
    en: 'Eight seats that nobody fights over',
    af: 'Agt sitplekke waaroor niemand baklei nie',
    zu: 'Izihlalo eziyisishiyagalombili okungaxatshanwa ngazo',
  },
  description: {
    en: 'For the long road with many people: a flat floor, reclining seats in the second row, and a hybrid that makes a full house as thrifty as a hatchback.',
    af: "Vir die lang pad met baie mense: 'n plat vloer, leunstoele in die tweede ry, en 'n hibried wat 'n vol huis so spaarsaam soos 'n luikrug maak.",
    zu: 'Eyendlela ende nabantu abaningi: iphansi elisicaba, izihlalo ezincikayo emgqeni wesibili, ne-hybrid eyenza imoto egcwele yonge njenge-hatchback.',
  },
  defaultCategory: 'hybrid',
  facts: [seatsFact(8), consumptionFact(5), luggageFact(300)],
  hybrid: 'full',
  stories: [
    {
      place: 'design',
      subtitle: { en: 'The long road', af: 'Die lang pad', zu: 'Indlela ende' },
      title: {
        en: '"Are we there yet?" comes later',
        af: '"Is ons al daar?" kom later',
        zu: 'U-"Sesifikile yini?" ufika kamuva',
      },
      description: {
        en: 'Blinds in the windows, vents for every row, power for every phone. The second row leans back with a footrest, and from there the Karoo is a film.',
        af: "Blindings in die vensters, lugroosters vir elke ry, krag vir elke foon. Die tweede ry leun terug met 'n voetstut, en van daar af is die Karoo 'n film.",
        zu: 'Amabhulayindi emafasiteleni, umoya womugqa ngamunye, ugesi wefoni ngayinye. Umugqa wesibili uncika unendawo yezinyawo, futhi usuka lapho iKaroo iba yifilimu.',
      },
      image: 'innova-black',
    },
    hybridStory('innova-silver'),
  ],
  questions: [mustItBePluggedIn, hybridBatteryCover],
};

export const innova: SeedRange = {
  name: page.name,
  body: {
    seats: 8,
    tank: 52,
    frontSuspension: 'macPherson',
    rearSuspension: 'torsionBeam',
    rearBrakes: 'discs',
    spare: 'spaceSaver',
    length: 4755,
    width: 1845,
    height: 1785,
    wheelbase: 2850,
    clearance: 167,
    cargo: { label: 'luggage', amount: 300, unit: 'l' },
  },
  plans: hybridPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
