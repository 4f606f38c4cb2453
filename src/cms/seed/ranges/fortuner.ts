import type { Derivative, Paint, Trim } from './derivative';
import { gd24, gd28, gd28MildHybrid, gd28Sport } from './diesel-engines';
import { fortunerPage } from './fortuner-page';
import { paintNames } from './paints';
import type { SeedRange } from './seed-range';
import { alloy, grAlloy, quantity } from './specification-words';

const blue: Paint = { code: '8X8', hex: '#2a62a8', title: paintNames.blue, picture: 'fortuner-blue' };
const white: Paint = { code: '040', hex: '#f1f1ee', title: paintNames.white, picture: 'fortuner-white' };
const sand: Paint = { code: '4V6', hex: '#b5a98f', title: paintNames.sand, picture: 'fortuner-sand' };
const graphite: Paint = { code: '1G3', hex: '#474c52', title: paintNames.graphite, picture: 'fortuner-graphite' };
const green: Paint = { code: '6X3', hex: '#414b3b', title: paintNames.green, picture: 'fortuner-green' };

const standard: Trim = {
  wheels: alloy(17),
  tyres: '265/65 R17',
  airbags: 7,
  cruise: 'standard',
  lane: 'none',
  preCollision: 'none',
  camera: 'rearCamera',
  seats: 'cloth',
  air: 'climate',
  screenInches: 8,
  keyless: 'standard',
  charging: '12 V, 220 V, 2 × USB-C',
  headlamps: 'led',
};

const vx: Trim = {
  ...standard,
  wheels: alloy(18),
  tyres: '265/60 R18',
  cruise: 'adaptive',
  lane: 'standard',
  preCollision: 'standard',
  camera: 'panoramic',
  seats: 'leather',
  air: 'dualZone',
  screenInches: 9,
};

const automatic = { transmission: 'automatic6' } as const;

const derivatives: Derivative[] = [
  {
    ...automatic,
    name: '2.4 GD-6 Raised Body 6AT',
    code: '66M',
    category: 'standard',
    price: 748_900,
    engine: gd24,
    driven: 'rear',
    trim: standard,
    consumption: 7.7,
    kerbMass: 2035,
    towing: 2800,
    paints: [white, graphite, sand],
  },
  {
    ...automatic,
    name: '2.8 GD-6 Raised Body 6AT',
    code: '57U',
    category: 'standard',
    price: 869_800,
    engine: gd28,
    driven: 'rear',
    trim: standard,
    consumption: 7.9,
    kerbMass: 2080,
    towing: 3300,
    paints: [blue, white, sand, graphite, green],
  },
  {
    ...automatic,
    name: '2.8 GD-6 4x4 6AT',
    code: 'F8A',
    category: 'standard',
    price: 955_400,
    engine: gd28,
    driven: 'fourByFour',
    trim: standard,
    consumption: 8.1,
    kerbMass: 2170,
    towing: 3300,
    paints: [blue, white, sand, graphite, green],
  },
  {
    ...automatic,
    name: '2.8 GD-6 VX 4x4 6AT',
    code: '49Y',
    category: 'vx',
    price: 1_012_300,
    engine: gd28,
    driven: 'fourByFour',
    trim: vx,
    consumption: 8.1,
    kerbMass: 2190,
    towing: 3300,
    paints: [blue, white, sand, graphite, green],
  },
  {
    ...automatic,
    name: '2.8 GD-6 48V VX 4x4 6AT',
    code: 'F48',
    category: 'hybrid',
    price: 1_046_700,
    engine: gd28MildHybrid,
    driven: 'fourByFour',
    trim: vx,
    consumption: 7.6,
    kerbMass: 2235,
    towing: 3300,
    paints: [blue, white, graphite, green],
  },
  {
    ...automatic,
    name: '2.8 GD-6 GR-Sport 4x4 6AT',
    code: 'N35',
    category: 'gr-s',
    price: 1_049_900,
    engine: gd28Sport,
    driven: 'fourByFour',
    trim: { ...vx, wheels: grAlloy(18), seats: 'suede' },
    consumption: 8.2,
    kerbMass: 2205,
    towing: 3300,
    paints: [white, graphite, blue],
  },
];

export const fortuner: SeedRange = {
  body: {
    seats: 7,
    tank: 80,
    frontSuspension: 'wishbone',
    rearSuspension: 'fourLink',
    rearBrakes: 'discs',
    spare: 'fullSize',
    length: 4795,
    width: 1855,
    height: 1835,
    wheelbase: 2745,
    clearance: 279,
    cargo: { label: 'luggage', value: quantity(296, 'l') },
  },
  sideImage: 'fortuner-side',
  derivatives,
  toRange: fortunerPage,
};
