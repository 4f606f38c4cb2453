import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { seatsFact, torqueFact } from './facts';
import { paints } from './paints';
import { noServicePlan } from './plans';
import { fact, type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes } from './shared-questions';
import { onSteel, workEquipment } from './trims';

const { white, silver, sand, blue } = paints;

const diesel: Engine = {
  words: same('4.0D'),
  fuel: 'diesel',
  layout: 'inlineFour',
  displacement: 4009,
  powerKw: 110,
  powerSpeed: '2 700',
  torqueNm: 397,
  torqueSpeed: '1 800',
};

const derivatives: Derivative[] = [
  {
    name: '4.0D 23-seater 5MT',
    code: 'O40',
    category: 'standard',
    price: 1_149_600,
    engine: diesel,
    transmission: 'manual5',
    driven: 'rear',
    trim: onSteel({ ...workEquipment, seats: 'cloth', camera: 'rearCamera' }, 17, '215/70 R17.5'),
    consumption: 'Not Available',
    kerbMass: 3830,
    paints: [white, silver, sand, blue],
    availability: { state: 'on-order', inDays: 140 },
  },
];

const page: RangePage = {
  name: 'Coaster',
  slug: 'coaster',
  code: 'O10',
  bodyType: 'minibus',
  position: 260,
  subtitle: {
    en: 'The whole choir in one go',
    af: 'Die hele koor in een slag',
    zu: 'Ikhwaya lonke ngesikhathi esisodwa',
  },
  description: {
    en: 'A real bus, only smaller: a door that swings out, an aisle to stand up in, and luggage space for a tour. Schools, lodges and mines drive it for twenty years.',
    af: "'n Regte bus, net kleiner: 'n deur wat uitswaai, 'n gang waarin jy kan regop staan, en bagasieruimte vir 'n toer. Skole, lodges en myne ry twintig jaar daarmee.",
    zu: 'Ibhasi langempela, kodwa elincane: umnyango ovulekela ngaphandle, iphaseji ongama kuyo, nendawo yemithwalo yohambo. Izikole, amalodge nezimayini bayishayela iminyaka engamashumi amabili.',
  },
  facts: [
    seatsFact(23),
    torqueFact(397),
    fact(95, 'l', { en: 'of diesel on board', af: 'diesel aan boord', zu: 'zikadizili ethangini' }),
  ],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'On tour', af: 'Op toer', zu: 'Ohambweni' },
      title: { en: 'Windows for everybody', af: 'Vensters vir almal', zu: 'Amafasitela awo wonke umuntu' },
      description: {
        en: 'High seats and deep panes: whoever came to see something sees it. Behind the last row the suitcases of half the group stand upright.',
        af: 'Hoë sitplekke en diep ruite: wie gekom het om iets te sien, sien dit. Agter die laaste ry staan die helfte van die groep se tasse regop.',
        zu: 'Izihlalo eziphakeme namafasitela amakhulu: oze ukuzobona uyabona. Ngemuva komugqa wokugcina kume amasutikesi engxenye yeqembu.',
      },
      image: 'coaster-blue',
    },
  ],
  questions: [
    {
      question: {
        en: 'Which licence does the driver need?',
        af: 'Watter lisensie het die bestuurder nodig?',
        zu: 'Umshayeli udinga yiphi ilayisense?',
      },
      answer: {
        en: 'Code C1 and a professional driving permit for passengers.',
        af: "Kode C1 en 'n professionele bestuurspermit vir passasiers.",
        zu: 'Ikhodi C1 nemvume yokushayela yomsebenzi yokuthwala abagibeli.',
      },
    },
    howSoonItComes,
  ],
};

export const coaster: SeedRange = {
  name: page.name,
  body: {
    seats: 23,
    tank: 95,
    frontSuspension: 'doubleWishbone',
    rearSuspension: 'leaf',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 6255,
    width: 2080,
    height: 2635,
    wheelbase: 3200,
    clearance: 185,
    cargo: { label: 'payload', amount: 1890, unit: 'kg' },
  },
  plans: noServicePlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
