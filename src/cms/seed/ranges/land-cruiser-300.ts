import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { powerFact, torqueFact, towingFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, towingLicence } from './shared-questions';
import { lowRangeStory, safetyStory } from './shared-stories';
import { comfortEquipment, luxuryEquipment, onAlloy, onGrAlloy, sportEquipment } from './trims';

const { white, silver, graphite, black, sand, red } = paints;

const diesel: Engine = {
  words: same('3.3D V6'),
  fuel: 'diesel',
  layout: 'vSixTurbo',
  displacement: 3346,
  powerKw: 225,
  powerSpeed: '4 000',
  torqueNm: 700,
  torqueSpeed: '1 600–2 600',
};

const petrol: Engine = {
  words: same('3.5T V6'),
  fuel: 'petrol',
  layout: 'vSixTurbo',
  displacement: 3445,
  powerKw: 305,
  powerSpeed: '5 200',
  torqueNm: 650,
  torqueSpeed: '2 000–3 600',
};

const common = { transmission: 'automatic10', driven: 'permanentFour', towing: 3500 } as const;

const derivatives: Derivative[] = [
  {
    ...common,
    name: '3.3D GX-R 10AT',
    code: 'B33',
    category: 'gx-r',
    price: 1_598_900,
    engine: diesel,
    trim: onAlloy(comfortEquipment, 18, '265/65 R18'),
    consumption: 8.9,
    kerbMass: 2520,
    paints: [white, silver, graphite, sand],
    availability: { state: 'on-order', inDays: 150 },
  },
  {
    ...common,
    name: '3.3D ZX 10AT',
    code: 'B34',
    category: 'zx',
    price: 1_924_600,
    engine: diesel,
    trim: onAlloy(luxuryEquipment, 20, '265/55 R20'),
    consumption: 8.9,
    kerbMass: 2590,
    paints: [black, white, silver, graphite],
    availability: { state: 'on-order', inDays: 180 },
  },
  {
    ...common,
    name: '3.5T ZX 10AT',
    code: 'B35',
    category: 'zx',
    price: 1_938_200,
    engine: petrol,
    trim: onAlloy(luxuryEquipment, 20, '265/55 R20'),
    consumption: 12.1,
    acceleration: 6.7,
    kerbMass: 2560,
    paints: [black, white, silver, graphite],
  },
  {
    ...common,
    name: '3.3D GR-Sport 10AT',
    code: 'A8L',
    category: 'gr-s',
    price: 1_979_800,
    engine: diesel,
    trim: onGrAlloy(sportEquipment, 18, '265/65 R18'),
    consumption: 8.9,
    kerbMass: 2610,
    paints: [red, white, black, graphite],
    availability: { state: 'on-order', inDays: 180 },
  },
  {
    ...common,
    name: '3.5T GR-Sport 10AT',
    code: 'B37',
    category: 'gr-s',
    price: 1_991_300,
    engine: petrol,
    trim: onGrAlloy(sportEquipment, 18, '265/65 R18'),
    consumption: 12.1,
    acceleration: 6.7,
    kerbMass: 2575,
    paints: [red, white, black, graphite],
  },
];

const page: RangePage = {
  name: 'Land Cruiser 300',
  slug: 'land-cruiser-300',
  code: 'B30',
  bodyType: 'suv',
  position: 170,
  subtitle: {
    en: 'Go anywhere, and come back in good shape',
    af: 'Gaan enige plek heen en kom heelhuids terug',
    zu: 'Yiya noma kuphi, ubuye, konke kusahamba kahle',
  },
  description: {
    en: 'Seventy years of deserts and high passes are in this frame. Two V6 engines with two turbos each, ten gears, and brakes that learned off-road how to hold one wheel back at a time.',
    af: "Sewentig jaar se woestyne en hoë passe sit in hierdie onderstel. Twee V6-enjins met twee turbo's elk, tien ratte, en remme wat in die veld geleer het om een wiel op 'n keer terug te hou.",
    zu: 'Iminyaka engamashumi ayisikhombisa yezingwadule nezintaba ikule chassis. Izinjini ezimbili ze-V6 ezinamaturbo amabili ngayinye, amagiya ayishumi, namabhuleki afunda endle ukubamba isondo elilodwa ngesikhathi.',
  },
  defaultCategory: 'zx',
  facts: [powerFact(305), torqueFact(700), towingFact(3500)],
  stories: [
    {
      place: 'technology',
      subtitle: { en: 'Suspension', af: 'Vering', zu: 'Isasipenshini' },
      title: {
        en: 'The wheel that hangs keeps pulling',
        af: 'Die wiel wat hang, hou aan trek',
        zu: 'Isondo elilengayo liqhubeka lidonsa',
      },
      description: {
        en: 'Stabilisers that pump themselves stiff or slack let one corner drop half a metre while the other three hold on. In the GR-Sport they do it front and back, without a button.',
        af: "Stabiliseerders wat hulself styf of slap pomp, laat een hoek 'n halwe meter sak terwyl die ander drie vashou. In die GR-Sport doen hulle dit voor en agter, sonder 'n knoppie.",
        zu: 'Ama-stabiliser azimpompa aqine noma axege avumela igumbi elilodwa lehle uhhafu wemitha, amanye amathathu ebambile. Ku-GR-Sport akwenza lokhu ngaphambili nangemuva, kungacindezelwanga nkinobho.',
      },
      image: 'land-cruiser-300-sand',
    },
    lowRangeStory('land-cruiser-300-white'),
    safetyStory('land-cruiser-300-silver'),
  ],
  questions: [
    {
      question: {
        en: 'Why is there a waiting list?',
        af: "Hoekom is daar 'n waglys?",
        zu: 'Kungani kunohlu lokulinda?',
      },
      answer: {
        en: 'The whole world wants it, and one factory builds it. A dealer can tell you the month for your model and colour before you pay a deposit.',
        af: "Die hele wêreld soek dit, en een fabriek bou dit. 'n Handelaar kan jou die maand vir jou model en kleur gee voordat jy 'n deposito betaal.",
        zu: 'Umhlaba wonke uyayifuna, kanti yakhiwa yifekthri eyodwa. Umthengisi angakutshela inyanga yemodeli nombala wakho ngaphambi kokuthi ukhokhe idiphozi.',
      },
    },
    towingLicence,
    howSoonItComes,
  ],
};

export const landCruiser300: SeedRange = {
  name: page.name,
  body: {
    seats: 7,
    tank: 110,
    frontSuspension: 'wishbone',
    rearSuspension: 'fourLink',
    rearBrakes: 'ventilated',
    spare: 'fullSize',
    length: 4985,
    width: 1980,
    height: 1945,
    wheelbase: 2850,
    clearance: 235,
    cargo: { label: 'luggage', amount: 175, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
