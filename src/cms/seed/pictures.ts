import type { Words } from './words';

/** A picture in `media/`, encoded once into its fixed widths as `<name>-<width>.avif` and `.webp`. */
export type SeedPicture = { width: number; height: number; alt: Words; focal?: { x: number; y: number } };

const studio = { width: 1280, height: 720 };
const scene = { width: 1920, height: 1080 };
const portrait = { width: 864, height: 1080 };

/** What a picture shows: ranges of one body share their pictures, so that none of them names a range. */
const bodies = {
  bakkie: { en: 'A bakkie', af: "'n Bakkie", zu: 'Ibhakhi' },
  suv: { en: 'An SUV', af: "'n SUV", zu: 'I-SUV' },
  car: { en: 'A car', af: "'n Motor", zu: 'Imoto' },
  coupe: { en: 'A GR sports car', af: "'n GR-sportmotor", zu: 'Imoto yezemidlalo ye-GR' },
  minibus: { en: 'A minibus', af: "'n Minibus", zu: 'Ibhasi elincane' },
} satisfies Record<string, Words>;

const paints = {
  copper: { en: 'copper', af: 'koper', zu: 'ngombala wethusi' },
  white: { en: 'white', af: 'wit', zu: 'ngombala omhlophe' },
  silver: { en: 'silver', af: 'silwer', zu: 'ngombala wesiliva' },
  graphite: { en: 'dark grey', af: 'donkergrys', zu: 'ngombala ompunga ngokujulile' },
  red: { en: 'red', af: 'rooi', zu: 'ngombala obomvu' },
  sand: { en: 'sand', af: 'sandkleur', zu: 'ngombala wesihlabathi' },
  blue: { en: 'blue', af: 'blou', zu: 'ngombala oluhlaza okwesibhakabhaka' },
  sky: { en: 'sky blue', af: 'hemelblou', zu: 'ngombala oluhlaza okukhanyayo' },
  green: { en: 'dark green', af: 'donkergroen', zu: 'ngombala oluhlaza okotshani' },
  black: { en: 'black', af: 'swart', zu: 'ngombala omnyama' },
  ochre: { en: 'ochre', af: 'oker', zu: 'ngombala ophuzi onsundu' },
} satisfies Record<string, Words>;

const blackRoof: Words = { en: ' with a black roof', af: " met 'n swart dak", zu: ' nophahla olumnyama' };

/** Every picture of the demo market, by name. */
export const pictures = {
  'hilux-copper': hero('bakkie', 'copper'),
  'hilux-white': hero('bakkie', 'white'),
  'hilux-silver': hero('bakkie', 'silver'),
  'hilux-graphite': hero('bakkie', 'graphite'),
  'hilux-red': hero('bakkie', 'red'),
  'bakkie-sand': hero('bakkie', 'sand'),
  'bakkie-blue': hero('bakkie', 'blue'),
  'bakkie-white-black': hero('bakkie', 'white', blackRoof),
  'hilux-side': side('bakkie', 'silver'),
  'fortuner-blue': hero('suv', 'blue'),
  'fortuner-white': hero('suv', 'white'),
  'fortuner-sand': hero('suv', 'sand'),
  'fortuner-graphite': hero('suv', 'graphite'),
  'fortuner-green': hero('suv', 'green'),
  'suv-red': hero('suv', 'red'),
  'suv-silver': hero('suv', 'silver'),
  'suv-black': hero('suv', 'black'),
  'suv-white-black': hero('suv', 'white', blackRoof),
  'suv-blue-black': hero('suv', 'blue', blackRoof),
  'fortuner-side': side('suv', 'sand'),
  'corolla-red': hero('car', 'red'),
  'corolla-sky': hero('car', 'sky'),
  'corolla-white': hero('car', 'white'),
  'corolla-silver': hero('car', 'silver'),
  'corolla-black': hero('car', 'black'),
  'hatch-graphite': hero('car', 'graphite'),
  'hatch-blue': hero('car', 'blue'),
  'hatch-red-black': hero('car', 'red', blackRoof),
  'hatch-sky-black': hero('car', 'sky', blackRoof),
  'corolla-side': side('car', 'sky'),
  'gr-coupe': hero('coupe', 'red'),
  'coupe-white': hero('coupe', 'white'),
  'coupe-black': hero('coupe', 'black'),
  'coupe-ochre': hero('coupe', 'ochre'),
  'coupe-graphite': hero('coupe', 'graphite'),
  'coupe-blue': hero('coupe', 'blue'),
  'gr-coupe-side': side('coupe', 'red'),
  'minibus-white': hero('minibus', 'white'),
  'minibus-silver': hero('minibus', 'silver'),
  'minibus-graphite': hero('minibus', 'graphite'),
  'minibus-sand': hero('minibus', 'sand'),
  'minibus-blue': hero('minibus', 'blue'),
  'minibus-side': side('minibus', 'white'),
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

/** From the front left, in the studio. */
function hero(body: keyof typeof bodies, paint: keyof typeof paints, roof?: Words) {
  const seen = { en: 'seen from the front left', af: 'van links voor gesien', zu: 'ibonwa ngaphambili kwesobunxele' };
  return { ...studio, alt: inPaint({ body, paint, roof, seen }) };
}

/** From the side, in the studio. */
function side(body: keyof typeof bodies, paint: keyof typeof paints) {
  const seen = { en: 'seen from the side', af: 'van die kant gesien', zu: 'ibonwa eceleni' };
  return { ...studio, alt: inPaint({ body, paint, seen }) };
}

function inPaint({
  body,
  paint,
  roof,
  seen,
}: {
  body: keyof typeof bodies;
  paint: keyof typeof paints;
  roof?: Words;
  seen: Words;
}): Words {
  const [name, colour] = [bodies[body], paints[paint]];
  return {
    en: `${name.en} in ${colour.en}${roof?.en ?? ''}, ${seen.en}`,
    af: `${name.af} in ${colour.af}${roof?.af ?? ''}, ${seen.af}`,
    zu: `${name.zu} ${colour.zu}${roof?.zu ?? ''}, ${seen.zu}`,
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
