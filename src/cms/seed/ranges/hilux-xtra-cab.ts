import type { Derivative } from './derivative';
import { gd24, gd24Manual, gd28, gd28MildHybrid } from './diesel-engines';
import { clearanceFact, loadFact, towingFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { accessoriesFitted, fourWheelDrive } from './shared-questions';
import { mildHybridStory } from './shared-stories';
import { basicEquipment, luxuryEquipment, onAlloy } from './trims';

const { white, silver, graphite, copper, blue } = paints;

const raider = onAlloy(basicEquipment, 17, '265/65 R17');
const legend = onAlloy(luxuryEquipment, 18, '265/60 R18');

const derivatives: Derivative[] = [
  {
    name: '2.4 GD-6 Raised Body Raider 6MT',
    code: 'X24',
    category: 'raider',
    price: 612_800,
    engine: gd24Manual,
    transmission: 'manual6',
    driven: 'rear',
    trim: raider,
    consumption: 7.3,
    kerbMass: 1880,
    towing: 2800,
    paints: [white, silver, graphite],
    availability: { state: 'in-stock' },
  },
  {
    name: '2.4 GD-6 Raised Body Raider 6AT',
    code: 'X25',
    category: 'raider',
    price: 641_300,
    engine: gd24,
    transmission: 'automatic6',
    driven: 'rear',
    trim: raider,
    consumption: 7.6,
    kerbMass: 1895,
    towing: 2800,
    paints: [white, silver, graphite, copper],
  },
  {
    name: '2.8 GD-6 Raider 4x4 6AT',
    code: 'X28',
    category: 'raider',
    price: 771_900,
    engine: gd28,
    transmission: 'automatic6',
    driven: 'fourByFour',
    trim: raider,
    consumption: 7.9,
    kerbMass: 2020,
    towing: 3500,
    paints: [white, silver, graphite, copper],
    availability: { state: 'on-order', inDays: 42 },
  },
  {
    name: '2.8 GD-6 48V Raider 4x4 6AT',
    code: 'X48',
    category: 'mild-hybrid',
    price: 812_500,
    engine: gd28MildHybrid,
    transmission: 'automatic6',
    driven: 'fourByFour',
    trim: raider,
    consumption: 7.4,
    kerbMass: 2085,
    towing: 3500,
    paints: [white, silver, graphite, copper],
    availability: { state: 'coming-soon', inDays: 75 },
  },
  {
    name: '2.8 GD-6 Legend Raised Body 6AT',
    code: 'X29',
    category: 'legend',
    price: 798_200,
    engine: gd28,
    transmission: 'automatic6',
    driven: 'rear',
    trim: legend,
    consumption: 7.7,
    kerbMass: 2010,
    towing: 3500,
    paints: [copper, white, silver, graphite, blue],
  },
  {
    name: '2.8 GD-6 Legend 4x4 6AT',
    code: 'X30',
    category: 'legend',
    price: 866_400,
    specialPrice: 884_900,
    engine: gd28,
    transmission: 'automatic6',
    driven: 'fourByFour',
    trim: legend,
    consumption: 7.9,
    kerbMass: 2065,
    towing: 3500,
    paints: [copper, white, silver, graphite, blue],
    availability: { state: 'in-stock' },
  },
];

const page: RangePage = {
  name: 'Hilux Xtra Cab',
  slug: 'hilux-xtra-cab',
  code: 'P32',
  bodyType: 'bakkie',
  position: 60,
  subtitle: {
    en: 'A long bed, and a place for your jacket',
    af: "'n Lang bak, en plek vir jou baadjie",
    zu: 'Ibhokisi elide, nendawo yejakhethi yakho',
  },
  description: {
    en: 'Behind the front seats is a second, smaller space that locks: tools, a dog, two children to the school gate. The bed stays long enough for a motorcycle with its tailgate shut.',
    af: "Agter die voorste sitplekke is 'n tweede, kleiner ruimte wat sluit: gereedskap, 'n hond, twee kinders tot by die skoolhek. Die bak bly lank genoeg vir 'n motorfiets met die klap toe.",
    zu: 'Ngemuva kwezihlalo zangaphambili kunenye indawo encane ekhiywayo: amathuluzi, inja, izingane ezimbili kuze kube sesangweni lesikole. Ibhokisi lisalide ngokwanele isithuthuthu livaliwe.',
  },
  defaultCategory: 'legend',
  facts: [loadFact(1040), towingFact(3500), clearanceFact(286)],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'The doors', af: 'Die deure', zu: 'Iminyango' },
      title: {
        en: 'They open like a cupboard',
        af: "Hulle maak soos 'n kas oop",
        zu: 'Ivuleka njengekhabethe',
      },
      description: {
        en: 'The rear doors are hinged at the back, and with both pairs open there is no pillar in the way. A generator goes straight in, and you need not take the seat out first.',
        af: "Die agterdeure skarnier agter, en met albei pare oop is daar geen stut in die pad nie. 'n Kragopwekker gaan reguit in, en jy hoef nie eers die sitplek uit te haal nie.",
        zu: 'Iminyango yangemuva inamahinji ngemuva, kanti uma yomibili imigqa ivuliwe ayikho insika evimba indlela. Ijeneretha ingena ngqo, awudingi nokukhipha isihlalo kuqala.',
      },
      image: 'hilux-xtra-cab-blue',
    },
    mildHybridStory('hilux-xtra-cab-copper'),
  ],
  questions: [
    {
      question: {
        en: 'May adults sit in the back?',
        af: 'Mag grootmense agter sit?',
        zu: 'Abantu abadala bangahlala ngemuva?',
      },
      answer: {
        en: 'There are two belts and two seats for short trips. If four grown-ups travel every day, look at the Double Cab.',
        af: 'Daar is twee gordels en twee sitplekke vir kort ritte. As vier grootmense elke dag saamry, kyk na die dubbelkajuit.',
        zu: 'Kunamabhande amabili nezihlalo ezimbili zohambo olufushane. Uma abantu abadala abane behamba nsuku zonke, bheka i-Double Cab.',
      },
    },
    fourWheelDrive,
    accessoriesFitted,
  ],
};

export const hiluxXtraCab: SeedRange = {
  name: page.name,
  body: {
    seats: 4,
    tank: 80,
    frontSuspension: 'wishbone',
    rearSuspension: 'leaf',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 5325,
    width: 1855,
    height: 1810,
    wheelbase: 3085,
    clearance: 286,
    cargo: { label: 'payload', amount: 1040, unit: 'kg' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
