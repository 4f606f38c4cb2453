import { same } from '../words';
import type { Derivative, Trim } from './derivative';
import { gd24, gd28, gd28MildHybrid, gd28Sport } from './diesel-engines';
import { paints } from './paints';
import { fullPlan } from './plans';
import { type RangePage, rangePage } from './range-page';
import type { SeedRange } from './seed-range';
import { alloy, grAlloy } from './specification-words';

const { black, blue, graphite, green, sand, white, whiteBlack } = paints;

const standard: Trim = {
  wheels: alloy(17),
  tyres: '265/65 R17',
  airbags: 7,
  cruise: 'standard',
  lane: 'none',
  preCollision: 'none',
  camera: 'rearCamera',
  seats: 'cloth',
  air: 'climate',
  screenInches: 8,
  keyless: 'standard',
  charging: '12 V, 220 V, 2 × USB-C',
  headlamps: 'led',
};

const vx: Trim = {
  ...standard,
  wheels: alloy(18),
  tyres: '265/60 R18',
  cruise: 'adaptive',
  lane: 'standard',
  preCollision: 'standard',
  camera: 'panoramic',
  seats: 'leather',
  air: 'dualZone',
  screenInches: 9,
};

const automatic = { transmission: 'automatic6' } as const;

const derivatives: Derivative[] = [
  {
    ...automatic,
    name: '2.4 GD-6 Raised Body 6AT',
    code: 'F24',
    availability: { state: 'in-stock' },
    category: 'standard',
    price: 748_900,
    engine: gd24,
    driven: 'rear',
    trim: standard,
    consumption: 7.7,
    kerbMass: 2035,
    towing: 2800,
    paints: [white, graphite, sand],
  },
  {
    ...automatic,
    name: '2.8 GD-6 Raised Body 6AT',
    code: 'F28',
    availability: { state: 'in-stock' },
    category: 'standard',
    price: 869_800,
    engine: gd28,
    driven: 'rear',
    trim: standard,
    consumption: 7.9,
    kerbMass: 2080,
    towing: 3300,
    paints: [blue, white, sand, graphite, green],
  },
  {
    ...automatic,
    name: '2.8 GD-6 4x4 6AT',
    code: 'F8A',
    category: 'standard',
    price: 955_400,
    engine: gd28,
    driven: 'fourByFour',
    trim: standard,
    consumption: 8.1,
    kerbMass: 2170,
    towing: 3300,
    paints: [blue, white, sand, graphite, green],
  },
  {
    ...automatic,
    name: '2.8 GD-6 VX 4x4 6AT',
    code: 'F49',
    availability: { state: 'in-stock' },
    category: 'vx',
    price: 1_012_300,
    engine: gd28,
    driven: 'fourByFour',
    trim: vx,
    consumption: 8.1,
    kerbMass: 2190,
    towing: 3300,
    paints: [blue, white, sand, graphite, green],
  },
  {
    ...automatic,
    name: '2.8 GD-6 48V VX 4x4 6AT',
    code: 'F48',
    availability: { state: 'coming-soon', inDays: 70 },
    category: 'mild-hybrid',
    price: 1_046_700,
    engine: gd28MildHybrid,
    driven: 'fourByFour',
    trim: vx,
    consumption: 7.6,
    kerbMass: 2235,
    towing: 3300,
    paints: [blue, white, graphite, green],
  },
  {
    ...automatic,
    name: '2.8 GD-6 GR-Sport 4x4 6AT',
    code: 'N35',
    availability: { state: 'on-order', inDays: 50 },
    category: 'gr-s',
    price: 1_049_900,
    engine: gd28Sport,
    driven: 'fourByFour',
    trim: { ...vx, wheels: grAlloy(18), seats: 'suede' },
    consumption: 8.2,
    kerbMass: 2205,
    towing: 3300,
    paints: [whiteBlack, white, graphite, blue, black],
  },
];

