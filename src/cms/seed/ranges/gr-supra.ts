import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { accelerationFact, powerFact, torqueFact } from './facts';
import { paints } from './paints';
import { fullPlan, unknownPlans } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes } from './shared-questions';
import { racingStory } from './shared-stories';
import { onGrAlloy, sportEquipment } from './trims';

const { red, white, black, graphite, ochre, blue } = paints;

const engine: Engine = {
  words: same('3.0T'),
  fuel: 'petrol',
  layout: 'inlineSix',
  displacement: 2998,
  powerKw: 285,
  powerSpeed: '5 800–6 500',
  torqueNm: 500,
  torqueSpeed: '1 800–5 000',
};

const track = onGrAlloy(sportEquipment, 19, '255/35 R19, 275/35 R19');

const derivatives: Derivative[] = [
  {
    name: '3.0T 8AT',
    code: '48V',
    category: 'gr',
    price: 1_489_700,
    engine,
    transmission: 'automatic8',
    driven: 'rear',
    trim: track,
    consumption: 7.7,
    acceleration: 4.3,
    kerbMass: 1495,
    paints: [ochre, red, white, black, graphite],
    availability: { state: 'in-stock' },
  },
  {
    name: '3.0T 6MT',
    code: 'Z30',
    category: 'gr',
    price: 1_462_300,
    engine,
    transmission: 'manual6',
    driven: 'rear',
    trim: track,
    consumption: 8.9,
    acceleration: 4.6,
    kerbMass: 1502,
    paints: [ochre, red, white, black, graphite, blue],
    availability: { state: 'ending' },
  },
  {
    name: '3.0T Final Edition 6MT',
    code: 'Z32',
    grade: 'GR',
    category: 'exclusive',
    engine: { ...engine, powerKw: 320, torqueNm: 571 },
    transmission: 'manual6',
    driven: 'rear',
    trim: track,
    consumption: 'Not Available',
    acceleration: 4.2,
    kerbMass: 1505,
    paints: [white, black],
    plans: unknownPlans,
    availability: { state: 'coming-soon', inDays: 100 },
  },
];

const page: RangePage = {
  name: 'GR Supra',
  slug: 'gr-supra',
  code: 'Z10',
  bodyType: 'coupe',
  position: 220,
  subtitle: {
    en: 'Six in a row, two in front',
    af: "Ses in 'n ry, twee voor",
    zu: 'Amasilinda ayisithupha emgqeni, abantu ababili ngaphambili',
  },
  description: {
    en: 'Short, wide and low, with the mass halved exactly between the axles. The six in line is what the name has always promised, and as long as it is built you can have it with a clutch.',
    af: "Kort, breed en laag, met die massa presies tussen die asse gehalveer. Die ses in lyn is wat die naam nog altyd beloof het, en solank dit gebou word, kan jy dit met 'n koppelaar kry.",
    zu: 'Imfushane, ibanzi futhi iphansi, nesisindo sihlukaniswe ngokulinganayo phakathi kwama-axle. Amasilinda ayisithupha asemugqeni yilokho leli gama ebelikuthembisa njalo, futhi uma isakhiwa ungayithola nane-clutch.',
  },
  facts: [powerFact(285), torqueFact(500), accelerationFact(4.3)],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'Proportion', af: 'Verhouding', zu: 'Isilinganiso' },
      title: { en: '1.55 is a golden number', af: '1,55 is ’n goue getal', zu: 'U-1.55 uyinombolo yegolide' },
      description: {
        en: 'That is the wheelbase divided by the track: lower than in any rival, and the reason why it turns before you have quite decided to. An active differential keeps hold of what you started.',
        af: 'Dit is die asafstand gedeel deur die spoorwydte: kleiner as by enige mededinger, en die rede hoekom dit draai voordat jy heeltemal besluit het. ’n Aktiewe ewenaar hou vas wat jy begin het.',
        zu: 'Yibanga eliphakathi kwama-axle lihlukaniswa ngobubanzi bamasondo: lincane kunezimbangi zayo, futhi yikho okwenza ijike ungakaqedi ukunquma. I-differential esebenzayo ibamba lokho okuqalile.',
      },
      image: 'gr-supra-graphite',
    },
    racingStory('gr-supra-black'),
  ],
  questions: [
    {
      question: {
        en: 'Why has one model no price?',
        af: 'Hoekom het een model geen prys nie?',
        zu: 'Kungani imodeli eyodwa ingenayo intengo?',
      },
      answer: {
        en: 'The Final Edition is built to order and in small numbers. A GR dealer quotes it with what you choose for it.',
        af: 'Die Final Edition word op bestelling en in klein getalle gebou. ’n GR-handelaar kwoteer dit met wat jy daarvoor kies.',
        zu: 'I-Final Edition yakhiwa ngokwe-oda futhi zincane. Umthengisi we-GR ukunika intengo ngokuya ngalokho okukhethile.',
      },
    },
    howSoonItComes,
  ],
};

export const grSupra: SeedRange = {
  name: page.name,
  body: {
    seats: 2,
    tank: 52,
    frontSuspension: 'macPherson',
    rearSuspension: 'multiLink',
    rearBrakes: 'ventilated',
    spare: 'repairKit',
    length: 4380,
    width: 1855,
    height: 1290,
    wheelbase: 2470,
    clearance: 119,
    cargo: { label: 'luggage', amount: 290, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
