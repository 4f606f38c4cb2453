import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { gd28 } from './diesel-engines';
import { clearanceFact, loadFact, towingFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes } from './shared-questions';
import { lowRangeStory } from './shared-stories';
import { basicEquipment, onAlloy, onSteel, workEquipment } from './trims';

const { white, sand, graphite, silver, whiteBlack } = paints;

const v6: Engine = {
  words: same('4.0 V6'),
  fuel: 'petrol',
  layout: 'vSix',
  displacement: 3956,
  powerKw: 170,
  powerSpeed: '5 200',
  torqueNm: 360,
  torqueSpeed: '3 800',
};

const diesel: Engine = { ...gd28, words: same('2.8 GD-6') };

const plain = onSteel(workEquipment, 16, '225/95 R16C');
const gx = onAlloy({ ...basicEquipment, seats: 'vinyl' }, 16, '265/70 R16');

const fourByFour = { driven: 'fourByFour', towing: 3500 } as const;

const derivatives: Derivative[] = [
  {
    ...fourByFour,
    name: '4.0 V6 Single Cab 5MT',
    code: 'L40',
    body: { seats: 2, length: 5220 },
    category: 'petrol',
    price: 856_900,
    engine: v6,
    transmission: 'manual5',
    trim: plain,
    consumption: 13.1,
    kerbMass: 1985,
    paints: [white, sand],
    availability: { state: 'on-order', inDays: 120 },
  },
  {
    ...fourByFour,
    name: '4.0 V6 Double Cab 5MT',
    code: 'L41',
    category: 'petrol',
    price: 934_700,
    engine: v6,
    transmission: 'manual5',
    trim: plain,
    consumption: 13.3,
    kerbMass: 2150,
    paints: [white, sand, silver],
    availability: { state: 'ending' },
  },
  {
    ...fourByFour,
    name: '2.8 GD-6 Single Cab 6AT',
    code: 'L28',
    body: { seats: 2, length: 5220 },
    category: 'diesel',
    price: 923_400,
    engine: diesel,
    transmission: 'automatic6',
    trim: plain,
    consumption: 'Not Available',
    kerbMass: 2045,
    paints: [white, sand, silver],
  },
  {
    ...fourByFour,
    name: '2.8 GD-6 Double Cab 6AT',
    code: 'L29',
    category: 'diesel',
    price: 1_012_600,
    engine: diesel,
    transmission: 'automatic6',
    trim: gx,
    consumption: 'Not Available',
    kerbMass: 2205,
    paints: [sand, white, silver, graphite],
    availability: { state: 'on-order', inDays: 90 },
  },
  {
    ...fourByFour,
    name: '2.8 GD-6 Double Cab 70th Anniversary 6AT',
    code: 'L70',
    category: 'exclusive',
    price: 1_089_800,
    engine: diesel,
    transmission: 'automatic6',
    trim: gx,
    consumption: 'Not Available',
    kerbMass: 2230,
    paints: [whiteBlack, sand, graphite],
    availability: { state: 'ending' },
  },
];

const page: RangePage = {
  name: 'Land Cruiser 79',
  slug: 'land-cruiser-79',
  code: 'L79',
  bodyType: 'bakkie',
  position: 70,
  subtitle: {
    en: 'The last one still running when the road is gone',
    af: 'Die laaste een wat loop wanneer die pad weg is',
    zu: 'Eyokugcina esahamba lapho umgwaqo usuphelile',
  },
  description: {
    en: 'Farms, mines and game reserves buy it again and again, because anything on it can be mended with what is in the toolbox. It is not quick and it is not soft. It arrives.',
    af: 'Plase, myne en wildreservate koop dit oor en oor, omdat alles daaraan reggemaak kan word met wat in die gereedskapkis is. Dit is nie vinnig nie en dit is nie sag nie. Dit kom aan.',
    zu: 'Amapulazi, izimayini neziqiwi ziyithenga kaninginingi, ngoba konke okukuyo kungalungiswa ngamathuluzi asebhokisini. Ayisheshi futhi ayithambile. Iyafika.',
  },
  facts: [loadFact(1235), towingFact(3500), clearanceFact(235)],
  stories: [
    {
      place: 'performance',
      subtitle: { en: 'Built to be mended', af: 'Gebou om reggemaak te word', zu: 'Yakhelwe ukulungiseka' },
      title: {
        en: 'Two tanks, two batteries, two diff locks',
        af: 'Twee tenks, twee batterye, twee ewenaarslotte',
        zu: 'Amathangi amabili, amabhethri amabili, ama-diff lock amabili',
      },
      description: {
        en: 'With 130 litres on board the next pump may be a thousand kilometres away. The axles are rigid, the springs are leaves, and the snorkel is on the side where the dust is not.',
        af: "Met 130 liter aan boord mag die volgende pomp 'n duisend kilometer ver wees. Die asse is star, die vere is bladvere, en die snorkel sit aan die kant waar die stof nie is nie.",
        zu: 'Njengoba ithwala amalitha angu-130, iphampu elandelayo ingaba kude ngamakhilomitha ayinkulungwane. Ama-axle aqinile, izipringi zingamacwecwe, i-snorkel ingasohlangothini olungenalo uthuli.',
      },
      image: 'land-cruiser-79-white',
    },
    lowRangeStory('land-cruiser-79-graphite'),
  ],
  questions: [
    {
      question: {
        en: 'Why does it still have leaf springs?',
        af: 'Hoekom het dit nog bladvere?',
        zu: 'Kungani isenezipringi zamacwecwe?',
      },
      answer: {
        en: 'Because a broken leaf gets you home, and any farm workshop can replace it. Under a full load they also ride better than when it is empty.',
        af: "Omdat 'n gebreekte blad jou by die huis kry en enige plaaswerkswinkel dit kan vervang. Met 'n volle vrag ry dit ook beter as leeg.",
        zu: 'Ngoba icwecwe eliphukile liyakufikisa ekhaya, futhi noma iyiphi ishophu yasepulazini ingalishintsha. Uma lithwele umthwalo ogcwele lihamba kangcono kunalapho kungenalutho.',
      },
    },
    howSoonItComes,
  ],
};

export const landCruiser79: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 130,
    frontSuspension: 'rigidCoil',
    rearSuspension: 'leaf',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 5325,
    width: 1870,
    height: 1960,
    wheelbase: 3180,
    clearance: 235,
    cargo: { label: 'payload', amount: 1235, unit: 'kg' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
