import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { gd28 } from './diesel-engines';
import { torqueFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { fact, type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, whatServicingCosts } from './shared-questions';
import { safetyStory } from './shared-stories';
import { basicEquipment, luxuryEquipment, onAlloy, onSteel, workEquipment } from './trims';

const { white, silver, graphite, sand, blue } = paints;

const diesel: Engine = {
  ...gd28,
  words: same('2.8 GD-6'),
  powerKw: 115,
  powerSpeed: '3 600',
  torqueNm: 420,
  torqueSpeed: '1 600–2 200',
};

const common = { engine: diesel, driven: 'rear', towing: 1500 } as const;
const van = onSteel(workEquipment, 16, '235/65 R16C');
const bus = onSteel(basicEquipment, 16, '235/65 R16C');
const premium = onAlloy(luxuryEquipment, 17, '235/60 R17C');

const derivatives: Derivative[] = [
  {
    ...common,
    name: '2.8 LWB Panel Van 6MT',
    code: 'M28',
    body: { seats: 3 },
    category: 'lwb',
    price: 649_900,
    transmission: 'manual6',
    trim: van,
    consumption: 8.7,
    kerbMass: 2000,
    paints: [white, silver],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '2.8 LWB Crew Cab 6MT',
    code: 'M29',
    body: { seats: 6 },
    category: 'lwb',
    price: 687_300,
    transmission: 'manual6',
    trim: van,
    consumption: 8.7,
    kerbMass: 2115,
    paints: [white, silver],
  },
  {
    ...common,
    name: '2.8 LWB 11-seater Bus GL 6MT',
    code: 'M30',
    category: 'lwb',
    price: 742_600,
    transmission: 'manual6',
    trim: bus,
    consumption: 8.9,
    kerbMass: 2265,
    paints: [white, silver, graphite, blue],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '2.8 SLWB Panel Van 6MT',
    code: 'M31',
    body: { seats: 3, length: 5915, height: 2280, wheelbase: 3860 },
    category: 'slwb',
    price: 698_800,
    transmission: 'manual6',
    trim: van,
    consumption: 8.9,
    kerbMass: 2180,
    paints: [white, silver],
  },
  {
    ...common,
    name: '2.8 SLWB 14-seater Bus GL 6MT',
    code: 'M32',
    body: { seats: 14, length: 5915, height: 2280, wheelbase: 3860 },
    category: 'slwb',
    price: 786_900,
    transmission: 'manual6',
    trim: bus,
    consumption: 9.1,
    kerbMass: 2455,
    paints: [white, silver, graphite, blue],
    availability: { state: 'on-order', inDays: 30 },
  },
  {
    ...common,
    name: '2.8 VX Premium 9-seater 6AT',
    code: 'M33',
    body: { seats: 9, length: 5915, height: 2280, wheelbase: 3860 },
    category: 'vx',
    price: 1_198_400,
    engine: { ...diesel, torqueNm: 450, torqueSpeed: '1 600–2 400' },
    transmission: 'automatic6',
    trim: premium,
    consumption: 9.3,
    kerbMass: 2700,
    paints: [graphite, white, silver, sand],
    availability: { state: 'on-order', inDays: 75 },
  },
];

const page: RangePage = {
  name: 'Quantum',
  slug: 'quantum',
  code: 'M10',
  bodyType: 'minibus',
  position: 240,
  subtitle: {
    en: 'Parcels, plumbers, whole teams',
    af: 'Pakkies, loodgieters, hele spanne',
    zu: 'Amaphasela, oplamba, amaqembu aphelele',
  },
  description: {
    en: 'One vehicle, two lengths and whatever you put in it: an empty box, a row of seats and a workshop, or eleven to fourteen people who want to arrive. The nose in front is there for them.',
    af: "Een voertuig, twee lengtes en wat jy ook al daarin sit: 'n leë kas, 'n ry sitplekke en 'n werkswinkel, of elf tot veertien mense wat wil aankom. Die neus voor is daar vir hulle.",
    zu: 'Imoto eyodwa, ubude obubili, nanoma yini oyifaka kuyo: ibhokisi elingenalutho, umugqa wezihlalo neshophu, noma abantu abayishumi nanye kuya kwabayishumi nane abafuna ukufika. Ikhala elingaphambili lenzelwe bona.',
  },
  defaultCategory: 'lwb',
  facts: [
    fact(14, null, { en: 'people at most', af: 'mense op die meeste', zu: 'abantu abaningi kakhulu' }),
    torqueFact(420),
    fact(9.3, 'm³', { en: 'in the longest van', af: 'in die langste paneelwa', zu: 'evenini ende kunazo zonke' }),
  ],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'Doors', af: 'Deure', zu: 'Iminyango' },
      title: { en: 'Load from three sides', af: 'Laai van drie kante af', zu: 'Layisha ezinhlangothini ezintathu' },
      description: {
        en: 'A pallet goes in through either sliding door, and the tailgate is a roof when it rains. The floor is low and flat, and every seat has a belt with three points.',
        af: "'n Palet gaan deur enige van die skuifdeure in, en die agterklap is 'n dak wanneer dit reën. Die vloer is laag en plat, en elke sitplek het 'n driepuntgordel.",
        zu: 'I-pallet ingena kunoma yimuphi umnyango oslayidayo, nomnyango wangemuva uba uphahla uma lina. Iphansi liphansi futhi lisicaba, nesihlalo ngasinye sinebhande elinamaphoyinti amathathu.',
      },
      image: 'quantum-silver',
    },
    safetyStory('quantum-blue'),
  ],
  questions: [
    {
      question: {
        en: 'Which licence does the driver need?',
        af: 'Watter lisensie het die bestuurder nodig?',
        zu: 'Umshayeli udinga yiphi ilayisense?',
      },
      answer: {
        en: 'Code B for the vans. Whoever carries passengers for reward needs a professional driving permit; with more than twelve of them, code C1 as well.',
        af: "Kode B vir die paneelwaens. Wie passasiers teen vergoeding vervoer, het 'n professionele bestuurspermit nodig; met meer as twaalf van hulle ook kode C1.",
        zu: 'Ikhodi B yamaveni. Othwala abagibeli abakhokhayo udinga imvume yokushayela yomsebenzi; uma bengaphezu kwabayishumi nambili udinga nekhodi C1.',
      },
    },
    whatServicingCosts,
    howSoonItComes,
  ],
};

export const quantum: SeedRange = {
  name: page.name,
  body: {
    seats: 11,
    tank: 65,
    frontSuspension: 'macPherson',
    rearSuspension: 'leaf',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 5265,
    width: 1950,
    height: 1990,
    wheelbase: 3210,
    clearance: 185,
    cargo: { label: 'payload', amount: 1100, unit: 'kg' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
