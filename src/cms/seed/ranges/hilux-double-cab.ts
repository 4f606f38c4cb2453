import { same } from '../words';
import type { Derivative, Trim } from './derivative';
import { gd24, gd24Manual, gd28, gd28MildHybrid, gd28Sport } from './diesel-engines';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { mildHybridStory } from './shared-stories';
import { alloy, grAlloy } from './specification-words';

const { copper, graphite, red, sand, silver, white, whiteBlack } = paints;

const raider: Trim = {
  wheels: alloy(17),
  tyres: '265/65 R17',
  airbags: 7,
  cruise: 'standard',
  lane: 'none',
  preCollision: 'none',
  camera: 'rearCamera',
  seats: 'cloth',
  air: 'manualAir',
  screenInches: 8,
  keyless: 'none',
  charging: '12 V, USB-A, USB-C',
  headlamps: 'halogen',
};

const legend: Trim = {
  ...raider,
  wheels: alloy(18),
  tyres: '265/60 R18',
  cruise: 'adaptive',
  lane: 'standard',
  preCollision: 'standard',
  camera: 'panoramic',
  seats: 'leather',
  air: 'dualZone',
  keyless: 'standard',
  charging: '12 V, USB-A, 2 × USB-C',
  headlamps: 'led',
};

const grSport: Trim = { ...legend, wheels: grAlloy(17), tyres: '265/65 R17', seats: 'suede' };

const automatic = { transmission: 'automatic6', towing: 3500 } as const;

const derivatives: Derivative[] = [
  {
    ...automatic,
    name: '2.8 GD-6 48V Raider Raised Body 6AT',
    code: '48R',
    availability: { state: 'in-stock' },
    category: 'hybrid',
    price: 846_300,
    engine: gd28MildHybrid,
    driven: 'rear',
    trim: raider,
    consumption: 7.2,
    kerbMass: 2110,
    paints: [copper, white, silver, graphite],
  },
  {
    ...automatic,
    name: '2.8 GD-6 48V Raider 4x4 6AT',
    code: '48X',
    category: 'hybrid',
    price: 907_400,
    engine: gd28MildHybrid,
    driven: 'fourByFour',
    trim: raider,
    consumption: 7.4,
    kerbMass: 2160,
    paints: [copper, white, silver, graphite],
  },
  {
    ...automatic,
    name: '2.8 GD-6 48V Legend 4x4 6AT',
    code: '48L',
    availability: { state: 'on-order', inDays: 45 },
    category: 'hybrid',
    price: 1_004_900,
    engine: gd28MildHybrid,
    driven: 'fourByFour',
    trim: legend,
    consumption: 7.4,
    kerbMass: 2185,
    paints: [copper, white, silver, graphite, red],
  },
  {
    name: '2.4 GD-6 Raider Raised Body 6MT',
    code: '64H',
    availability: { state: 'in-stock' },
    category: 'raider',
    price: 679_900,
    engine: gd24Manual,
    transmission: 'manual6',
    driven: 'rear',
    trim: raider,
    consumption: 7.1,
    kerbMass: 1945,
    towing: 2800,
    paints: [white, silver, graphite],
  },
  {
    ...automatic,
    name: '2.4 GD-6 Raider Raised Body 6AT',
    code: '73H',
    availability: { state: 'in-stock' },
    category: 'raider',
    price: 712_500,
    specialPrice: 729_900,
    engine: gd24,
    driven: 'rear',
    trim: raider,
    consumption: 7.6,
    kerbMass: 1960,
    paints: [white, silver, graphite, copper],
  },
  {
    name: '2.4 GD-6 Raider 4x4 6MT',
    code: 'A7H',
    category: 'raider',
    price: 746_200,
    engine: gd24Manual,
    transmission: 'manual6',
    driven: 'fourByFour',
    trim: raider,
    consumption: 7.4,
    kerbMass: 2030,
    towing: 2800,
    paints: [white, silver, graphite],
  },
  {
    ...automatic,
    name: '2.8 GD-6 Raider 4x4 6AT',
    code: 'A8H',
    availability: { state: 'in-stock' },
    category: 'raider',
    price: 848_700,
    engine: gd28,
    driven: 'fourByFour',
    trim: raider,
    consumption: 7.9,
    kerbMass: 2095,
    paints: [copper, white, silver, graphite, red],
  },
  {
    ...automatic,
    name: '2.8 GD-6 Legend Raised Body 6AT',
    code: '86H',
    availability: { state: 'ending' },
    category: 'legend',
    price: 880_600,
    engine: gd28,
    driven: 'rear',
    trim: legend,
    consumption: 7.7,
    kerbMass: 2070,
    paints: [copper, white, silver, graphite, red],
  },
  {
    ...automatic,
    name: '2.8 GD-6 Legend 4x4 6AT',
    code: '86X',
    availability: { state: 'in-stock' },
    category: 'legend',
    price: 949_300,
    engine: gd28,
    driven: 'fourByFour',
    trim: legend,
    consumption: 7.9,
    kerbMass: 2120,
    paints: [copper, white, silver, graphite, red, sand],
  },
  {
    ...automatic,
    name: '2.8 GD-6 GR-Sport 4x4 6AT',
    code: 'P35',
    availability: { state: 'on-order', inDays: 60 },
    category: 'gr-s',
    price: 1_049_800,
    engine: gd28Sport,
    driven: 'fourByFour',
    trim: grSport,
    consumption: 8.1,
    kerbMass: 2145,
    paints: [red, whiteBlack, white, graphite],
  },
];