const page: RangePage = {
  name: 'Fortuner',
  slug: 'fortuner',
  code: 'N35',
  bodyType: 'suv',
  position: 20,
  subtitle: {
    en: 'Seven seats, any road',
    af: 'Sewe sitplekke, enige pad',
    zu: 'Izihlalo eziyisikhombisa, noma yimuphi umgwaqo',
  },
  description: {
    en: 'School run on Friday, sand track on Saturday, tar again on Monday. The Fortuner seats seven, tows a caravan and does not mind where the road stops.',
    af: "Vrydag skool toe, Saterdag tweespoor, Maandag weer teer. Die Fortuner het plek vir sewe, sleep 'n karavaan en gee nie om waar die pad ophou nie.",
    zu: 'NgoLwesihlanu uya esikoleni, ngoMgqibelo usendleleni yesihlabathi, ngoMsombuluko usubuyele etiyelini. I-Fortuner ithwala abantu abayisikhombisa, idonsa ikharavani, futhi ayinandaba ukuthi umgwaqo uphelela kuphi.',
  },
  defaultCategory: 'vx',
  facts: [
    {
      value: same('7'),
      label: { en: 'seats, three rows', af: 'sitplekke, drie rye', zu: 'izihlalo, imigqa emithathu' },
    },
    {
      value: same('3 300'),
      unit: same('kg'),
      label: {
        en: 'on the hook, with trailer brakes',
        af: 'aan die haak, met sleepwaremme',
        zu: 'ezidonswayo, itrela linamabhuleki',
      },
    },
    {
      value: same('700'),
      unit: same('mm'),
      label: { en: 'of water, taken slowly', af: 'water, stadig deur', zu: 'zamanzi, uma uwela kancane' },
    },
  ],
  stories: [
    {
      place: 'design',
      subtitle: { en: 'Room', af: 'Ruimte', zu: 'Indawo' },
      title: {
        en: 'Everyone comes along, and so does the dog',
        af: 'Almal kom saam, en die hond ook',
        zu: 'Wonke umuntu uyahamba, nenja nayo',
      },
      description: {
        en: 'The second row slides and tips, the third folds up against the sides when you need the floor. Vents in the roof keep the back row as cool as the front.',
        af: 'Die tweede ry skuif en tiep, die derde vou teen die kante op wanneer jy die vloer nodig het. Lugroosters in die dak hou die agterste ry net so koel soos die voorste.',
        zu: 'Umugqa wesibili uyaslayida ugoqeke, owesithathu uphakanyiselwa emaceleni uma udinga indawo phansi. Imibhobho yomoya esophahleni igcina abasemuva bepholile njengabaphambili.',
      },
      image: 'fortuner-sand',
    },
    {
      place: 'performance',
      subtitle: { en: 'Low range', af: 'Laestrek', zu: 'I-low range' },
      title: {
        en: 'For the last ten kilometres',
        af: 'Vir die laaste tien kilometer',
        zu: 'Okwamakhilomitha ayishumi okugcina',
      },
      description: {
        en: 'Turn a dial for low range, lock the rear axle at a button, and let hill descent control hold the speed while you choose the line.',
        af: "Draai 'n knop vir laestrek, sluit die agteras met 'n knoppie, en laat afdraandbeheer die spoed hou terwyl jy die lyn kies.",
        zu: 'Jikisa inkinobho uthole i-low range, khiya i-axle yangemuva ngokucindezela, bese uvumela i-hill descent control ibambe isivinini ngenkathi wena ukhetha indlela.',
      },
      image: 'fortuner-green',
      buttons: [
        {
          linkLabel: { en: 'Request a quote', af: "Vra 'n kwotasie", zu: 'Cela ikhotheshini' },
          linkUrl: '/enquiry/vehicle',
          buttonStyle: 'secondary',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Do grown-ups fit in the third row?',
        af: 'Pas grootmense in die derde ry?',
        zu: 'Abantu abadala bayangena emgqeni wesithathu?',
      },

      answer: {
        en: 'For an hour, yes; for the coast, better children. There are vents and a charging point back there.',
        af: "Vir 'n uur, ja; vir die see eerder kinders. Daar is lugroosters en 'n laaipunt agter.",
        zu: 'Ihora elilodwa, yebo; ohambweni oluya olwandle kungcono izingane. Kukhona imibhobho yomoya nendawo yokushaja ngemuva.',
      },
    },
    {
      question: {
        en: 'How much boot is left with seven on board?',
        af: 'Hoeveel kattebak bly oor met sewe aan boord?',
        zu: 'Isala ingakanani ibhuthi uma nibayisikhombisa?',
      },

      answer: {
        en: '296 litres: school bags and the shopping. Fold the third row away and it becomes a removal van.',
        af: "296 liter: skooltasse en die inkopies. Vou die derde ry weg en dit word 'n trekwa.",
        zu: 'Amalitha angu-296: izikhwama zesikole nezinto zasesitolo. Goqa umugqa wesithathu ibe yiveni yokuthutha.',
      },
    },
    {
      question: {
        en: 'Which Fortuner tows best?',
        af: 'Watter Fortuner sleep die beste?',
        zu: 'Iyiphi i-Fortuner edonsa kangcono?',
      },

      answer: {
        en: 'Every 2.8 tows up to 3 300 kg with trailer brakes, the 2.4 up to 2 800 kg. Trailer sway control is standard.',
        af: 'Elke 2.8 sleep tot 3 300 kg met sleepwaremme, die 2.4 tot 2 800 kg. Sleepwaslingerbeheer is standaard.',
        zu: 'Yonke i-2.8 idonsa kuze kube ngu-3 300 kg itrela linamabhuleki, i-2.4 ifika ku-2 800 kg. Ukulawula ukuyendayenda kwetrela kufakiwe.',
      },
    },
  ],
  seo: {
    title: {
      en: 'Fortuner: models, prices and colours',
      af: 'Fortuner: modelle, pryse en kleure',
      zu: 'I-Fortuner: amamodeli, amanani nemibala',
    },
    description: {
      en: 'Every Fortuner with its price, colours and specification: standard, VX, 48-volt and GR-Sport. Seven seats. Ask a dealer for a quote.',
      af: "Elke Fortuner met prys, kleure en spesifikasie: standaard, VX, 48 volt en GR-Sport. Sewe sitplekke. Vra 'n handelaar vir 'n kwotasie.",
      zu: 'Yonke i-Fortuner nenani layo, imibala nemininingwane: ejwayelekile, i-VX, i-48 V ne-GR-Sport. Izihlalo eziyisikhombisa. Cela ikhotheshini kumthengisi.',
    },
  },
};

export const fortuner: SeedRange = {
  name: page.name,
  body: {
    seats: 7,
    tank: 80,
    frontSuspension: 'wishbone',
    rearSuspension: 'fourLink',
    rearBrakes: 'discs',
    spare: 'fullSize',
    length: 4795,
    width: 1855,
    height: 1835,
    wheelbase: 2745,
    clearance: 279,
    cargo: { label: 'luggage', amount: 296, unit: 'l' },
  },
  plans: fullPlan,
  slug: page.slug,
  derivatives,
  toRange: rangePage(page),
};
