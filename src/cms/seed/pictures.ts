import type { Words } from './words';

/** A picture in `media/`, encoded once into its fixed widths as `<name>-<width>.avif` and `.webp`. */
export type SeedPicture = { width: number; height: number; alt: Words; focal?: { x: number; y: number } };

const studio = { width: 1280, height: 720 };
const scene = { width: 1920, height: 1080 };
const portrait = { width: 864, height: 1080 };

/** Every picture of the demo market, by name. */
export const pictures = {
  'hilux-copper': { ...studio, alt: vehicle('Hilux Double Cab', 'copper', 'koper', 'enombala wethusi') },
  'hilux-white': { ...studio, alt: vehicle('Hilux Double Cab', 'white', 'wit', 'emhlophe') },
  'hilux-silver': { ...studio, alt: vehicle('Hilux Double Cab', 'silver', 'silwer', 'enombala wesiliva') },
  'hilux-graphite': { ...studio, alt: vehicle('Hilux Double Cab', 'graphite', 'grafiet', 'empunga ngokujulile') },
  'hilux-red': { ...studio, alt: vehicle('Hilux Double Cab', 'red', 'rooi', 'ebomvu') },
  'hilux-side': { ...studio, alt: side('Hilux Double Cab', 'silver', 'silwer', 'enombala wesiliva') },
  'fortuner-blue': { ...studio, alt: vehicle('Fortuner', 'blue', 'blou', 'eluhlaza okwesibhakabhaka') },
  'fortuner-white': { ...studio, alt: vehicle('Fortuner', 'white', 'wit', 'emhlophe') },
  'fortuner-sand': { ...studio, alt: vehicle('Fortuner', 'sand', 'sandkleurige', 'enombala wesihlabathi') },
  'fortuner-graphite': { ...studio, alt: vehicle('Fortuner', 'graphite', 'grafiet', 'empunga ngokujulile') },
  'fortuner-green': {
    ...studio,
    alt: vehicle('Fortuner', 'dark green', 'donkergroen', 'eluhlaza okotshani ngokujulile'),
  },
  'fortuner-side': { ...studio, alt: side('Fortuner', 'sand', 'sandkleurige', 'enombala wesihlabathi') },
  'corolla-red': { ...studio, alt: vehicle('Corolla', 'red', 'rooi', 'ebomvu') },
  'corolla-sky': { ...studio, alt: vehicle('Corolla', 'sky blue', 'hemelblou', 'eluhlaza okwesibhakabhaka') },
  'corolla-white': { ...studio, alt: vehicle('Corolla', 'white', 'wit', 'emhlophe') },
  'corolla-silver': { ...studio, alt: vehicle('Corolla', 'silver', 'silwer', 'enombala wesiliva') },
  'corolla-black': { ...studio, alt: vehicle('Corolla', 'black', 'swart', 'emnyama') },
  'corolla-side': { ...studio, alt: side('Corolla', 'sky blue', 'hemelblou', 'eluhlaza okwesibhakabhaka') },
  'gr-coupe': {
    ...studio,
    alt: {
      en: 'A red GR sports car, seen from the front left',
      af: "'n Rooi GR-sportmotor, van links voor gesien",
      zu: 'Imoto yezemidlalo ye-GR ebomvu, ibonwa ngaphambili kwesobunxele',
    },
  },
  'gr-coupe-side': {
    ...studio,
    alt: {
      en: 'A red GR sports car, seen from the side',
      af: "'n Rooi GR-sportmotor, van die kant gesien",
      zu: 'Imoto yezemidlalo ye-GR ebomvu, ibonwa eceleni',
    },
  },
  'karoo-dusk-blue': { ...scene, alt: dusk('blue', 'blou', 'eluhlaza okwesibhakabhaka'), focal: { x: 60, y: 62 } },
  'karoo-dusk-blue-portrait': {
    ...portrait,
    alt: dusk('blue', 'blou', 'eluhlaza okwesibhakabhaka'),
    focal: { x: 45, y: 65 },
  },
  'karoo-dusk-white': { ...scene, alt: dusk('white', 'wit', 'emhlophe'), focal: { x: 60, y: 62 } },
  'karoo-dusk-white-portrait': { ...portrait, alt: dusk('white', 'wit', 'emhlophe'), focal: { x: 45, y: 65 } },
  'gr-night': { ...scene, alt: darkStudio(), focal: { x: 66, y: 60 } },
  'gr-night-portrait': { ...portrait, alt: darkStudio(), focal: { x: 50, y: 50 } },
} as const satisfies Record<string, SeedPicture>;

export type PictureName = keyof typeof pictures;

function vehicle(name: string, en: string, af: string, zu: string): Words {
  return {
    en: `${name} in ${en}, seen from the front left`,
    af: `${name} in ${af}, van links voor gesien`,
    zu: `I-${name} ${zu}, ibonwa ngaphambili kwesobunxele`,
  };
}

function side(name: string, en: string, af: string, zu: string): Words {
  return {
    en: `${name} in ${en}, seen from the side`,
    af: `${name} in ${af}, van die kant gesien`,
    zu: `I-${name} ${zu}, ibonwa eceleni`,
  };
}

function dusk(en: string, af: string, zu: string): Words {
  return {
    en: `A ${en} Fortuner on a gravel road in the Karoo at dusk`,
    af: `'n ${af[0]?.toUpperCase()}${af.slice(1)} Fortuner op 'n grondpad in die Karoo teen skemer`,
    zu: `I-Fortuner ${zu} emgwaqweni ongenatiyela eKaroo ngokuhwalala`,
  };
}

function darkStudio(): Words {
  return {
    en: 'A red GR sports car in a dark studio',
    af: "'n Rooi GR-sportmotor in 'n donker ateljee",
    zu: 'Imoto yezemidlalo ye-GR ebomvu esitudiyo esimnyama',
  };
}
