import { same } from '../words';
import { corollaPage } from './corolla-page';
import type { Derivative, Engine, Paint, Trim } from './derivative';
import { paintNames } from './paints';
import type { SeedRange } from './seed-range';
import { alloy, grAlloy, quantity } from './specification-words';

const red: Paint = { code: '3T3', hex: '#b81422', title: paintNames.red, picture: 'corolla-red' };
const sky: Paint = { code: '8Y6', hex: '#86b4c8', title: paintNames.sky, picture: 'corolla-sky' };
const white: Paint = { code: '040', hex: '#f1f1ee', title: paintNames.white, picture: 'corolla-white' };
const silver: Paint = { code: '1D6', hex: '#b4b8bb', title: paintNames.silver, picture: 'corolla-silver' };
const black: Paint = { code: '209', hex: '#1b1c1e', title: paintNames.black, picture: 'corolla-black' };

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

const hybrid: Engine = {
  words: { en: '1.8 Hybrid', af: '1.8 hibried', zu: 'I-1.8 hybrid' },
  fuel: 'hybrid',
  layout: 'inlineFourNatural',
  displacement: 1798,
  powerKw: 90,
  powerSpeed: '5 200',
  torqueNm: 142,
  torqueSpeed: '3 600',
};

const sport: Engine = {
  words: same('2.0'),
  fuel: 'petrol',
  layout: 'inlineFourNatural',
  displacement: 1987,
  powerKw: 125,
  powerSpeed: '6 600',
  torqueNm: 203,
  torqueSpeed: '4 400–4 800',
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
    category: 'hybrid',
    price: 498_300,
    engine: hybrid,
    transmission: 'cvt',
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
    category: 'hybrid',
    price: 536_800,
    engine: hybrid,
    transmission: 'cvt',
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
    engine: sport,
    transmission: 'cvt',
    trim: { ...xr, wheels: grAlloy(18), seats: 'suede' },
    kerbMass: 1405,
    paints: [red, white, black],
  },
];

export const corolla: SeedRange = {
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
    cargo: { label: 'luggage', value: quantity(294, 'l') },
  },
  sideImage: 'corolla-side',
  derivatives,
  toRange: corollaPage,
};
