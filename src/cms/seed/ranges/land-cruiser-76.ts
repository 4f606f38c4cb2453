import { same } from '../words';
import type { Derivative } from './derivative';
import { gd28 } from './diesel-engines';
import { clearanceFact, towingFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { fact, type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, towingLicence } from './shared-questions';
import { lowRangeStory } from './shared-stories';
import { basicEquipment, onAlloy, onSteel, workEquipment } from './trims';

const { white, sand, graphite, green } = paints;

const common = {
  engine: { ...gd28, words: same('2.8 GD-6') },
  transmission: 'automatic6',
  driven: 'fourByFour',
  towing: 3500,
  consumption: 'Not Available',
} as const;

const derivatives: Derivative[] = [
  {
    ...common,
    name: '2.8 GD-6 LX 6AT',
    code: 'W76',
    category: 'standard',
    price: 1_024_300,
    trim: onSteel(workEquipment, 16, '225/95 R16C'),
    kerbMass: 2180,
    paints: [white, sand, graphite],
    availability: { state: 'on-order', inDays: 95 },
  },
  {
    ...common,
    name: '2.8 GD-6 VX 6AT',
    code: 'W77',
    category: 'vx',
    price: 1_118_900,
    trim: onAlloy(basicEquipment, 16, '265/70 R16'),
    kerbMass: 2215,
    paints: [sand, white, graphite, green],
    availability: { state: 'on-order', inDays: 95 },
  },
];

const page: RangePage = {
  name: 'Land Cruiser 76',
  slug: 'land-cruiser-76',
  code: 'L76',
  bodyType: 'suv',
  position: 165,
  subtitle: {
    en: 'The shape has not changed, nor has the job',
    af: 'Die vorm het nie verander nie, die werk ook nie',
    zu: 'Isimo asishintshanga, nomsebenzi awushintshanga',
  },
  description: {
    en: 'A station wagon with five seats, upright doors and the mechanics of the 79. Rangers and doctors far from any hospital drive it, because it must start every morning.',
    af: "'n Stasiewa met vyf sitplekke, regop deure en die meganika van die 79. Veldwagters en dokters ver van enige hospitaal ry dit, omdat dit elke oggend moet vat.",
    zu: 'I-station wagon enezihlalo ezinhlanu, iminyango eqondile nobuchwepheshe be-79. Abagadi beziqiwi nodokotela abakude nezibhedlela bayayishayela, ngoba kumele idume njalo ekuseni.',
  },
  facts: [
    towingFact(3500),
    clearanceFact(235),
    fact(130, 'l', { en: 'of diesel on board', af: 'diesel aan boord', zu: 'zikadizili ethangini' }),
  ],
  stories: [lowRangeStory('land-cruiser-76-green')],
  questions: [towingLicence, howSoonItComes],
};

export const landCruiser76: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 130,
    frontSuspension: 'rigidCoil',
    rearSuspension: 'leaf',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 4910,
    width: 1870,
    height: 1940,
    wheelbase: 2730,
    clearance: 235,
    cargo: { label: 'luggage', amount: 1000, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
