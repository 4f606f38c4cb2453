import type { Derivative } from './derivative';
import { clearanceFact, consumptionFact, luggageFact } from './facts';
import { paints } from './paints';
import { smallPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, whatServicingCosts } from './shared-questions';
import { cabinStory } from './shared-stories';
import { smallPetrol15 } from './small-engines';
import { basicEquipment, comfortEquipment, onAlloy, onSteel } from './trims';

const { white, silver, graphite, red, blue, sand, blueBlack } = paints;

const common = { driven: 'front', engine: smallPetrol15 } as const;
const xi = onSteel(basicEquipment, 16, '205/65 R16');
const xs = onAlloy(basicEquipment, 17, '215/60 R17');
const xr = onAlloy({ ...comfortEquipment, camera: 'panoramic' }, 17, '215/60 R17');

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.5 Xi 5MT',
    code: 'U15',
    category: 'xi',
    price: 339_900,
    transmission: 'manual5',
    trim: xi,
    consumption: 6.1,
    kerbMass: 1145,
    paints: [white, silver, graphite],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 Xs 5MT',
    code: 'U16',
    category: 'xs',
    price: 358_600,
    transmission: 'manual5',
    trim: xs,
    consumption: 6.1,
    kerbMass: 1155,
    paints: [white, silver, graphite, red],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 Xs 6AT',
    code: 'U17',
    category: 'xs',
    price: 381_200,
    transmission: 'automatic6',
    trim: xs,
    consumption: 6.3,
    kerbMass: 1175,
    paints: [white, silver, graphite, red, blue],
  },
  {
    ...common,
    name: '1.5 XR 5MT',
    code: 'U18',
    category: 'xr',
    price: 399_700,
    specialPrice: 412_500,
    transmission: 'manual5',
    trim: xr,
    consumption: 6.1,
    kerbMass: 1165,
    paints: [sand, white, silver, graphite, red, blue],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 XR 6AT',
    code: 'U19',
    category: 'xr',
    price: 422_300,
    transmission: 'automatic6',
    trim: xr,
    consumption: 6.3,
    kerbMass: 1185,
    paints: [sand, white, silver, graphite, red, blue],
  },
  {
    ...common,
    name: '1.5 XR Two-tone 6AT',
    code: 'U20',
    category: 'xr',
    price: 429_800,
    transmission: 'automatic6',
    trim: xr,
    consumption: 6.3,
    kerbMass: 1185,
    paints: [blueBlack, white],
    availability: { state: 'coming-soon', inDays: 45 },
  },
];

const page: RangePage = {
  name: 'Urban Cruiser',
  slug: 'urban-cruiser',
  code: 'U10',
  bodyType: 'suv',
  position: 80,
  subtitle: {
    en: 'Potholes, parking bays, weekends',
    af: 'Slaggate, parkeerplekke, naweke',
    zu: 'Izimbobo, izindawo zokupaka, izimpelasonto',
  },
  description: {
    en: 'High enough for what the city does to its roads, short enough for what it does to its parking. In the upper models four cameras show you the car from above, and the kerb beside it.',
    af: 'Hoog genoeg vir wat die stad aan sy paaie doen, kort genoeg vir wat dit aan sy parkering doen. In die hoër modelle wys vier kameras jou die motor van bo af, en die randsteen langsaan.',
    zu: 'Iphakeme ngokwanele ngalokho idolobha elikwenza emigwaqweni yalo, imfushane ngokwanele ngalokho elikwenza ezindaweni zokupaka. Kumamodeli aphezulu amakhamera amane akukhombisa imoto ngaphezulu, nonqenqema oluseceleni kwayo.',
  },
  defaultCategory: 'xr',
  facts: [clearanceFact(210), consumptionFact(6.1), luggageFact(328)],
  stories: [
    {
      place: 'performance',
      subtitle: { en: 'The road as it is', af: 'Die pad soos dit is', zu: 'Umgwaqo unjengoba unjalo' },
      title: {
        en: 'Two hundred and ten millimetres of calm',
        af: 'Tweehonderd-en-tien millimeter kalmte',
        zu: 'Amamilimitha angu-210 okuzola',
      },
      description: {
        en: 'Tall tyres and long springs take the edge off what you did not see in time. On gravel it goes where you point it, and with stability control it stays there.',
        af: 'Hoë bande en lang vere haal die skerp kant af van wat jy nie betyds gesien het nie. Op gruis gaan dit waar jy mik, en met stabiliteitsbeheer bly dit daar.',
        zu: 'Amathaya aphakeme nezipringi ezinde zehlisa ubukhali balokho ongakubonanga kusenesikhathi. Emgwaqweni wamatshe iya lapho uyiqondise khona, kanti ukulawula ukuzinza kuyigcina lapho.',
      },
      image: 'urban-cruiser-blue-black',
    },
    cabinStory('urban-cruiser-red'),
  ],
  questions: [
    {
      question: {
        en: 'Is there one with four-wheel drive?',
        af: 'Is daar een met vierwielaandrywing?',
        zu: 'Ikhona yini ene-4x4?',
      },
      answer: {
        en: 'Not in this range: all models drive the front wheels. If the road ends often where you go, look at the RAV4 or the Fortuner.',
        af: 'Nie in hierdie reeks nie: alle modelle dryf die voorwiele. As die pad dikwels ophou waar jy gaan, kyk na die RAV4 of die Fortuner.',
        zu: 'Cha, kulolu hlobo wonke amamodeli ashayela amasondo angaphambili. Uma umgwaqo uvame ukuphela lapho uya khona, bheka i-RAV4 noma i-Fortuner.',
      },
    },
    whatServicingCosts,
    howSoonItComes,
  ],
};

export const urbanCruiser: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 45,
    frontSuspension: 'macPherson',
    rearSuspension: 'torsionBeam',
    rearBrakes: 'drums',
    spare: 'spaceSaver',
    length: 4365,
    width: 1795,
    height: 1645,
    wheelbase: 2600,
    clearance: 210,
    cargo: { label: 'luggage', amount: 328, unit: 'l' },
  },
  plans: smallPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
