import type { PictureName } from '../pictures';
import type { Words } from '../words';

/** A colour that a range comes in, with a picture in that colour. `roofHex`: the second tone. */
export type Paint = { code: string; hex: string; roofHex?: string; title: Words; picture: PictureName };

/** The paints that several ranges share: code, colour and name. */
const paints = {
  copper: {
    code: '4R8',
    hex: '#b5712c',
    title: { en: 'Copper Sunset', af: 'Kopersonsondergang', zu: 'Ithusi Lokushona Kwelanga' },
  },
  white: { code: '040', hex: '#f1f1ee', title: { en: 'Glacier White', af: 'Gletserwit', zu: 'Ubumhlophe Beqhwa' } },
  silver: {
    code: '1D6',
    hex: '#b4b8bb',
    title: { en: 'Chromium Silver', af: 'Chroomsilwer', zu: 'Isiliva Esikhazimulayo' },
  },
  graphite: {
    code: '1G3',
    hex: '#474c52',
    title: { en: 'Graphite Grey', af: 'Grafietgrys', zu: 'Ubumpunga Begrafayithi' },
  },
  red: { code: '3T3', hex: '#b81422', title: { en: 'Inferno Red', af: 'Vuurrooi', zu: 'Ububomvu Bomlilo' } },
  crimson: { code: '3T6', hex: '#a8121c', title: { en: 'Inferno Red', af: 'Vuurrooi', zu: 'Ububomvu Bomlilo' } },
  blue: {
    code: '8X8',
    hex: '#2a62a8',
    title: { en: 'Atlantic Blue', af: 'Atlantiese Blou', zu: 'Ubuluhlaza Bolwandle' },
  },
  sand: {
    code: '4V6',
    hex: '#b5a98f',
    title: { en: 'Kalahari Sand', af: 'Kalaharisand', zu: 'Isihlabathi SaseKalahari' },
  },
  green: {
    code: '6X3',
    hex: '#414b3b',
    title: { en: 'Bushveld Green', af: 'Bosveldgroen', zu: 'Ubuluhlaza Behlathi' },
  },
  sky: {
    code: '8Y6',
    hex: '#86b4c8',
    title: { en: 'Highveld Sky', af: 'Hoëveldhemel', zu: 'Isibhakabhaka SaseHighveld' },
  },
  black: {
    code: '209',
    hex: '#1b1c1e',
    title: { en: 'Midnight Black', af: 'Middernagswart', zu: 'Ubumnyama Baphakathi Kwamabili' },
  },
  ochre: { code: '5C8', hex: '#c8952f', title: { en: 'Savanna Ochre', af: 'Savanna-oker', zu: 'Umbala WaseSavanna' } },
} satisfies Record<string, Omit<Paint, 'picture'>>;

/** The paints of each body, of which a range takes its own. */
export const bakkiePaints = {
  copper: { ...paints.copper, picture: 'hilux-copper' },
  white: { ...paints.white, picture: 'hilux-white' },
  silver: { ...paints.silver, picture: 'hilux-silver' },
  graphite: { ...paints.graphite, picture: 'hilux-graphite' },
  red: { ...paints.crimson, picture: 'hilux-red' },
  sand: { ...paints.sand, picture: 'bakkie-sand' },
  blue: { ...paints.blue, picture: 'bakkie-blue' },
  whiteBlack: underBlackRoof('2PR', { ...paints.white, picture: 'bakkie-white-black' }),
} satisfies Record<string, Paint>;

export const suvPaints = {
  blue: { ...paints.blue, picture: 'fortuner-blue' },
  white: { ...paints.white, picture: 'fortuner-white' },
  sand: { ...paints.sand, picture: 'fortuner-sand' },
  graphite: { ...paints.graphite, picture: 'fortuner-graphite' },
  green: { ...paints.green, picture: 'fortuner-green' },
  red: { ...paints.red, picture: 'suv-red' },
  silver: { ...paints.silver, picture: 'suv-silver' },
  black: { ...paints.black, picture: 'suv-black' },
  whiteBlack: underBlackRoof('2PR', { ...paints.white, picture: 'suv-white-black' }),
  blueBlack: underBlackRoof('2PB', { ...paints.blue, picture: 'suv-blue-black' }),
} satisfies Record<string, Paint>;

/** Also of sedans and of people carriers. */
export const carPaints = {
  red: { ...paints.red, picture: 'corolla-red' },
  sky: { ...paints.sky, picture: 'corolla-sky' },
  white: { ...paints.white, picture: 'corolla-white' },
  silver: { ...paints.silver, picture: 'corolla-silver' },
  black: { ...paints.black, picture: 'corolla-black' },
  graphite: { ...paints.graphite, picture: 'hatch-graphite' },
  blue: { ...paints.blue, picture: 'hatch-blue' },
  redBlack: underBlackRoof('2RB', { ...paints.red, picture: 'hatch-red-black' }),
  skyBlack: underBlackRoof('2SB', { ...paints.sky, picture: 'hatch-sky-black' }),
} satisfies Record<string, Paint>;

export const coupePaints = {
  red: { ...paints.red, picture: 'gr-coupe' },
  white: { ...paints.white, picture: 'coupe-white' },
  black: { ...paints.black, picture: 'coupe-black' },
  ochre: { ...paints.ochre, picture: 'coupe-ochre' },
  graphite: { ...paints.graphite, picture: 'coupe-graphite' },
  blue: { ...paints.blue, picture: 'coupe-blue' },
} satisfies Record<string, Paint>;

export const minibusPaints = {
  white: { ...paints.white, picture: 'minibus-white' },
  silver: { ...paints.silver, picture: 'minibus-silver' },
  graphite: { ...paints.graphite, picture: 'minibus-graphite' },
  sand: { ...paints.sand, picture: 'minibus-sand' },
  blue: { ...paints.blue, picture: 'minibus-blue' },
} satisfies Record<string, Paint>;

function underBlackRoof(code: string, { hex, title, picture }: Omit<Paint, 'code'>): Paint {
  return {
    code,
    hex,
    roofHex: paints.black.hex,
    title: {
      en: `${title.en}, black roof`,
      af: `${title.af}, swart dak`,
      zu: `${title.zu}, uphahla olumnyama`,
    },
    picture,
  };
}
