import { same } from '../words';
import type { Derivative, Engine } from './derivative';
import { gd24Manual, gd28 } from './diesel-engines';
import { clearanceFact, loadFact, towingFact } from './facts';
import { paints } from './paints';
import { fullPlan, noServicePlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { accessoriesFitted, fourWheelDrive } from './shared-questions';
import { lowRangeStory } from './shared-stories';
import { basicEquipment, onAlloy, onSteel, workEquipment } from './trims';

const { white, silver, graphite, sand, red } = paints;

const vvti: Engine = {
  words: same('2.0 VVT-i'),
  fuel: 'petrol',
  layout: 'inlineFourNatural',
  displacement: 1998,
  powerKw: 102,
  powerSpeed: '5 600',
  torqueNm: 183,
  torqueSpeed: '4 000',
};

const plain = onSteel(workEquipment, 15, '205/70 R15C');
const raised = onSteel({ ...workEquipment, camera: 'rearCamera' }, 17, '225/70 R17C');
const raider = onAlloy(basicEquipment, 17, '265/65 R17');

const derivatives: Derivative[] = [
  {
    name: '2.0 VVT-i S 5MT',
    code: 'H20',
    category: 's-sx',
    price: 399_800,
    engine: vvti,
    transmission: 'manual5',
    driven: 'rear',
    trim: plain,
    consumption: 9.9,
    kerbMass: 1515,
    towing: 1600,
    paints: [white, silver],
    plans: noServicePlan,
    availability: { state: 'in-stock' },
  },
  {
    name: '2.0 VVT-i S Aircon 5MT',
    code: 'H21',
    category: 's-sx',
    price: 418_300,
    engine: vvti,
    transmission: 'manual5',
    driven: 'rear',
    trim: plain,
    consumption: 9.9,
    kerbMass: 1525,
    towing: 1600,
    paints: [white, silver, sand],
    availability: { state: 'in-stock' },
  },
  {
    name: '2.4 GD S Aircon 5MT',
    code: 'H24',
    category: 's-sx',
    price: 475_600,
    engine: { ...gd24Manual, words: same('2.4 GD') },
    transmission: 'manual5',
    driven: 'rear',
    trim: plain,
    consumption: 7.2,
    kerbMass: 1680,
    towing: 2200,
    paints: [white, silver, sand],
  },
  {
    name: '2.4 GD-6 Raised Body SR 6MT',
    code: 'H25',
    category: 's-sr',
    price: 531_900,
    specialPrice: 547_400,
    engine: gd24Manual,
    transmission: 'manual6',
    driven: 'rear',
    trim: raised,
    consumption: 7.3,
    kerbMass: 1815,
    towing: 2800,
    paints: [white, silver, graphite, sand],
    availability: { state: 'in-stock' },
  },
  {
    name: '2.4 GD-6 SR 4x4 6MT',
    code: 'H26',
    category: 's-sr',
    price: 604_200,
    engine: gd24Manual,
    transmission: 'manual6',
    driven: 'fourByFour',
    trim: raised,
    consumption: 7.6,
    kerbMass: 1890,
    towing: 2800,
    paints: [white, silver, graphite, sand],
    availability: { state: 'on-order', inDays: 49 },
  },
  {
    name: '2.4 GD-6 Raised Body Raider 6MT',
    code: 'H27',
    category: 'raider',
    price: 588_700,
    engine: gd24Manual,
    transmission: 'manual6',
    driven: 'rear',
    trim: raider,
    consumption: 7.3,
    kerbMass: 1840,
    towing: 2800,
    paints: [white, silver, graphite, sand, red],
  },
  {
    name: '2.8 GD-6 Raider 4x4 6AT',
    code: 'H28',
    category: 'raider',
    price: 729_400,
    engine: gd28,
    transmission: 'automatic6',
    driven: 'fourByFour',
    trim: raider,
    consumption: 7.9,
    kerbMass: 1965,
    towing: 3500,
    paints: [white, silver, graphite, sand, red],
    availability: { state: 'on-order', inDays: 35 },
  },
];

const page: RangePage = {
  name: 'Hilux Single Cab',
  slug: 'hilux-single-cab',
  code: 'P31',
  bodyType: 'bakkie',
  position: 50,
  subtitle: { en: 'It clocks in before you do', af: 'Hy klok voor jou in', zu: 'Ifika emsebenzini ngaphambi kwakho' },
  description: {
    en: 'Two seats, and behind them as much load bed as a Hilux can have. It carries cement in the morning, sheep in the afternoon and asks only for diesel and a hosepipe.',
    af: "Twee sitplekke, en daaragter soveel laaibak as wat 'n Hilux kan hê. Soggens dra hy sement, smiddags skape, en hy vra net diesel en 'n tuinslang.",
    zu: 'Izihlalo ezimbili, nangemuva ibhokisi elikhulu kunawo wonke ama-Hilux. Ekuseni ithwala usimende, ntambama izimvu, icela udizili nepayipi lamanzi kuphela.',
  },
  defaultCategory: 's-sr',
  facts: [loadFact(1195), towingFact(3500), clearanceFact(286)],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'The load bed', af: 'Die laaibak', zu: 'Ibhokisi lokuthutha' },
      title: {
        en: 'Two metres thirty, and no excuses',
        af: 'Twee meter dertig, en geen verskonings nie',
        zu: 'Amamitha amabili namashumi amathathu, azikho izaba',
      },
      description: {
        en: 'A full sheet of ceiling board lies flat, a pallet goes in from the side, and the tie-down hooks are where your hands look for them. The floor is ribbed so that what is wet runs out.',
        af: "'n Volle plafonbord lê plat, 'n palet gaan van die kant af in, en die vasmaakhake is waar jou hande hulle soek. Die vloer is gerif sodat wat nat is, kan uitloop.",
        zu: 'Ibhodi losilingi eliphelele lilala phansi, i-pallet ingena ngaseceleni, nezingwegwe zokubopha zilapho izandla zakho zizifuna khona. Iphansi linemifantu ukuze amanzi aphume.',
      },
      image: 'hilux-single-cab-sand',
    },
    lowRangeStory('hilux-single-cab-graphite'),
  ],
  questions: [
    {
      question: {
        en: 'Petrol or diesel?',
        af: 'Petrol of diesel?',
        zu: 'Uphethiloli noma udizili?',
      },
      answer: {
        en: 'For short runs with light loads the petrol is cheaper to buy and to keep. From about 25 000 km a year, or with a trailer, the diesel earns back its price.',
        af: "Vir kort ritte met ligte vragte is die petrol goedkoper om te koop en aan te hou. Van omtrent 25 000 km per jaar af, of met 'n sleepwa, verdien die diesel sy prys terug.",
        zu: 'Ezindleleni ezimfushane nemithwalo elula, ekaphethiloli ishibhile ukuyithenga nokuyigcina. Kusukela cishe ku-25 000 km ngonyaka, noma unetrela, ekadizili iyayibuyisa intengo yayo.',
      },
    },
    fourWheelDrive,
    accessoriesFitted,
  ],
};

export const hiluxSingleCab: SeedRange = {
  name: page.name,
  body: {
    seats: 2,
    tank: 80,
    frontSuspension: 'wishbone',
    rearSuspension: 'leaf',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 5330,
    width: 1800,
    height: 1690,
    wheelbase: 3085,
    clearance: 286,
    cargo: { label: 'payload', amount: 1195, unit: 'kg' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
