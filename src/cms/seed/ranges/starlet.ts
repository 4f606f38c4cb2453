import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { consumptionFact, luggageFact, servicesFact } from './facts';
import { paints } from './paints';
import { smallPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, whatServicingCosts } from './shared-questions';
import { cabinStory } from './shared-stories';
import { smallPetrol15 } from './small-engines';
import { basicEquipment, comfortEquipment, onAlloy, onSteel } from './trims';

const { white, silver, graphite, red, blue, redBlack } = paints;

const engine: Engine = { ...smallPetrol15, words: same('1.5') };

const xi = onSteel({ ...basicEquipment, camera: 'none' }, 15, '185/65 R15');
const xs = onAlloy(basicEquipment, 16, '195/55 R16');
const xr = onAlloy(comfortEquipment, 16, '195/55 R16');

const common = { driven: 'front', engine } as const;

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.5 Xi 5MT',
    code: 'S15',
    category: 'xi',
    price: 249_900,
    transmission: 'manual5',
    trim: xi,
    consumption: 5.4,
    kerbMass: 930,
    paints: [white, silver, graphite, red],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 Xs 5MT',
    code: 'S16',
    category: 'xs',
    price: 274_600,
    specialPrice: 282_900,
    transmission: 'manual5',
    trim: xs,
    consumption: 5.4,
    kerbMass: 945,
    paints: [blue, white, silver, graphite, red],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 Xs 4AT',
    code: 'S17',
    category: 'xs',
    price: 297_300,
    transmission: 'automatic4',
    trim: xs,
    consumption: 5.8,
    kerbMass: 965,
    paints: [blue, white, silver, graphite, red],
  },
  {
    ...common,
    name: '1.5 XR 5MT',
    code: 'S18',
    category: 'xr',
    price: 312_500,
    transmission: 'manual5',
    trim: xr,
    consumption: 5.4,
    kerbMass: 955,
    paints: [redBlack, blue, white, silver, graphite],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 XR 4AT',
    code: 'S19',
    category: 'xr',
    price: 335_800,
    transmission: 'automatic4',
    trim: xr,
    consumption: 5.8,
    kerbMass: 975,
    paints: [redBlack, blue, white, silver, graphite, red],
    availability: { state: 'on-order', inDays: 28 },
  },
];

const page: RangePage = {
  name: 'Starlet',
  slug: 'starlet',
  code: 'S50',
  bodyType: 'hatch',
  position: 90,
  subtitle: {
    en: 'First car, first flat, first road trip',
    af: 'Eerste motor, eerste woonstel, eerste reis',
    zu: 'Imoto yokuqala, ifulethi lokuqala, uhambo lokuqala',
  },
  description: {
    en: 'Small where you park and roomy where you sit. The engine is simple and thirsts for little, and the screen in the middle talks to your phone.',
    af: 'Klein waar jy parkeer en ruim waar jy sit. Die enjin is eenvoudig en drink min, en die skerm in die middel praat met jou foon.',
    zu: 'Incane lapho upaka khona, inkulu lapho uhlala khona. Injini yayo ilula futhi iphuza kancane, nesikrini esiphakathi sixhumana nefoni yakho.',
  },
  defaultCategory: 'xs',
  facts: [consumptionFact(5.4), luggageFact(314), servicesFact(45_000)],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'In town', af: 'In die dorp', zu: 'Edolobheni' },
      title: {
        en: 'Turns where others reverse',
        af: 'Draai waar ander agteruitry',
        zu: 'Ijika lapho ezinye zihlehla khona',
      },
      description: {
        en: 'Under four metres long, and it turns in less than ten. You see all four corners from the seat, and the steering takes one hand and no breath.',
        af: 'Korter as vier meter, en hy draai in minder as tien. Jy sien al vier hoeke van die sitplek af, en die stuur vra een hand en geen asem nie.',
        zu: 'Imfushane kunamamitha amane, ijika endaweni engaphansi kwayishumi. Uyawabona wonke amagumbi amane uhleli, nesitelingi ujikisa ngesandla esisodwa kalula.',
      },
      image: 'starlet-red',
    },
    cabinStory('starlet-graphite'),
  ],
  questions: [
    {
      question: {
        en: 'Is it strong enough for the open road?',
        af: 'Is dit sterk genoeg vir die oop pad?',
        zu: 'Inamandla anele yini emgwaqweni omkhulu?',
      },
      answer: {
        en: 'Yes: 77 kW in less than a ton keeps up with the traffic, four up. On long climbs you will change down a gear, and that is all.',
        af: "Ja: 77 kW in minder as 'n ton hou by met die verkeer, ook met vier aan boord. Teen lang opdraandes skakel jy een rat af, en dis al.",
        zu: 'Yebo: u-77 kW emotweni engaphansi kwethani uhambisana nezinye izimoto, ngisho nibane. Emiqansweni emide uzokwehlisa igiya elilodwa, yilokho kuphela.',
      },
    },
    whatServicingCosts,
    howSoonItComes,
  ],
};

export const starlet: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 37,
    frontSuspension: 'macPherson',
    rearSuspension: 'torsionBeam',
    rearBrakes: 'drums',
    spare: 'spaceSaver',
    length: 3990,
    width: 1745,
    height: 1500,
    wheelbase: 2520,
    clearance: 170,
    cargo: { label: 'luggage', amount: 314, unit: 'l' },
  },
  plans: smallPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
