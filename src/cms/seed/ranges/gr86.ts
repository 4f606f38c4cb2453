import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { accelerationFact, massFact, powerFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes } from './shared-questions';
import { racingStory } from './shared-stories';
import { comfortEquipment, onGrAlloy } from './trims';

const { red, white, black, graphite, blue } = paints;

const engine: Engine = {
  words: same('2.4'),
  fuel: 'petrol',
  layout: 'boxerFour',
  displacement: 2387,
  powerKw: 174,
  powerSpeed: '7 000',
  torqueNm: 250,
  torqueSpeed: '3 700',
};

const common = { grade: 'GR', engine, driven: 'rear' } as const;
const trim = onGrAlloy(comfortEquipment, 18, '215/40 R18');

const derivatives: Derivative[] = [
  {
    ...common,
    name: '2.4 6MT',
    code: '86W',
    category: 'mt',
    price: 789_400,
    transmission: 'manual6',
    trim,
    consumption: 8.7,
    acceleration: 6.3,
    kerbMass: 1276,
    paints: [red, white, black, graphite, blue],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '2.4 6AT',
    code: '86A',
    category: 'at',
    price: 812_900,
    specialPrice: 829_900,
    transmission: 'automatic6',
    trim: { ...trim, cruise: 'adaptive', preCollision: 'standard', lane: 'standard' },
    consumption: 8.8,
    acceleration: 6.8,
    kerbMass: 1295,
    paints: [red, white, black, graphite, blue],
    availability: { state: 'on-order', inDays: 55 },
  },
];

const page: RangePage = {
  name: 'GR86',
  slug: 'gr86',
  code: 'Z86',
  bodyType: 'coupe',
  position: 230,
  subtitle: {
    en: 'Less of everything that is not driving',
    af: 'Minder van alles wat nie bestuur is nie',
    zu: 'Okuncane kwakho konke okungekona ukushayela',
  },
  description: {
    en: 'No turbo, no driven front wheels, no more mass than is needed. The flat four sits so low that you look over it, and it asks for seven thousand revolutions before it has said everything.',
    af: 'Geen turbo nie, geen aangedrewe voorwiele nie, nie meer massa as wat nodig is nie. Die plat vier sit so laag dat jy daaroor kyk, en dit vra sewe duisend omwentelinge voordat dit alles gesê het.',
    zu: 'Ayinayo iturbo, amasondo angaphambili awashayelwa, isisindo singangesidingekayo kuphela. Injini elele iphansi kangangokuthi ubheka ngaphezu kwayo, futhi icela amajikelezo ayizinkulungwane eziyisikhombisa ngaphambi kokusho konke.',
  },
  facts: [powerFact(174), accelerationFact(6.3), massFact(1276)],
  stories: [
    {
      place: 'performance',
      subtitle: { en: 'Balance', af: 'Balans', zu: 'Ibhalansi' },
      title: {
        en: 'You learn on it, and keep it',
        af: 'Jy leer daarop, en hou dit',
        zu: 'Ufunda ngayo, bese uyayigcina',
      },
      description: {
        en: 'It tells you early what it is about to do and forgives you when you were late. With the back seat folded, four wheels for the track go in with the helmet.',
        af: 'Dit sê jou vroeg wat dit gaan doen en vergewe jou as jy laat was. Met die agterbank plat gaan vier wiele vir die baan saam met die valhelm in.',
        zu: 'Ikutshela kusenesikhathi lokho ezokwenza futhi ikuthethelele uma ubusemuva. Uma isihlalo sangemuva sigoqiwe, amasondo amane asenkundleni angena kanye nesigqoko sokuzivikela.',
      },
      image: 'gr86-blue',
    },
    racingStory('gr86-white'),
  ],
  questions: [
    {
      question: {
        en: 'Are the rear seats for people?',
        af: 'Is die agterste sitplekke vir mense?',
        zu: 'Izihlalo zangemuva ezabantu?',
      },
      answer: {
        en: 'For children on short trips, and for bags on all others. There are ISOFIX anchors for two seats.',
        af: 'Vir kinders op kort ritte, en vir sakke op al die ander. Daar is ISOFIX-ankers vir twee stoele.',
        zu: 'Ezezingane ohambweni olufushane, nezikhwama kulo lonke olunye. Kunezibopho ze-ISOFIX zezihlalo ezimbili.',
      },
    },
    howSoonItComes,
  ],
};

export const gr86: SeedRange = {
  name: page.name,
  body: {
    seats: 4,
    tank: 50,
    frontSuspension: 'macPherson',
    rearSuspension: 'doubleWishbone',
    rearBrakes: 'ventilated',
    spare: 'repairKit',
    length: 4265,
    width: 1775,
    height: 1310,
    wheelbase: 2575,
    clearance: 130,
    cargo: { label: 'luggage', amount: 226, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
