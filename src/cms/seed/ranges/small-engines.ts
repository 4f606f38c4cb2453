import { same } from '../words';
import type { Engine } from './derivative';

/** The petrol engines that the small cars share. */
export const smallPetrol10: Engine = {
  words: same('1.0'),
  fuel: 'petrol',
  layout: 'inlineThree',
  displacement: 998,
  powerKw: 49,
  powerSpeed: '5 500',
  torqueNm: 89,
  torqueSpeed: '3 500',
};

export const smallPetrol15: Engine = {
  words: same('1.5'),
  fuel: 'petrol',
  layout: 'inlineFourNatural',
  displacement: 1462,
  powerKw: 77,
  powerSpeed: '6 000',
  torqueNm: 138,
  torqueSpeed: '4 400',
};
