import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { accelerationFact, massFact, powerFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes } from './shared-questions';
import { racingStory } from './shared-stories';
import { comfortEquipment, onGrAlloy, sportEquipment } from './trims';

const { red, white, black, graphite, redBlack } = paints;

const engine: Engine = {
  words: same('1.6T'),
  fuel: 'petrol',
  layout: 'inlineThreeTurbo',
  displacement: 1618,
  powerKw: 210,
  powerSpeed: '6 500',
  torqueNm: 400,
  torqueSpeed: '3 250–4 600',
};

const common = { engine, driven: 'sportFour' } as const;
const rally = onGrAlloy({ ...sportEquipment, camera: 'rearCamera' }, 18, '225/40 R18');
const pure = onGrAlloy({ ...comfortEquipment, air: 'manualAir' }, 18, '225/40 R18');

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.6T GR-Four Pure 6MT',
    code: 'Y16',
    category: 'gr',
    price: 872_400,
    transmission: 'manual6',
    trim: pure,
    consumption: 8.9,
    acceleration: 5.3,
    kerbMass: 1265,
    paints: [white, red, black],
    availability: { state: 'on-order', inDays: 70 },
  },
  {
    ...common,
    name: '1.6T GR-Four Rally 6MT',
    code: '64O',
    category: 'gr',
    price: 922_900,
    transmission: 'manual6',
    trim: rally,
    consumption: 8.9,
    acceleration: 5.3,
    kerbMass: 1280,
    paints: [red, white, black, graphite, redBlack],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.6T GR-Four Rally 8AT',
    code: 'Y18',
    category: 'gr',
    price: 967_300,
    transmission: 'automatic8',
    trim: rally,
    consumption: 9.5,
    acceleration: 5.2,
    kerbMass: 1300,
    paints: [red, white, black, graphite, redBlack],
  },
  {
    ...common,
    name: '1.6T GR-Four Circuit 6MT',
    code: 'Y19',
    category: 'circuit',
    price: 1_014_600,
    transmission: 'manual6',
    trim: rally,
    acceleration: 5.2,
    kerbMass: 1270,
    paints: [white, black],
    availability: { state: 'ending' },
  },
];

const page: RangePage = {
  name: 'GR Yaris',
  slug: 'gr-yaris',
  code: 'Y10',
  bodyType: 'hatch',
  position: 200,
  subtitle: {
    en: 'A rally car with a licence disc',
    af: "'n Tydrenmotor met 'n lisensieskyf",
    zu: 'Imoto ye-rally enediski yelayisense',
  },
  description: {
    en: 'Built to win on gravel and then sold because the rules said so. Three cylinders, four driven wheels, a carbon roof, and a handbrake that opens the drive to the rear axle.',
    af: "Gebou om op gruis te wen en toe verkoop omdat die reëls so sê. Drie silinders, vier aangedrewe wiele, 'n koolstofdak, en 'n handrem wat die aandrywing na die agteras oopmaak.",
    zu: 'Yakhelwe ukunqoba emgwaqweni wamatshe, yabe isithengiswa ngoba imithetho isho njalo. Amasilinda amathathu, amasondo amane ashayelwayo, uphahla lwe-carbon, ne-handbrake evula ukushayela kwe-axle yangemuva.',
  },
  defaultCategory: 'gr',
  facts: [powerFact(210), accelerationFact(5.2), massFact(1265)],
  stories: [
    {
      place: 'technology',
      subtitle: { en: 'GR-Four', af: 'GR-Four', zu: 'I-GR-Four' },
      title: { en: 'You choose who pushes', af: 'Jy kies wie stoot', zu: 'Nguwe okhetha ukuthi yimaphi aphushayo' },
      description: {
        en: 'Sixty to forty for the road, fifty-fifty for gravel, thirty to seventy for the track. Turn the dial and the same corner becomes another one.',
        af: "Sestig-veertig vir die pad, vyftig-vyftig vir gruis, dertig-sewentig vir die baan. Draai die knop, en dieselfde draai word 'n ander een.",
        zu: 'U-60:40 wasemgwaqweni, u-50:50 wamatshe, u-30:70 wenkundla. Jikisa inkinobho, ijika elifanayo liphenduke elinye.',
      },
      image: 'gr-yaris-white',
    },
    racingStory('gr-yaris-red-black'),
  ],
  questions: [
    {
      question: {
        en: 'May I take it to a track day?',
        af: "Mag ek dit na 'n baandag neem?",
        zu: 'Ngingaya nayo osukwini lwasenkundleni?',
      },
      answer: {
        en: 'Yes, and your warranty stays as long as it was not a race. Brake pads and tyres that you wear out there are yours.',
        af: "Ja, en jou waarborg bly staan solank dit nie 'n wedren was nie. Remblokke en bande wat jy daar opslyt, is joune.",
        zu: 'Yebo, futhi iwaranti yakho iyaqhubeka uma bekungewona umjaho. Ama-brake pad namathaya owagugise lapho ngawakho.',
      },
    },
    howSoonItComes,
  ],
};

export const grYaris: SeedRange = {
  name: page.name,
  body: {
    seats: 4,
    tank: 50,
    frontSuspension: 'macPherson',
    rearSuspension: 'doubleWishbone',
    rearBrakes: 'ventilated',
    spare: 'repairKit',
    length: 3995,
    width: 1805,
    height: 1455,
    wheelbase: 2560,
    clearance: 124,
    cargo: { label: 'luggage', amount: 174, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
