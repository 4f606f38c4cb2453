import { corolla18, corolla18Hybrid } from './corolla-engines';
import type { Derivative } from './derivative';
import { consumptionFact, luggageFact, seatsFact } from './facts';
import { paints } from './paints';
import { fullPlan, hybridPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { hybridBatteryCover, mustItBePluggedIn } from './shared-questions';
import { hybridStory, safetyStory } from './shared-stories';
import { basicEquipment, comfortEquipment, luxuryEquipment, onAlloy, onGrAlloy, sportEquipment } from './trims';

const { blue, white, silver, graphite, red, sand, whiteBlack } = paints;

const xi = onAlloy({ ...basicEquipment, headlamps: 'led' }, 17, '215/60 R17');
const xs = onAlloy(comfortEquipment, 17, '215/60 R17');
const xr = onAlloy(luxuryEquipment, 18, '225/50 R18');
const grSport = onGrAlloy(sportEquipment, 18, '225/50 R18');

const petrol = { engine: corolla18, transmission: 'cvt', driven: 'front', towing: 1300 } as const;
const hybrid = {
  engine: corolla18Hybrid,
  transmission: 'hybridCvt',
  driven: 'front',
  towing: 750,
  plans: hybridPlan,
} as const;

const derivatives: Derivative[] = [
  {
    ...petrol,
    name: '1.8 Xi CVT',
    code: 'K18',
    category: 'xi',
    price: 414_800,
    trim: xi,
    consumption: 6.8,
    kerbMass: 1325,
    paints: [white, silver, graphite, red],
    availability: { state: 'in-stock' },
  },
  {
    ...petrol,
    name: '1.8 XS CVT',
    code: 'K19',
    category: 'xs',
    price: 456_300,
    trim: xs,
    consumption: 6.8,
    kerbMass: 1340,
    paints: [white, silver, graphite, red, blue],
    availability: { state: 'in-stock' },
  },
  {
    ...petrol,
    name: '1.8 XR CVT',
    code: 'K20',
    category: 'xr',
    price: 502_600,
    trim: xr,
    consumption: 6.8,
    kerbMass: 1365,
    paints: [blue, white, silver, graphite, red, sand],
  },
  {
    ...petrol,
    name: '1.8 GR-Sport CVT',
    code: '73T',
    category: 'gr-s',
    price: 529_400,
    trim: grSport,
    consumption: 6.8,
    kerbMass: 1370,
    paints: [red, whiteBlack, graphite],
    availability: { state: 'in-stock' },
  },
  {
    ...hybrid,
    name: '1.8 Hybrid XS CVT',
    code: '66M',
    category: 'hybrid',
    price: 486_700,
    trim: xs,
    consumption: 4.3,
    kerbMass: 1410,
    paints: [blue, white, silver, graphite],
    availability: { state: 'in-stock' },
  },
  {
    ...hybrid,
    name: '1.8 Hybrid XR CVT',
    code: 'K23',
    category: 'hybrid',
    price: 533_900,
    trim: xr,
    consumption: 4.3,
    kerbMass: 1430,
    paints: [blue, white, silver, graphite, red, sand],
  },
  {
    ...hybrid,
    name: '1.8 Hybrid GR-Sport CVT',
    code: 'K24',
    category: 'hybrid',
    price: 561_200,
    specialPrice: 574_900,
    trim: grSport,
    consumption: 4.3,
    kerbMass: 1435,
    paints: [whiteBlack, red, graphite],
    availability: { state: 'on-order', inDays: 30 },
  },
];

const page: RangePage = {
  name: 'Corolla Cross',
  slug: 'corolla-cross',
  code: 'K10',
  bodyType: 'suv',
  position: 40,
  subtitle: {
    en: 'The Corolla, a step higher',
    af: "Die Corolla, 'n trappie hoër",
    zu: 'I-Corolla, isinyathelo esisodwa phezulu',
  },
  description: {
    en: 'Made in Durban for people who like to see over the car in front. It has the Corolla’s manners and its hybrid, and a tailgate that swallows a pram without folding it.',
    af: "In Durban gemaak vir mense wat graag oor die motor voor hulle wil sien. Dit het die Corolla se maniere en sy hibried, en 'n agterklap wat 'n stootwaentjie insluk sonder om dit op te vou.",
    zu: 'Yenziwe eThekwini, yenzelwe abantu abathanda ukubona ngaphezu kwemoto engaphambili. Inomkhuba omuhle we-Corolla kanye ne-hybrid yayo, nomnyango wangemuva ongena ikalishi lomntwana lingagoqiwe.',
  },
  defaultCategory: 'hybrid',
  facts: [consumptionFact(4.3), luggageFact(440), seatsFact(5)],
  hybrid: 'full',
  stories: [
    {
      place: 'design',
      subtitle: { en: 'Height', af: 'Hoogte', zu: 'Ukuphakama' },
      title: { en: 'In, not down', af: 'In, nie af nie', zu: 'Ungena nje, awehli' },
      description: {
        en: 'The seat is at the height of your hip, so that knees, backs and child seats are spared. Underneath are 161 millimetres, enough for the speed bumps and for the track to the picnic place.',
        af: 'Die sitplek is op die hoogte van jou heup, sodat knieë, rûe en kinderstoele gespaar word. Onderdeur is daar 161 millimeter, genoeg vir die spoedwalle en vir die paadjie na die piekniekplek.',
        zu: 'Isihlalo silingana nenqulu yakho, ngakho amadolo, imihlane nezihlalo zezingane kuyasinda. Ngaphansi kunamamilimitha angu-161, anele ama-speed bump nendlela eya epikinikini.',
      },
      image: 'corolla-cross-sand',
    },
    hybridStory('corolla-cross-blue'),
    safetyStory('corolla-cross-silver'),
  ],
  questions: [mustItBePluggedIn, hybridBatteryCover],
};

export const corollaCross: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 47,
    frontSuspension: 'macPherson',
    rearSuspension: 'torsionBeam',
    rearBrakes: 'discs',
    spare: 'spaceSaver',
    length: 4460,
    width: 1825,
    height: 1620,
    wheelbase: 2640,
    clearance: 161,
    cargo: { label: 'luggage', amount: 440, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
