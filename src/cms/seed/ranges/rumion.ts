import type { Derivative } from './derivative';
import { consumptionFact, luggageFact, seatsFact } from './facts';
import { paints } from './paints';
import { smallPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, whatServicingCosts } from './shared-questions';
import { safetyStory } from './shared-stories';
import { smallPetrol15 } from './small-engines';
import { basicEquipment, comfortEquipment, onAlloy, onSteel } from './trims';

const { white, silver, graphite, red, blue } = paints;

const common = { driven: 'front', engine: smallPetrol15 } as const;

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.5 S 5MT',
    code: 'R15',
    category: 's-sx',
    price: 322_900,
    transmission: 'manual5',
    trim: onSteel({ ...basicEquipment, camera: 'none' }, 15, '185/65 R15'),
    consumption: 6.2,
    kerbMass: 1130,
    paints: [white, silver, graphite],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 SX 5MT',
    code: 'R16',
    category: 's-sx',
    price: 346_400,
    transmission: 'manual5',
    trim: onAlloy(basicEquipment, 15, '185/65 R15'),
    consumption: 6.2,
    kerbMass: 1140,
    paints: [white, silver, graphite, red, blue],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 SX 4AT',
    code: 'R17',
    category: 's-sx',
    price: 370_100,
    transmission: 'automatic4',
    trim: onAlloy(basicEquipment, 15, '185/65 R15'),
    consumption: 6.6,
    kerbMass: 1160,
    paints: [white, silver, graphite, red, blue],
  },
  {
    ...common,
    name: '1.5 TX 4AT',
    code: 'R18',
    category: 'tx',
    price: 391_800,
    transmission: 'automatic4',
    trim: onAlloy(comfortEquipment, 15, '185/65 R15'),
    consumption: 6.6,
    kerbMass: 1165,
    paints: [blue, white, silver, graphite, red],
    availability: { state: 'on-order', inDays: 35 },
  },
];

const page: RangePage = {
  name: 'Rumion',
  slug: 'rumion',
  code: 'R10',
  bodyType: 'mpv',
  position: 130,
  subtitle: {
    en: 'Everybody fits, so does the budget',
    af: 'Almal pas in, die begroting ook',
    zu: 'Wonke umuntu uyangena, nebhajethi nayo',
  },
  description: {
    en: 'Seven seats for the price of a hatchback. Granny sits in the middle, the cousins at the back, and with the last row folded there is room for the groceries of the whole stokvel.',
    af: "Sewe sitplekke vir die prys van 'n luikrug. Ouma sit in die middel, die niggies en nefies agter, en met die laaste ry plat is daar plek vir die hele stokvel se kruideniersware.",
    zu: 'Izihlalo eziyisikhombisa ngentengo ye-hatchback. Ugogo uhlala phakathi, abazala ngemuva, kanti uma umugqa wokugcina ugoqiwe kungena igrosa yesitokofela sonke.',
  },
  facts: [seatsFact(7), consumptionFact(6.2), luggageFact(209)],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'Three rows', af: 'Drie rye', zu: 'Imigqa emithathu' },
      title: {
        en: 'Nobody draws the short straw',
        af: 'Niemand trek die kortste strooitjie nie',
        zu: 'Akekho osala kabi',
      },
      description: {
        en: 'The middle row slides, so that the people behind it get knees of their own. The air vents are in the roof, one cup holder for each, and the doors open wide enough for a child seat.',
        af: "Die middelste ry skuif, sodat die mense agter dit ook knieë mag hê. Die lugroosters is in die dak, elkeen kry 'n bekerhouer, en die deure maak wyd genoeg oop vir 'n kinderstoel.",
        zu: 'Umugqa ophakathi uyaslayida, ukuze abasemuva nabo babe nendawo yamadolo. Imibhobho yomoya isophahleni, wonke umuntu unendawo yenkomishi, neminyango ivuleka kakhulu kungene isihlalo sengane.',
      },
      image: 'rumion-blue',
    },
    safetyStory('rumion-red'),
  ],
  questions: [
    {
      question: {
        en: 'How much boot is left with seven on board?',
        af: 'Hoeveel kattebak bly oor met sewe aan boord?',
        zu: 'Isala ingakanani ibhuthi uma nibayisikhombisa?',
      },
      answer: {
        en: '209 litres: seven school bags, or the shopping for two days. With the third row folded it is 550 litres.',
        af: '209 liter: sewe skooltasse, of twee dae se inkopies. Met die derde ry plat is dit 550 liter.',
        zu: 'Amalitha angu-209: izikhwama zesikole eziyisikhombisa, noma igrosa yezinsuku ezimbili. Uma umugqa wesithathu ugoqiwe aba ngu-550.',
      },
    },
    whatServicingCosts,
    howSoonItComes,
  ],
};

export const rumion: SeedRange = {
  name: page.name,
  body: {
    seats: 7,
    tank: 45,
    frontSuspension: 'macPherson',
    rearSuspension: 'torsionBeam',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 4420,
    width: 1735,
    height: 1690,
    wheelbase: 2740,
    clearance: 180,
    cargo: { label: 'luggage', amount: 209, unit: 'l' },
  },
  plans: smallPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
