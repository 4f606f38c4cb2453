import type { Derivative } from './derivative';
import { airbagsFact, consumptionFact, luggageFact } from './facts';
import { paints } from './paints';
import { entryPlan, noServicePlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes } from './shared-questions';
import { cabinStory } from './shared-stories';
import { smallPetrol10 } from './small-engines';
import { basicEquipment, onAlloy, onSteel } from './trims';

const { white, silver, graphite, red, sky, skyBlack } = paints;

const common = { driven: 'front', engine: smallPetrol10 } as const;
const plain = onSteel({ ...basicEquipment, camera: 'none', airbags: 2 }, 14, '165/80 R14');
const dressed = onAlloy({ ...basicEquipment, airbags: 2 }, 15, '175/60 R15');

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.0 5MT',
    code: 'V10',
    category: 'mt',
    price: 189_900,
    transmission: 'manual5',
    trim: plain,
    consumption: 4.4,
    kerbMass: 795,
    paints: [white, silver, graphite, red],
    plans: noServicePlan,
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.0 X-Cite 5MT',
    code: 'V11',
    category: 'x-cite',
    price: 204_600,
    transmission: 'manual5',
    trim: dressed,
    consumption: 4.4,
    kerbMass: 805,
    paints: [sky, white, silver, graphite, red],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.0 X-Cite AMT',
    code: 'V12',
    category: 'x-cite',
    price: 219_300,
    transmission: 'automatic5',
    trim: dressed,
    consumption: 4.4,
    kerbMass: 810,
    paints: [sky, white, silver, graphite, red],
  },
  {
    ...common,
    name: '1.0 X-Cite Two-tone AMT',
    code: 'V13',
    category: 'x-cite',
    price: 225_800,
    transmission: 'automatic5',
    trim: dressed,
    consumption: 4.4,
    kerbMass: 810,
    paints: [skyBlack, white, graphite],
    availability: { state: 'coming-soon', inDays: 60 },
  },
];

const page: RangePage = {
  name: 'Vitz',
  slug: 'vitz',
  code: 'V40',
  bodyType: 'hatch',
  position: 100,
  subtitle: { en: 'Small money, new car', af: 'Min geld, nuwe motor', zu: 'Imali encane, imoto entsha' },
  description: {
    en: 'A new car with a warranty for the price of a used one without. Five doors, a litre of engine, a tank that lasts the month, and nothing on it that you do not need.',
    af: "'n Nuwe motor met 'n waarborg vir die prys van 'n gebruikte een daarsonder. Vyf deure, 'n liter enjin, 'n tenk wat die maand uithou, en niks daaraan wat jy nie nodig het nie.",
    zu: 'Imoto entsha enewaranti ngentengo yesetshenzisiwe engenayo. Iminyango emihlanu, injini yelitha elilodwa, ithangi elihlala inyanga, akukho kuyo ongakudingi.',
  },
  defaultCategory: 'x-cite',
  facts: [consumptionFact(4.4), luggageFact(235), airbagsFact(2)],
  stories: [
    {
      subtitle: { en: 'The first year', af: 'Die eerste jaar', zu: 'Unyaka wokuqala' },
      title: { en: 'No surprises', af: 'Geen verrassings nie', zu: 'Akukho okuzokwethusa' },
      description: {
        en: 'Two services are paid for, parts are cheap and everywhere, and insurers like it. What you budget for is what it costs.',
        af: 'Twee dienste is betaal, parte is goedkoop en oral te kry, en versekeraars hou daarvan. Waarvoor jy begroot, is wat dit kos.',
        zu: 'Amasevisi amabili akhokhelwe, izingxenye zishibhile futhi zikhona yonke indawo, nabomshwalense bayayithanda. Okubekele imali yikho kanye okuzobiza khona.',
      },
      image: 'vitz-white',
    },
    cabinStory('vitz-silver'),
  ],
  questions: [
    {
      question: {
        en: 'What is an AMT?',
        af: "Wat is 'n AMT?",
        zu: 'Iyini i-AMT?',
      },
      answer: {
        en: 'A manual gearbox that shifts by itself: two pedals, and the fuel bill of a manual. It pauses a little between the gears; ease off the pedal and it is smooth.',
        af: "'n Handratkas wat self skakel: twee pedale, en die brandstofrekening van 'n handrat. Dit huiwer effens tussen die ratte; lig die pedaal en dit gaan glad.",
        zu: 'Yigiyabhokisi ye-manual ezishintshela yona: amaphedali amabili, nezindleko zikaphethiloli ze-manual. Ima kancane phakathi kwamagiya; phakamisa unyawo kancane ishintshe kahle.',
      },
    },
    howSoonItComes,
  ],
};

export const vitz: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 32,
    frontSuspension: 'macPherson',
    rearSuspension: 'torsionBeam',
    rearBrakes: 'drums',
    spare: 'spaceSaver',
    length: 3695,
    width: 1655,
    height: 1555,
    wheelbase: 2435,
    clearance: 170,
    cargo: { label: 'luggage', amount: 235, unit: 'l' },
  },
  plans: entryPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
