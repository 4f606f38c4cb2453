import { avanza } from './avanza';
import { coaster } from './coaster';
import { corolla } from './corolla';
import { corollaCross } from './corolla-cross';
import { corollaQuest } from './corolla-quest';
import { corollaSedan } from './corolla-sedan';
import { fortuner } from './fortuner';
import { grCorolla } from './gr-corolla';
import { grSupra } from './gr-supra';
import { grYaris } from './gr-yaris';
import { gr86 } from './gr86';
import { hiace } from './hiace';
import { hiluxDoubleCab } from './hilux-double-cab';
import { hiluxSingleCab } from './hilux-single-cab';
import { hiluxXtraCab } from './hilux-xtra-cab';
import { innova } from './innova';
import { landCruiser76 } from './land-cruiser-76';
import { landCruiser79 } from './land-cruiser-79';
import { landCruiser300 } from './land-cruiser-300';
import { landCruiserPrado } from './land-cruiser-prado';
import { quantum } from './quantum';
import { rav4 } from './rav4';
import { rumion } from './rumion';
import type { SeedRange } from './seed-range';
import { starlet } from './starlet';
import { starletCross } from './starlet-cross';
import { urbanCruiser } from './urban-cruiser';
import { vitz } from './vitz';

/** The vehicles of the demo market, in the order in which they are loaded. */
export const ranges: SeedRange[] = [
  hiluxDoubleCab,
  fortuner,
  corolla,
  hiluxSingleCab,
  hiluxXtraCab,
  landCruiser79,
  starlet,
  vitz,
  corollaSedan,
  corollaQuest,
  corollaCross,
  urbanCruiser,
  starletCross,
  rumion,
  avanza,
  innova,
  rav4,
  landCruiserPrado,
  landCruiser300,
  landCruiser76,
  grYaris,
  grCorolla,
  grSupra,
  gr86,
  quantum,
  hiace,
  coaster,
];
