import { same } from '../words';
import type { Derivative } from './derivative';
import { gd28MildHybrid } from './diesel-engines';
import { clearanceFact, seatsFact, towingFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, towingLicence } from './shared-questions';
import { lowRangeStory, mildHybridStory } from './shared-stories';
import { comfortEquipment, luxuryEquipment, onAlloy } from './trims';

const { white, silver, graphite, black, sand, green, whiteBlack } = paints;

const common = {
  engine: { ...gd28MildHybrid, words: same('2.8 GD-6 48V') },
  transmission: 'automatic8',
  driven: 'permanentFour',
  towing: 3500,
  consumption: 7.9,
} as const;

const derivatives: Derivative[] = [
  {
    ...common,
    name: '2.8 GD-6 48V TX 8AT',
    code: 'G28',
    category: 'tx',
    price: 1_329_900,
    trim: onAlloy(comfortEquipment, 18, '265/65 R18'),
    kerbMass: 2395,
    paints: [white, silver, graphite, sand],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '2.8 GD-6 48V VX 8AT',
    code: 'G29',
    category: 'vx',
    price: 1_468_300,
    trim: onAlloy(luxuryEquipment, 18, '265/65 R18'),
    kerbMass: 2430,
    paints: [green, white, silver, graphite, black],
  },
  {
    ...common,
    name: '2.8 GD-6 48V VX-L 8AT',
    code: 'G30',
    category: 'vx-l',
    price: 1_562_800,
    trim: onAlloy(luxuryEquipment, 20, '265/55 R20'),
    kerbMass: 2460,
    paints: [black, white, silver, graphite, green],
    availability: { state: 'on-order', inDays: 60 },
  },
  {
    ...common,
    name: '2.8 GD-6 48V First Edition 8AT',
    code: 'G31',
    category: 'exclusive',
    price: 1_598_400,
    trim: onAlloy(luxuryEquipment, 18, '265/70 R18'),
    kerbMass: 2445,
    paints: [whiteBlack, sand],
    availability: { state: 'ending' },
  },
];

const page: RangePage = {
  name: 'Land Cruiser Prado',
  slug: 'land-cruiser-prado',
  code: 'G10',
  bodyType: 'suv',
  position: 160,
  subtitle: {
    en: 'The Land Cruiser for every day of the week',
    af: 'Die Land Cruiser vir elke dag van die week',
    zu: 'I-Land Cruiser yazo zonke izinsuku zesonto',
  },
  description: {
    en: 'Square again, because a square car is easier to place between two trees. It drives all four wheels all of the time, loosens its front stabiliser at a button, and seats seven in leather afterwards.',
    af: "Weer vierkantig, want 'n vierkantige motor pas makliker tussen twee bome in. Dit dryf al vier wiele heeltyd, ontkoppel sy voorste stabiliseerder met 'n knoppie, en bied daarna leersitplekke vir sewe.",
    zu: 'Iphinde yaba yisikwele, ngoba imoto eyisikwele kulula ukuyidlulisa phakathi kwezihlahla ezimbili. Ishayela amasondo amane ngaso sonke isikhathi, ikhulula i-stabiliser yangaphambili ngenkinobho, bese ihlalisa abayisikhombisa esikhumbeni.',
  },
  facts: [seatsFact(7), towingFact(3500), clearanceFact(215)],
  stories: [
    {
      place: 'technology',
      subtitle: { en: 'Stabiliser', af: 'Stabiliseerder', zu: 'I-stabiliser' },
      title: {
        en: 'Stiff on tar, loose on rock',
        af: 'Styf op teer, los op klip',
        zu: 'Iqine etiyelini, ixege emadwaleni',
      },
      description: {
        en: 'On the highway the front wheels are tied together and it does not lean. On rocks you untie them, and each climbs over its own stone while the cabin stays level.',
        af: 'Op die snelweg is die voorwiele aan mekaar vas en dit leun nie. Op klippe maak jy hulle los, en elkeen klim oor sy eie klip terwyl die kajuit gelyk bly.',
        zu: 'Emgwaqweni omkhulu amasondo angaphambili aboshwe ndawonye, ngakho imoto ayitsheki. Emadwaleni uyawakhulula, yilelo nalelo likhuphuke itshe lalo ingaphakathi lihlale liqondile.',
      },
      image: 'land-cruiser-prado-sand',
    },
    lowRangeStory('land-cruiser-prado-graphite'),
    mildHybridStory('land-cruiser-prado-silver'),
  ],
  questions: [towingLicence, howSoonItComes],
};

export const landCruiserPrado: SeedRange = {
  name: page.name,
  body: {
    seats: 7,
    tank: 110,
    frontSuspension: 'wishbone',
    rearSuspension: 'fourLink',
    rearBrakes: 'ventilated',
    spare: 'fullSize',
    length: 4925,
    width: 1980,
    height: 1935,
    wheelbase: 2850,
    clearance: 215,
    cargo: { label: 'luggage', amount: 182, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
