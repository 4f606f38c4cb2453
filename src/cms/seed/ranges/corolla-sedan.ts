import { corolla18Hybrid, corolla20 } from './corolla-engines';
import type { Derivative } from './derivative';
import { airbagsFact, consumptionFact, luggageFact } from './facts';
import { paints } from './paints';
import { fullPlan, hybridPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { hybridBatteryCover, mustItBePluggedIn } from './shared-questions';
import { hybridStory } from './shared-stories';
import { comfortEquipment, luxuryEquipment, onAlloy } from './trims';

const { white, silver, graphite, black, blue, red } = paints;

const xs = onAlloy({ ...comfortEquipment, lane: 'standard', preCollision: 'standard' }, 16, '205/55 R16');
const xr = onAlloy(luxuryEquipment, 18, '225/40 R18');

const derivatives: Derivative[] = [
  {
    name: '2.0 XR CVT',
    code: 'C30',
    category: 'xr',
    price: 548_700,
    engine: corolla20,
    transmission: 'cvt',
    driven: 'front',
    trim: xr,
    consumption: 6.4,
    kerbMass: 1380,
    towing: 1300,
    paints: [graphite, white, silver, black, red],
  },
  {
    name: '2.0 XR 6MT',
    code: 'C31',
    category: 'xr',
    price: 529_300,
    engine: corolla20,
    transmission: 'manual6',
    driven: 'front',
    trim: xr,
    consumption: 6.7,
    kerbMass: 1365,
    towing: 1300,
    paints: [graphite, white, silver, black],
    availability: { state: 'ending' },
  },
  {
    name: '1.8 Hybrid XS CVT',
    code: 'C32',
    category: 'hybrid',
    price: 512_400,
    engine: corolla18Hybrid,
    transmission: 'hybridCvt',
    driven: 'front',
    trim: xs,
    consumption: 3.9,
    kerbMass: 1400,
    towing: 750,
    paints: [blue, white, silver, graphite],
    plans: hybridPlan,
    availability: { state: 'in-stock' },
  },
  {
    name: '1.8 Hybrid XR CVT',
    code: 'C33',
    category: 'hybrid',
    price: 556_900,
    engine: corolla18Hybrid,
    transmission: 'hybridCvt',
    driven: 'front',
    trim: xr,
    consumption: 4.0,
    kerbMass: 1425,
    towing: 750,
    paints: [blue, white, silver, graphite, black],
    plans: hybridPlan,
    availability: { state: 'on-order', inDays: 40 },
  },
];

const page: RangePage = {
  name: 'Corolla Sedan',
  slug: 'corolla-sedan',
  code: 'C35',
  bodyType: 'sedan',
  position: 110,
  subtitle: {
    en: 'A thousand kilometres, and you get out fresh',
    af: "'n Duisend kilometer, en jy klim vars uit",
    zu: 'Inkulungwane yamakhilomitha, wehle usaqabulekile',
  },
  description: {
    en: 'A boot that shuts, a back seat for people with legs, and a quiet that makes you notice the clock. The hybrid goes from Pretoria to the coast on one tank and still starts in silence the next morning.',
    af: "'n Kattebak wat toemaak, 'n agterbank vir mense met bene, en 'n stilte wat jou die horlosie laat hoor. Die hibried ry met een tenk van Pretoria af see toe en vat die volgende oggend steeds in stilte.",
    zu: 'Ibhuthi evalekayo, isihlalo sangemuva sabantu abanemilenze emide, nokuthula okukwenza uzwe iwashi. I-hybrid isuka ePitoli iye olwandle ngethangi elilodwa, futhi ngakusasa isaduma ngokuthula.',
  },
  defaultCategory: 'hybrid',
  facts: [consumptionFact(3.9), luggageFact(470), airbagsFact(7)],
  hybrid: 'full',
  stories: [
    {
      place: 'design',
      subtitle: { en: 'Quiet', af: 'Stilte', zu: 'Ukuthula' },
      title: { en: 'You can whisper at 120', af: 'Jy kan fluister teen 120', zu: 'Ungahleba noma uhamba ngo-120' },
      description: {
        en: 'The windscreen is laminated against noise, the floor is lined, and the rear axle has links of its own for every direction. Bad tar becomes somebody else’s problem.',
        af: 'Die voorruit is teen geraas gelamineer, die vloer is uitgevoer, en die agteras het sy eie skakels vir elke rigting. Slegte teer word iemand anders se probleem.',
        zu: 'Iwindiskrini ivimbela umsindo, iphansi limboziwe, ne-axle yangemuva inezixhumi zayo zalolo nalolo hlangothi. Umgwaqo omubi uba inkinga yomunye umuntu.',
      },
      image: 'corolla-sedan-graphite',
    },
    hybridStory('corolla-sedan-blue'),
  ],
  questions: [mustItBePluggedIn, hybridBatteryCover],
};

export const corollaSedan: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 50,
    frontSuspension: 'macPherson',
    rearSuspension: 'doubleWishbone',
    rearBrakes: 'discs',
    spare: 'spaceSaver',
    length: 4630,
    width: 1780,
    height: 1435,
    wheelbase: 2700,
    clearance: 135,
    cargo: { label: 'luggage', amount: 470, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
