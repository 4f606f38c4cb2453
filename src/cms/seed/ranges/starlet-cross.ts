import { same } from '../words';
import type { Derivative } from './derivative';
import { clearanceFact, consumptionFact, luggageFact } from './facts';
import { paints } from './paints';
import { smallPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, whatServicingCosts } from './shared-questions';
import { cabinStory } from './shared-stories';
import { smallPetrol15 } from './small-engines';
import { basicEquipment, comfortEquipment, onAlloy } from './trims';

const { white, silver, graphite, red, blue, whiteBlack } = paints;

const common = { driven: 'front', engine: { ...smallPetrol15, words: same('1.5') } } as const;
const xs = onAlloy(basicEquipment, 16, '195/60 R16');
const xr = onAlloy({ ...comfortEquipment, camera: 'panoramic' }, 16, '195/60 R16');

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.5 XS 5MT',
    code: 'T15',
    category: 'xs',
    price: 299_900,
    transmission: 'manual5',
    trim: xs,
    consumption: 5.4,
    kerbMass: 985,
    paints: [white, silver, graphite, red],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 XS 6AT',
    code: 'T16',
    category: 'xs',
    price: 322_400,
    transmission: 'automatic6',
    trim: xs,
    consumption: 5.8,
    kerbMass: 1005,
    paints: [white, silver, graphite, red],
  },
  {
    ...common,
    name: '1.5 XR 5MT',
    code: 'T17',
    category: 'xr',
    price: 328_700,
    transmission: 'manual5',
    trim: xr,
    consumption: 5.4,
    kerbMass: 995,
    paints: [whiteBlack, blue, white, silver, graphite, red],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 XR 6AT',
    code: 'T18',
    category: 'xr',
    price: 351_200,
    transmission: 'automatic6',
    trim: xr,
    consumption: 5.8,
    kerbMass: 1015,
    paints: [whiteBlack, blue, white, silver, graphite, red],
    availability: { state: 'on-order', inDays: 25 },
  },
];

const page: RangePage = {
  name: 'Starlet Cross',
  slug: 'starlet-cross',
  code: 'S60',
  bodyType: 'suv',
  position: 95,
  subtitle: {
    en: 'A small car in hiking boots',
    af: "'n Klein motor met stapskoene aan",
    zu: 'Imoto encane egqoke amabhuthi okuhamba izintaba',
  },
  description: {
    en: 'It drinks like the Starlet and stands taller. Enough ground under it for the road to the dam, enough boot for what goes along, and an engine you will know by heart in a week.',
    af: 'Dit drink soos die Starlet en staan hoër. Genoeg grond onder hom vir die pad dam toe, genoeg kattebak vir wat saamgaan, en ’n enjin wat jy binne ’n week uit jou kop ken.',
    zu: 'Iphuza njenge-Starlet kodwa ime phezulu. Inesikhala esanele ngaphansi sendlela eya edamini, ibhuthi eyanele okuhamba nawe, nenjini ozoyazi ngekhanda ngesonto elilodwa.',
  },
  defaultCategory: 'xr',
  facts: [clearanceFact(190), consumptionFact(5.4), luggageFact(308)],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'Weekends', af: 'Naweke', zu: 'Izimpelasonto' },
      title: {
        en: 'Leave on Friday, think about it later',
        af: 'Ry Vrydag, dink later daaroor',
        zu: 'Hamba ngoLwesihlanu, ucabange kamuva',
      },
      description: {
        en: 'The back seat folds flat for two bicycles without their wheels. The bumpers are unpainted where stones hit them, and the roof rails carry a surfboard without an argument.',
        af: 'Die agterbank vou plat vir twee fietse sonder hulle wiele. Die buffers is ongeverf waar klippe hulle tref, en die dakrelings dra ’n branderplank sonder om te stry.',
        zu: 'Isihlalo sangemuva sigoqeka sibe yisicaba kungene amabhayisikili amabili angenawo amasondo. Amabhampa awapendiwe lapho eshaywa ngamatshe khona, nezinsimbi zophahla zithwala ibhodi lokuntweza ngaphandle kwenkinga.',
      },
      image: 'starlet-cross-white',
    },
    cabinStory('starlet-cross-graphite'),
  ],
  questions: [
    {
      question: {
        en: 'What does it have that the Starlet has not?',
        af: 'Wat het dit wat die Starlet nie het nie?',
        zu: 'Inani i-Starlet engenalo?',
      },
      answer: {
        en: 'Twenty millimetres more ground clearance, roof rails, cladding around the wheels and a six-speed automatic. The engine and the service plan are the same.',
        af: 'Twintig millimeter meer grondvryhoogte, dakrelings, bekleding om die wiele en ’n sesgang-outomaties. Die enjin en die diensplan is dieselfde.',
        zu: 'Amamilimitha angu-20 engeziwe okuphakama, izinsimbi zophahla, isivikelo esizungeze amasondo ne-automatic enamagiya ayisithupha. Injini nohlelo lwamasevisi kuyafana.',
      },
    },
    whatServicingCosts,
    howSoonItComes,
  ],
};

export const starletCross: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 37,
    frontSuspension: 'macPherson',
    rearSuspension: 'torsionBeam',
    rearBrakes: 'drums',
    spare: 'spaceSaver',
    length: 3995,
    width: 1765,
    height: 1550,
    wheelbase: 2520,
    clearance: 190,
    cargo: { label: 'luggage', amount: 308, unit: 'l' },
  },
  plans: smallPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
