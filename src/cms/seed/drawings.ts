import { drawnFlags } from './drawn-flags';
import { drawnIcons } from './drawn-icons';
import { drawnProducts } from './drawn-products';
import { drawnWheels } from './drawn-wheels';
import { same, type Words } from './words';

/** A drawing in `media/drawings/`, kept once as `<name>.svg`. */
export type SeedDrawing = { width: number; height: number; alt: Words };

const store = { width: 180, height: 54 };
const hybrid = { width: 96, height: 72, alt: { en: 'Hybrid', af: 'Hibried', zu: 'I-hybrid' } };
const grSport = { width: 204, height: 36, alt: same('GR Sport') };

/** Every drawing of the demo market, by name. What ends in `-light` is for dark grounds. */
export const drawings = {
  ...drawnWheels,
  ...drawnIcons,
  ...drawnFlags,
  ...drawnProducts,
  'store-app-store': { ...store, alt: same('App Store (iOS)') },
  'store-google-play': { ...store, alt: same('Google Play (Android)') },
  'store-app-gallery': { ...store, alt: same('AppGallery (Huawei)') },
  'mark-hybrid': hybrid,
  'mark-hybrid-light': hybrid,
  'mark-gr-sport': grSport,
  'mark-gr-sport-light': grSport,
  'qr-frame': {
    width: 320,
    height: 360,
    alt: {
      en: 'A frame for a code that a phone scans',
      af: "'n Raam vir 'n kode wat 'n foon skandeer",
      zu: 'Uhlaka lwekhodi eskenwa ngefoni',
    },
  },
  'no-picture': {
    width: 640,
    height: 360,
    alt: {
      en: 'A road to the mountains',
      af: "'n Pad na die berge",
      zu: 'Umgwaqo oya ezintabeni',
    },
  },
} as const satisfies Record<string, SeedDrawing>;
