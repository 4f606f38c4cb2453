import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { accelerationFact, powerFact, torqueFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes } from './shared-questions';
import { racingStory } from './shared-stories';
import { onGrAlloy, sportEquipment } from './trims';

const { red, white, black, graphite, blue } = paints;

const engine: Engine = {
  words: same('1.6T'),
  fuel: 'petrol',
  layout: 'inlineThreeTurbo',
  displacement: 1618,
  powerKw: 221,
  powerSpeed: '6 500',
  torqueNm: 400,
  torqueSpeed: '3 250–4 600',
};

const common = { grade: 'GR', engine, driven: 'sportFour' } as const;
const core = onGrAlloy(sportEquipment, 18, '235/40 R18');

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.6T GR-Four Core 6MT',
    code: 'GC1',
    category: 'core',
    price: 938_700,
    transmission: 'manual6',
    trim: core,
    consumption: 8.4,
    acceleration: 5.3,
    kerbMass: 1475,
    paints: [white, red, black, graphite, blue],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.6T GR-Four Core 8AT',
    code: 'GC2',
    category: 'core',
    price: 984_200,
    transmission: 'automatic8',
    trim: core,
    consumption: 9.1,
    acceleration: 5.1,
    kerbMass: 1500,
    paints: [white, red, black, graphite, blue],
    availability: { state: 'on-order', inDays: 65 },
  },
  {
    ...common,
    name: '1.6T GR-Four Circuit 6MT',
    code: 'A7O',
    category: 'circuit',
    price: 1_032_500,
    transmission: 'manual6',
    trim: core,
    consumption: 8.4,
    acceleration: 5.3,
    kerbMass: 1460,
    paints: [red, white, graphite],
    availability: { state: 'in-stock' },
  },
];

const page: RangePage = {
  name: 'GR Corolla',
  slug: 'gr-corolla',
  code: 'GC0',
  bodyType: 'hatch',
  position: 210,
  subtitle: {
    en: 'Five doors, three exhausts, no apologies',
    af: 'Vyf deure, drie uitlaatpype, geen verskonings nie',
    zu: 'Iminyango emihlanu, amapayipi amathathu, akukho ukuxolisa',
  },
  description: {
    en: 'The engine of the GR Yaris in a car with a back seat and a boot. Take the children to school the long way round, and arrive before the bell all the same.',
    af: "Die enjin van die GR Yaris in 'n motor met 'n agterbank en 'n kattebak. Neem die kinders met die ompad skool toe en kom steeds voor die klok aan.",
    zu: 'Injini ye-GR Yaris emotweni enesihlalo sangemuva nebhuthi. Hambisa izingane esikoleni ngendlela ende, ufike phambi kwensimbi noma kunjalo.',
  },
  facts: [powerFact(221), torqueFact(400), accelerationFact(5.1)],
  stories: [
    {
      place: 'performance',
      subtitle: { en: 'Circuit', af: 'Circuit', zu: 'I-Circuit' },
      title: { en: 'Stiffer where it flexed', af: 'Stywer waar dit gebuig het', zu: 'Yaqiniswa lapho yayigoba khona' },
      description: {
        en: 'Three metres more of weld glue and three hundred more spot welds hold the body still, so that the springs can do their work. You feel it in the second corner.',
        af: 'Drie meter meer sweislym en driehonderd meer sweiskolle hou die bak stil, sodat die vere hul werk kan doen. Jy voel dit in die tweede draai.',
        zu: 'Amamitha amathathu engeziwe engcina namachashazi okushisela angamakhulu amathathu kugcina umzimba unganyakazi, ukuze izipringi zenze umsebenzi wazo. Ukuzwa ejikeni lesibili.',
      },
      image: 'gr-corolla-white',
    },
    racingStory('gr-corolla-red'),
  ],
  questions: [
    {
      question: {
        en: 'Can I live with it every day?',
        af: 'Kan ek elke dag daarmee saamleef?',
        zu: 'Ngingaphila nayo nsuku zonke?',
      },
      answer: {
        en: 'Yes. It has five seats, a boot of 213 litres and Corolla servicing. It is firm over bad tar, and you will start looking for longer ways home.',
        af: "Ja. Dit het vyf sitplekke, 'n kattebak van 213 liter en Corolla-dienste. Dit is styf oor slegte teer, en jy sal langer paaie huis toe begin soek.",
        zu: 'Yebo. Inezihlalo ezinhlanu, ibhuthi yamalitha angu-213 namasevisi e-Corolla. Iqinile emgwaqweni omubi, futhi uzoqala ufune izindlela ezinde eziya ekhaya.',
      },
    },
    howSoonItComes,
  ],
};

export const grCorolla: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 50,
    frontSuspension: 'macPherson',
    rearSuspension: 'multiLink',
    rearBrakes: 'ventilated',
    spare: 'repairKit',
    length: 4410,
    width: 1850,
    height: 1480,
    wheelbase: 2640,
    clearance: 128,
    cargo: { label: 'luggage', amount: 213, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
