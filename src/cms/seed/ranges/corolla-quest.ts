import { corolla18 } from './corolla-engines';
import type { Derivative } from './derivative';
import { consumptionFact, luggageFact, servicesFact } from './facts';
import { paints } from './paints';
import { smallPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, whatServicingCosts } from './shared-questions';
import { cabinStory } from './shared-stories';
import { basicEquipment, comfortEquipment, onAlloy, onSteel } from './trims';

const { white, silver, graphite, red, black } = paints;

const common = { driven: 'front', engine: corolla18, towing: 1300 } as const;
const plain = onSteel({ ...basicEquipment, camera: 'none' }, 15, '195/65 R15');
const plus = onAlloy(basicEquipment, 16, '205/55 R16');
const prestige = onAlloy(comfortEquipment, 16, '205/55 R16');

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.8 6MT',
    code: 'Q18',
    category: 'standard',
    price: 359_900,
    transmission: 'manual6',
    trim: plain,
    consumption: 7.0,
    kerbMass: 1255,
    paints: [white, silver, graphite],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.8 CVT',
    code: 'Q19',
    category: 'standard',
    price: 378_200,
    transmission: 'cvt',
    trim: plain,
    consumption: 6.7,
    kerbMass: 1275,
    paints: [white, silver, graphite],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.8 Plus 6MT',
    code: 'Q20',
    category: 'plus',
    price: 381_700,
    transmission: 'manual6',
    trim: plus,
    consumption: 7.0,
    kerbMass: 1265,
    paints: [white, silver, graphite, red],
  },
  {
    ...common,
    name: '1.8 Prestige 6MT',
    code: 'Q21',
    category: 'prestige',
    price: 402_400,
    transmission: 'manual6',
    trim: prestige,
    consumption: 7.0,
    kerbMass: 1275,
    paints: [silver, white, graphite, red, black],
  },
  {
    ...common,
    name: '1.8 Prestige CVT',
    code: 'Q22',
    category: 'prestige',
    price: 419_600,
    specialPrice: 432_300,
    transmission: 'cvt',
    trim: prestige,
    consumption: 6.7,
    kerbMass: 1295,
    paints: [silver, white, graphite, red, black],
    availability: { state: 'on-order', inDays: 21 },
  },
];

const page: RangePage = {
  name: 'Corolla Quest',
  slug: 'corolla-quest',
  code: 'C36',
  bodyType: 'sedan',
  position: 120,
  subtitle: {
    en: 'The whole car, half the fuss',
    af: 'Die hele motor, die helfte van die gedoente',
    zu: 'Imoto ephelele, ingenazo izinkimbinkimbi',
  },
  description: {
    en: 'A full-size sedan, built in Durban from parts that have proved themselves for years. Families buy it for the boot, fleets for the running costs, and both for what it fetches afterwards.',
    af: "'n Volgrootte-sedan, in Durban gebou uit dele wat hulle oor jare bewys het. Gesinne koop dit vir die kattebak, vlote vir die loopkoste, en albei vir wat dit agterna behaal.",
    zu: 'I-sedan yosayizi ogcwele, yakhiwe eThekwini ngezingxenye esezizibonakalise iminyaka. Imindeni iyithengela ibhuthi, izinkampani ziyithengela izindleko zokuyihambisa, bobabili bayithengela intengo eyithola uma isithengiswa.',
  },
  facts: [consumptionFact(6.7), luggageFact(452), servicesFact(45_000)],
  stories: [
    {
      place: 'performance',
      subtitle: { en: 'Every day', af: 'Elke dag', zu: 'Nsuku zonke' },
      title: { en: 'It has done this before', af: 'Dit het dit al voorheen gedoen', zu: 'Sekukaningi ikwenza lokhu' },
      description: {
        en: 'A chain instead of a belt, an engine without a turbo, springs that know our roads. E-hailing drivers put three hundred thousand kilometres on it and then buy another.',
        af: "'n Ketting in plaas van 'n band, 'n enjin sonder turbo, vere wat ons paaie ken. E-ryddrywers ry driehonderdduisend kilometer daarmee en koop dan nog een.",
        zu: 'Iketango esikhundleni sebhande, injini engenayo iturbo, izipringi ezijwayele imigwaqo yethu. Abashayeli be-e-hailing bayihambisa amakhilomitha ayizinkulungwane ezingamakhulu amathathu, bese bethenga enye.',
      },
      image: 'corolla-quest-black',
    },
    cabinStory('corolla-quest-red'),
  ],
  questions: [
    {
      question: {
        en: 'How is it different from the Corolla Sedan?',
        af: 'Hoe verskil dit van die Corolla Sedan?',
        zu: 'Yehluke kanjani ku-Corolla Sedan?',
      },
      answer: {
        en: 'It is the proven body before the present one, with one petrol engine and without driver assistance. The Sedan adds the hybrid, the radar and a newer cabin.',
        af: 'Dit is die beproefde bakwerk voor die huidige een, met een petrolenjin en sonder bestuurdershulp. Die Sedan voeg die hibried, die radar en ’n nuwer kajuit by.',
        zu: 'Yisakhiwo esiqinisekisiwe esandulela samanje, sinenjini eyodwa kaphethiloli futhi asinazo izinsiza zomshayeli. I-Sedan yengeza i-hybrid, i-radar nengaphakathi elisha.',
      },
    },
    whatServicingCosts,
    howSoonItComes,
  ],
};

export const corollaQuest: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 55,
    frontSuspension: 'macPherson',
    rearSuspension: 'torsionBeam',
    rearBrakes: 'discs',
    spare: 'fullSize',
    length: 4620,
    width: 1775,
    height: 1465,
    wheelbase: 2700,
    clearance: 150,
    cargo: { label: 'luggage', amount: 452, unit: 'l' },
  },
  plans: smallPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