const page: RangePage = {
  name: 'Hilux Double Cab',
  slug: 'hilux-double-cab',
  code: 'P30',
  bodyType: 'bakkie',
  position: 10,
  subtitle: {
    en: 'The bakkie that gets you there and brings you home',
    af: 'Die bakkie wat jou daar kry en weer huis toe bring',
    zu: 'Ibhakhi ekuyisayo iphinde ikubuyise ekhaya',
  },
  description: {
    en: 'Five seats, a load bed that works for a living, and diesel engines that pull from low down. Choose raised-body or four-wheel drive, a manual or an automatic, and now a 48-volt system that saves fuel in town.',
    af: "Vyf sitplekke, 'n laaibak wat sy sout werd is en dieselenjins wat van onder af trek. Kies verhoogde bak of vierwielaandrywing, handrat of outomaties, en nou ook 'n 48 volt-stelsel wat in die stad brandstof spaar.",
    zu: 'Izihlalo ezinhlanu, ibhokisi lokuthutha elisebenza kanzima, nezinjini zikadizili ezidonsa kusukela phansi. Khetha i-raised body noma i-4x4, i-manual noma i-automatic, futhi manje kukhona nesistimu ye-48 V eyonga uphethiloli edolobheni.',
  },
  defaultCategory: 'hybrid',
  facts: [
    {
      value: same('3 500'),
      unit: same('kg'),
      label: {
        en: 'on the hook, with trailer brakes',
        af: 'aan die haak, met sleepwaremme',
        zu: 'ezidonswayo, itrela linamabhuleki',
      },
    },
    {
      value: same('500'),
      unit: same('Nm'),
      label: {
        en: 'from 1 600 r/min in the 2.8',
        af: 'van 1 600 r/min af in die 2.8',
        zu: 'kusukela ku-1 600 r/min ku-2.8',
      },
    },
    {
      value: same('286'),
      unit: same('mm'),
      label: { en: 'between you and the stones', af: 'tussen jou en die klippe', zu: 'phakathi kwakho namatshe' },
    },
  ],
  hybrid: 'mild',
  stories: [
    {
      place: 'performance',
      subtitle: { en: 'At work', af: 'By die werk', zu: 'Emsebenzini' },
      title: { en: 'Load it. Hitch it. Go.', af: 'Laai op. Haak aan. Ry.', zu: 'Layisha. Hlobanisa. Hamba.' },
      description: {
        en: 'Close to a ton in the bed and three and a half behind it, with trailer sway control to keep both in line. Most days ask for half of that. It is good to know that the rest is there.',
        af: "Amper 'n ton op die bak en drie en 'n half agteraan, met sleepwaslingerbeheer wat albei in toom hou. Die meeste dae vra net die helfte daarvan. Dis goed om te weet die res is daar.",
        zu: 'Cishe ithani ebhokisini namathani amathathu nengxenye ngemuva, kanti uhlelo lokulawula itrela lukugcina kuqondile kokubili. Izinsuku eziningi zifuna uhhafu walokho. Kuhle ukwazi ukuthi okunye kukhona.',
      },
      image: 'hilux-double-cab-graphite',
      buttons: [
        {
          linkLabel: { en: 'Request a quote', af: "Vra 'n kwotasie", zu: 'Cela ikhotheshini' },
          linkUrl: '/enquiry/vehicle',
          buttonStyle: 'secondary',
        },
      ],
    },
    mildHybridStory('hilux-double-cab-white'),
  ],
  questions: [
    {
      question: {
        en: 'Do I need four-wheel drive?',
        af: 'Het ek vierwielaandrywing nodig?',
        zu: 'Ngiyayidinga yini i-4x4?',
      },

      answer: {
        en: 'For gravel and farm roads the raised body with its rear diff lock is usually enough, and it costs and uses less. For sand, mud and steep, loose climbs take the 4x4: it has low range.',
        af: 'Vir grondpaaie en plaaspaaie is die verhoogde bak met sy agterewenaarslot gewoonlik genoeg, en dit kos en verbruik minder. Vir sand, modder en steil, los klimme kies jy die 4x4: hy het laestrek.',
        zu: 'Emigwaqweni engenatiyela neyasemapulazini i-raised body ene-diff lock yangemuva ivame ukwanela, futhi ibiza kancane yonge nophethiloli. Esihlabathini, odakeni nasezintabeni eziqansile khetha i-4x4: ine-low range.',
      },
    },
    {
      question: {
        en: 'What may I tow with an ordinary licence?',
        af: "Wat mag ek met 'n gewone lisensie sleep?",
        zu: 'Ngingadonsani ngelayisense evamile?',
      },

      answer: {
        en: 'With a code B licence, a trailer up to 750 kg. Anything heavier needs code EB. The Hilux itself pulls up to 3 500 kg with trailer brakes, in the automatic models.',
        af: "Met 'n kode B-lisensie 'n sleepwa van tot 750 kg. Enigiets swaarder vra kode EB. Die Hilux self trek in die outomatiese modelle tot 3 500 kg met sleepwaremme.",
        zu: 'Ngelayisense yekhodi B, itrela elifika ku-750 kg. Okusinda kunalokho kudinga ikhodi EB. I-Hilux uqobo lwayo idonsa kuze kube ngu-3 500 kg itrela linamabhuleki, kumamodeli e-automatic.',
      },
    },
    {
      question: {
        en: 'What does the 48-volt system do for me?',
        af: 'Wat doen die 48 volt-stelsel vir my?',
        zu: 'Isistimu ye-48 V ingenzelani?',
      },

      answer: {
        en: 'It starts the engine smoothly, helps when you pull away and saves about half a litre over 100 km. It needs no charging and no other driving.',
        af: "Dit sit die enjin glad aan, help wanneer jy wegtrek en spaar omtrent 'n halwe liter per 100 km. Dit hoef nie gelaai te word nie, en jy bestuur soos altyd.",
        zu: 'Idumisa injini kahle, isize uma usuka, futhi yonge cishe uhhafu welitha ku-100 km. Ayidingi kushajwa, futhi ushayela njengenjwayelo.',
      },
    },
  ],
  seo: {
    title: {
      en: 'Hilux Double Cab: models, prices and colours',
      af: 'Hilux Double Cab: modelle, pryse en kleure',
      zu: 'I-Hilux Double Cab: amamodeli, amanani nemibala',
    },
    description: {
      en: 'See every Hilux Double Cab: Raider, Legend, GR-Sport and 48-volt models with their prices, colours and specifications, and ask a dealer for a quote.',
      af: "Sien elke Hilux Double Cab: Raider-, Legend-, GR-Sport- en 48 volt-modelle met pryse, kleure en spesifikasies, en vra 'n handelaar vir 'n kwotasie.",
      zu: 'Bona wonke amamodeli e-Hilux Double Cab: i-Raider, i-Legend, i-GR-Sport nama-48 V, kanye namanani, imibala nemininingwane, bese ucela ikhotheshini kumthengisi.',
    },
  },
};

export const hiluxDoubleCab: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 80,
    frontSuspension: 'wishbone',
    rearSuspension: 'leaf',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 5325,
    width: 1855,
    height: 1815,
    wheelbase: 3085,
    clearance: 286,
    cargo: { label: 'payload', amount: 950, unit: 'kg' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
