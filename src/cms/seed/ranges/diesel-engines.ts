import { same } from '../words';
import type { Engine } from './derivative';

/** The diesel engines of the Hilux and the Fortuner. */
export const gd24: Engine = {
  words: same('2.4 GD-6'),
  fuel: 'diesel',
  layout: 'inlineFour',
  displacement: 2393,
  powerKw: 110,
  powerSpeed: '3 400',
  torqueNm: 400,
  torqueSpeed: '1 600–2 000',
};

/** With the manual gearbox the smaller engine gives less torque. */
export const gd24Manual: Engine = { ...gd24, torqueNm: 343, torqueSpeed: '1 400–2 800' };

export const gd28: Engine = {
  words: same('2.8 GD-6'),
  fuel: 'diesel',
  layout: 'inlineFour',
  displacement: 2755,
  powerKw: 150,
  powerSpeed: '3 000–3 400',
  torqueNm: 500,
  torqueSpeed: '1 600–2 800',
};

export const gd28MildHybrid: Engine = { ...gd28, words: same('2.8 GD-6 48V'), fuel: 'mildHybrid' };

export const gd28Sport: Engine = {
  ...gd28,
  words: same('2.8 GD-6 GR-S'),
  powerKw: 165,
  powerSpeed: '3 000',
  torqueNm: 550,
};
