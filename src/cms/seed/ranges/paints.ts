import type { Words } from '../words';

/** How a paint takes the light: metallic by flakes below the coat, pearl by mica in it. */
type Finish = 'solid' | 'metallic' | 'pearl';

/** A colour that vehicles come in. `name` is the end of its pictures' names; `roofHex`: the second tone. */
export type Paint = { name: string; code: string; hex: string; roofHex?: string; finish: Finish; title: Words };

const plain = {
  copper: {
    finish: 'metallic',
    code: '4R8',
    hex: '#b5712c',
    title: { en: 'Copper Sunset', af: 'Kopersonsondergang', zu: 'Ithusi Lokushona Kwelanga' },
  },
  white: {
    finish: 'solid',
    code: '040',
    hex: '#f1f1ee',
    title: { en: 'Glacier White', af: 'Gletserwit', zu: 'Ubumhlophe Beqhwa' },
  },
  silver: {
    finish: 'metallic',
    code: '1D6',
    hex: '#b4b8bb',
    title: { en: 'Chromium Silver', af: 'Chroomsilwer', zu: 'Isiliva Esikhazimulayo' },
  },
  graphite: {
    finish: 'metallic',
    code: '1G3',
    hex: '#474c52',
    title: { en: 'Graphite Grey', af: 'Grafietgrys', zu: 'Ubumpunga Begrafayithi' },
  },
  red: {
    finish: 'pearl',
    code: '3T3',
    hex: '#b81422',
    title: { en: 'Inferno Red', af: 'Vuurrooi', zu: 'Ububomvu Bomlilo' },
  },
  blue: {
    finish: 'metallic',
    code: '8X8',
    hex: '#2a62a8',
    title: { en: 'Atlantic Blue', af: 'Atlantiese Blou', zu: 'Ubuluhlaza Bolwandle' },
  },
  sand: {
    finish: 'metallic',
    code: '4V6',
    hex: '#b5a98f',
    title: { en: 'Kalahari Sand', af: 'Kalaharisand', zu: 'Isihlabathi SaseKalahari' },
  },
  green: {
    finish: 'metallic',
    code: '6X3',
    hex: '#414b3b',
    title: { en: 'Bushveld Green', af: 'Bosveldgroen', zu: 'Ubuluhlaza Behlathi' },
  },
  sky: {
    finish: 'metallic',
    code: '8Y6',
    hex: '#86b4c8',
    title: { en: 'Highveld Sky', af: 'Hoëveldhemel', zu: 'Isibhakabhaka SaseHighveld' },
  },
  black: {
    finish: 'solid',
    code: '209',
    hex: '#1b1c1e',
    title: { en: 'Midnight Black', af: 'Middernagswart', zu: 'Ubumnyama Baphakathi Kwamabili' },
  },
  ochre: {
    finish: 'pearl',
    code: '5C8',
    hex: '#c8952f',
    title: { en: 'Savanna Ochre', af: 'Savanna-oker', zu: 'Umbala WaseSavanna' },
  },
} satisfies Record<string, Omit<Paint, 'name'>>;

const twoTone = {
  whiteBlack: underBlackRoof('2PR', plain.white),
  blueBlack: underBlackRoof('2PB', plain.blue),
  redBlack: underBlackRoof('2RB', plain.red),
  skyBlack: underBlackRoof('2SB', plain.sky),
};

export type PaintName = keyof typeof plain | keyof typeof twoTone;

/** Every paint of the demo market; which of them a range comes in stands in `fleet.ts`. */
export const paints = named({ ...plain, ...twoTone });

/** Gives each paint the name under which its pictures are kept: `whiteBlack` is `white-black`. */
function named(all: Record<PaintName, Omit<Paint, 'name'>>): Record<PaintName, Paint> {
  const entries = Object.entries(all).map(([key, paint]) => [key, { ...paint, name: toKebab(key) }]);
  return Object.fromEntries(entries);
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function underBlackRoof(code: string, { hex, finish, title }: Omit<Paint, 'name'>): Omit<Paint, 'name'> {
  return {
    code,
    hex,
    roofHex: plain.black.hex,
    finish,
    title: {
      en: `${title.en}, black roof`,
      af: `${title.af}, swart dak`,
      zu: `${title.zu}, uphahla olumnyama`,
    },
  };
}
