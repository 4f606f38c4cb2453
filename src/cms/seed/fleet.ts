import type { PaintName } from './ranges/paints';

/** A range's pictures: what it is called in their descriptions, and the paints it comes in, its lead paint first. */
export type Pictured = { name: string; paints: readonly [PaintName, ...PaintName[]] };

/** Every range by its slug. */
export const fleet = {
  'hilux-double-cab': {
    name: 'Hilux Double Cab',
    paints: ['copper', 'white', 'silver', 'graphite', 'red', 'sand', 'whiteBlack'],
  },
  fortuner: { name: 'Fortuner', paints: ['blue', 'white', 'graphite', 'sand', 'green', 'whiteBlack', 'black'] },
  corolla: { name: 'Corolla', paints: ['red', 'white', 'silver', 'sky', 'black', 'redBlack', 'graphite'] },
  'hilux-single-cab': { name: 'Hilux Single Cab', paints: ['white', 'silver', 'sand', 'graphite', 'red'] },
  'hilux-xtra-cab': { name: 'Hilux Xtra Cab', paints: ['blue', 'silver', 'white', 'graphite', 'copper'] },
  'land-cruiser-79': { name: 'Land Cruiser 79', paints: ['sand', 'white', 'silver', 'graphite', 'whiteBlack'] },
  starlet: { name: 'Starlet', paints: ['blue', 'white', 'silver', 'graphite', 'red', 'redBlack'] },
  vitz: { name: 'Vitz', paints: ['sky', 'white', 'silver', 'graphite', 'red', 'skyBlack'] },
  'corolla-sedan': { name: 'Corolla Sedan', paints: ['silver', 'graphite', 'white', 'black', 'red', 'blue'] },
  'corolla-quest': { name: 'Corolla Quest', paints: ['graphite', 'white', 'silver', 'red', 'black'] },
  'corolla-cross': {
    name: 'Corolla Cross',
    paints: ['red', 'white', 'silver', 'graphite', 'blue', 'sand', 'whiteBlack'],
  },
  'urban-cruiser': {
    name: 'Urban Cruiser',
    paints: ['sand', 'white', 'silver', 'graphite', 'red', 'blue', 'blueBlack'],
  },
  'starlet-cross': { name: 'Starlet Cross', paints: ['whiteBlack', 'silver', 'white', 'graphite', 'red', 'blue'] },
  rumion: { name: 'Rumion', paints: ['red', 'silver', 'white', 'graphite', 'blue'] },
  avanza: { name: 'Avanza', paints: ['white', 'silver', 'graphite', 'red', 'black'] },
  innova: { name: 'Innova', paints: ['graphite', 'white', 'silver', 'black', 'sand'] },
  rav4: { name: 'RAV4', paints: ['green', 'white', 'silver', 'graphite', 'blue', 'black', 'red', 'whiteBlack'] },
  'land-cruiser-prado': {
    name: 'Land Cruiser Prado',
    paints: ['green', 'white', 'silver', 'graphite', 'sand', 'black', 'whiteBlack'],
  },
  'land-cruiser-300': { name: 'Land Cruiser 300', paints: ['black', 'white', 'silver', 'graphite', 'sand', 'red'] },
  'land-cruiser-76': { name: 'Land Cruiser 76', paints: ['sand', 'white', 'graphite', 'green'] },
  'gr-yaris': { name: 'GR Yaris', paints: ['red', 'white', 'black', 'graphite', 'redBlack'] },
  'gr-corolla': { name: 'GR Corolla', paints: ['graphite', 'white', 'red', 'black', 'blue'] },
  'gr-supra': { name: 'GR Supra', paints: ['ochre', 'red', 'white', 'black', 'graphite', 'blue'] },
  gr86: { name: 'GR86', paints: ['red', 'white', 'black', 'graphite', 'blue'] },
  quantum: { name: 'Quantum', paints: ['blue', 'white', 'silver', 'graphite', 'sand'] },
  hiace: { name: 'Hiace', paints: ['silver', 'white', 'sand', 'graphite'] },
  coaster: { name: 'Coaster', paints: ['white', 'silver', 'sand', 'blue'] },
} satisfies Record<string, Pictured>;

export type RangeSlug = keyof typeof fleet;

/** The ranges that are shown in the steps of a whole turn, too; the first step looks at the nose. */
export const turningRanges: readonly RangeSlug[] = ['fortuner', 'corolla', 'hilux-double-cab'];

export const turnSteps = 12;
