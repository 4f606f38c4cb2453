import type { Derivative, Engine } from './derivative';
import { consumptionFact, luggageFact, powerFact } from './facts';
import { paints } from './paints';
import { hybridPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { hybridBatteryCover } from './shared-questions';
import { hybridStory, safetyStory } from './shared-stories';
import { comfortEquipment, luxuryEquipment, onAlloy, onGrAlloy, sportEquipment } from './trims';

const { white, silver, graphite, black, blue, red, green, whiteBlack } = paints;

const hybrid: Engine = {
  words: { en: '2.5 Hybrid', af: '2.5 hibried', zu: 'I-2.5 hybrid' },
  fuel: 'hybrid',
  layout: 'inlineFourNatural',
  displacement: 2487,
  powerKw: 163,
  powerSpeed: '5 700',
  torqueNm: 221,
  torqueSpeed: '3 600–5 200',
};

const plugIn: Engine = {
  ...hybrid,
  words: { en: '2.5 Plug-in Hybrid', af: '2.5-inprophibried', zu: 'I-2.5 plug-in hybrid' },
  fuel: 'plugIn',
  powerKw: 225,
  powerSpeed: '6 000',
  torqueNm: 227,
  torqueSpeed: '3 200–3 700',
};

const gx = onAlloy({ ...comfortEquipment, lane: 'standard', preCollision: 'standard' }, 17, '225/65 R17');
const vx = onAlloy(luxuryEquipment, 18, '225/60 R18');
const grSport = onGrAlloy(sportEquipment, 20, '235/50 R20');

const eFour = { transmission: 'hybridCvt', driven: 'electricFour', towing: 1650 } as const;

const derivatives: Derivative[] = [
  {
    name: '2.5 Hybrid GX CVT',
    code: 'J25',
    category: 'hybrid',
    price: 679_900,
    engine: { ...hybrid, powerKw: 160 },
    transmission: 'hybridCvt',
    driven: 'front',
    trim: gx,
    consumption: 4.6,
    kerbMass: 1620,
    towing: 800,
    paints: [white, silver, graphite, blue],
    availability: { state: 'in-stock' },
  },
  {
    ...eFour,
    name: '2.5 Hybrid GX-R E-Four CVT',
    code: 'J26',
    category: 'gx-r',
    price: 741_600,
    engine: hybrid,
    trim: gx,
    consumption: 4.8,
    kerbMass: 1710,
    paints: [green, white, silver, graphite, blue],
  },
  {
    ...eFour,
    name: '2.5 Hybrid VX E-Four CVT',
    code: '49Y',
    category: 'vx',
    price: 798_400,
    engine: hybrid,
    trim: vx,
    consumption: 4.8,
    kerbMass: 1730,
    paints: [blue, white, silver, graphite, black, red],
    availability: { state: 'in-stock' },
  },
  {
    ...eFour,
    name: '2.5 Hybrid VX-L E-Four CVT',
    code: 'J28',
    category: 'vx-l',
    price: 846_700,
    engine: hybrid,
    trim: vx,
    consumption: 4.8,
    kerbMass: 1745,
    paints: [whiteBlack, blue, silver, graphite, black, red],
    availability: { state: 'on-order', inDays: 56 },
  },
  {
    ...eFour,
    name: '2.5 Plug-in Hybrid E-Four CVT',
    code: '57U',
    category: 'exclusive',
    price: 989_900,
    engine: plugIn,
    trim: vx,
    consumption: 1.0,
    acceleration: 6.0,
    kerbMass: 1960,
    paints: [graphite, whiteBlack, black, red],
    availability: { state: 'coming-soon', inDays: 80 },
  },
  {
    ...eFour,
    name: '2.5 Plug-in Hybrid GR-Sport E-Four CVT',
    code: 'J30',
    category: 'gr-s',
    engine: plugIn,
    trim: grSport,
    consumption: 'Not Available',
    acceleration: 5.8,
    kerbMass: 1975,
    paints: [red, whiteBlack, black],
    availability: { state: 'coming-soon', inDays: 110 },
  },
];

const page: RangePage = {
  name: 'RAV4',
  slug: 'rav4',
  code: 'J10',
  bodyType: 'suv',
  position: 45,
  subtitle: {
    en: 'Only as a hybrid, because we can',
    af: 'Net as hibried, want ons kan',
    zu: 'Ngokuyi-hybrid kuphela, ngoba siyakwazi',
  },
  description: {
    en: 'Every RAV4 now has a battery and a petrol engine that share the work. With E-Four a second motor pushes the rear wheels when the road is wet or loose, with no shaft between front and back.',
    af: "Elke RAV4 het nou 'n battery en 'n petrolenjin wat die werk deel. Met E-Four stoot 'n tweede motor die agterwiele wanneer die pad nat of los is, sonder 'n as tussen voor en agter.",
    zu: 'Yonke i-RAV4 manje inebhethri nenjini kaphethiloli okwabelana ngomsebenzi. Nge-E-Four injini kagesi yesibili iphusha amasondo angemuva lapho umgwaqo umanzi noma uxegile, ngaphandle kweshafu phakathi kwaphambili nangemuva.',
  },
  defaultCategory: 'vx',
  facts: [consumptionFact(4.6), powerFact(163), luggageFact(580)],
  hybrid: 'full',
  stories: [
    {
      place: 'technology',
      subtitle: { en: 'Plug-in', af: 'Inprop', zu: 'I-plug-in' },
      title: {
        en: 'Seventy-five kilometres without a drop',
        af: 'Vyf-en-sewentig kilometer sonder ’n druppel',
        zu: 'Amakhilomitha angu-75 ngaphandle kweconsi',
      },
      description: {
        en: 'The plug-in model charges overnight at an ordinary socket and does most working days on that alone. On Friday it is a hybrid again, and the coast is one tank away.',
        af: "Die inpropmodel laai oornag by 'n gewone muurprop en doen die meeste werksdae net daarop. Vrydag is hy weer 'n hibried, en die kus is een tenk ver.",
        zu: 'Imodeli ye-plug-in ishaja ubusuku bonke epulakini elijwayelekile, ihambe ngakho kuphela izinsuku eziningi zomsebenzi. NgoLwesihlanu iba yi-hybrid futhi, ulwandle lukude ngethangi elilodwa.',
      },
      image: 'rav4-white-black',
      buttons: [
        {
          linkLabel: { en: 'How hybrids work', af: 'Hoe hibriede werk', zu: 'I-hybrid isebenza kanjani' },
          linkUrl: '/discover/hybrid-electric',
          buttonStyle: 'quiet',
        },
      ],
    },
    hybridStory('rav4-blue'),
    safetyStory('rav4-black'),
  ],
  questions: [
    {
      question: {
        en: 'What happens to the plug-in during load-shedding?',
        af: 'Wat gebeur met die inpropmodel tydens beurtkrag?',
        zu: 'Kwenzekani nge-plug-in uma ugesi ucishiwe?',
      },
      answer: {
        en: 'Nothing: with an empty battery it drives on as an ordinary hybrid and recovers energy while braking. It waits for the socket, and you do not.',
        af: "Niks nie: met 'n leë battery ry hy as gewone hibried verder en wen energie terug terwyl hy rem. Hy wag vir die prop, en jy nie.",
        zu: 'Akwenzeki lutho: uma ibhethri liphelile iqhubeka njenge-hybrid evamile, ibuyise amandla ngokubhuleka. Yona ilinda ipulaki, wena awulindi.',
      },
    },
    {
      question: {
        en: 'Is E-Four a real four-wheel drive?',
        af: "Is E-Four 'n ware vierwielaandrywing?",
        zu: 'Ingabe i-E-Four iyi-4x4 yangempela?',
      },
      answer: {
        en: 'It drives all four wheels on wet tar, gravel and grass, and does so by itself. It has no low range: for rocks and dunes take a Fortuner or a Land Cruiser.',
        af: "Dit dryf al vier wiele op nat teer, gruis en gras, en doen dit vanself. Dit het nie laestrek nie: vir klippe en duine kies jy 'n Fortuner of 'n Land Cruiser.",
        zu: 'Ishayela wonke amasondo amane etiyelini elimanzi, emgwaqweni wamatshe nasotshanini, futhi ikwenza ngokwayo. Ayinayo i-low range: emadwaleni nasezindundumeni zesihlabathi khetha i-Fortuner noma i-Land Cruiser.',
      },
    },
    hybridBatteryCover,
  ],
};

export const rav4: SeedRange = {
  name: page.name,
  body: {
    seats: 5,
    tank: 55,
    frontSuspension: 'macPherson',
    rearSuspension: 'multiLink',
    rearBrakes: 'discs',
    spare: 'spaceSaver',
    length: 4600,
    width: 1855,
    height: 1685,
    wheelbase: 2690,
    clearance: 195,
    cargo: { label: 'luggage', amount: 580, unit: 'l' },
  },
  plans: hybridPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
