import { same } from '../words';
import type { Derivative } from './derivative';
import { clearanceFact, loadFact, seatsFact } from './facts';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { howSoonItComes, whatServicingCosts } from './shared-questions';
import { safetyStory } from './shared-stories';
import { smallPetrol15 } from './small-engines';
import { basicEquipment, comfortEquipment, onAlloy, onSteel } from './trims';

const { white, silver, graphite, red, black } = paints;

const engine = {
  ...smallPetrol15,
  words: same('1.5'),
  displacement: 1496,
  powerKw: 78,
  torqueNm: 138,
  torqueSpeed: '4 200',
};
const common = { driven: 'front', engine } as const;

const derivatives: Derivative[] = [
  {
    ...common,
    name: '1.5 S 5MT',
    code: 'A15',
    category: 's-sx',
    price: 349_600,
    transmission: 'manual5',
    trim: onSteel(basicEquipment, 15, '185/65 R15'),
    consumption: 6.3,
    kerbMass: 1130,
    paints: [white, silver, graphite],
    availability: { state: 'in-stock' },
  },
  {
    ...common,
    name: '1.5 SX 5MT',
    code: 'A16',
    category: 's-sx',
    price: 369_900,
    transmission: 'manual5',
    trim: onAlloy(basicEquipment, 16, '195/60 R16'),
    consumption: 6.3,
    kerbMass: 1140,
    paints: [white, silver, graphite, red],
  },
  {
    ...common,
    name: '1.5 SX CVT',
    code: 'A17',
    category: 's-sx',
    price: 391_200,
    transmission: 'cvt',
    trim: onAlloy(basicEquipment, 16, '195/60 R16'),
    consumption: 6.4,
    kerbMass: 1160,
    paints: [white, silver, graphite, red],
    availability: { state: 'ending' },
  },
  {
    ...common,
    name: '1.5 TX CVT',
    code: 'A18',
    category: 'tx',
    price: 418_700,
    transmission: 'cvt',
    trim: onAlloy({ ...comfortEquipment, preCollision: 'standard', lane: 'standard' }, 17, '205/50 R17'),
    consumption: 6.4,
    kerbMass: 1175,
    paints: [black, white, silver, graphite, red],
    availability: { state: 'in-stock' },
  },
];

const page: RangePage = {
  name: 'Avanza',
  slug: 'avanza',
  code: 'A10',
  bodyType: 'mpv',
  position: 140,
  subtitle: {
    en: 'Works on weekdays, belongs on weekends',
    af: 'Werk in die week, hoort by die huis oor naweke',
    zu: 'Isebenza phakathi nesonto, ingeyasekhaya ngempelasonto',
  },
  description: {
    en: 'Guest houses, crèches and families with many friends drive it for the same reason: seven people get in quickly, and little is spent before they get out again.',
    af: 'Gastehuise, crèches en gesinne met baie vriende ry dit om dieselfde rede: sewe mense klim gou in, en min word bestee voordat hulle weer uitklim.',
    zu: 'Izindlu zezivakashi, amakhreshi nemindeni enabangane abaningi bayishayela ngesizathu esifanayo: abantu abayisikhombisa bangena ngokushesha, futhi kusetshenziswa imali encane ngaphambi kokuthi behle.',
  },
  facts: [seatsFact(7), clearanceFact(195), loadFact(555)],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'Flat floor', af: 'Plat vloer', zu: 'Iphansi elisicaba' },
      title: { en: 'Sleep in it if you must', af: 'Slaap daarin as jy moet', zu: 'Lala kuyo uma kuphoqa' },
      description: {
        en: 'The first two rows fold into a bed, the third into a table. It was meant for airports and late flights, and has since been tried out at every festival in the country.',
        af: "Die eerste twee rye vou tot 'n bed, die derde tot 'n tafel. Dit was vir lughawens en laat vlugte bedoel, en is intussen by elke fees in die land uitgetoets.",
        zu: 'Imigqa emibili yokuqala igoqeka ibe umbhede, owesithathu ube itafula. Kwakuhloselwe izikhumulo zezindiza nezindiza ezifika sekwephuzile, kodwa manje sekuzanywe kuyo yonke imicimbi yezwe.',
      },
      image: 'avanza-black',
    },
    safetyStory('avanza-graphite'),
  ],
  questions: [
    {
      question: {
        en: 'May I carry paying passengers in it?',
        af: 'Mag ek betalende passasiers daarin vervoer?',
        zu: 'Ngingathwala abagibeli abakhokhayo ngayo?',
      },
      answer: {
        en: 'With an operating licence and a professional driving permit, yes. Tell the dealer: the warranty of a vehicle that works has its own conditions.',
        af: "Met 'n bedryfslisensie en 'n professionele bestuurspermit, ja. Sê dit vir die handelaar: die waarborg van 'n voertuig wat werk, het sy eie voorwaardes.",
        zu: 'Yebo, uma unelayisense yokusebenza nemvume yokushayela yomsebenzi. Tshela umthengisi: iwaranti yemoto esebenzayo inemibandela yayo.',
      },
    },
    whatServicingCosts,
    howSoonItComes,
  ],
};

export const avanza: SeedRange = {
  name: page.name,
  body: {
    seats: 7,
    tank: 43,
    frontSuspension: 'macPherson',
    rearSuspension: 'torsionBeam',
    rearBrakes: 'drums',
    spare: 'fullSize',
    length: 4395,
    width: 1730,
    height: 1700,
    wheelbase: 2750,
    clearance: 195,
    cargo: { label: 'payload', amount: 555, unit: 'kg' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
