import { same } from '../words';
import type { Engine } from './derivative';

/** The engines of the Corolla and of what is built on it. */
export const corolla18: Engine = {
  words: same('1.8'),
  fuel: 'petrol',
  layout: 'inlineFourNatural',
  displacement: 1798,
  powerKw: 103,
  powerSpeed: '6 400',
  torqueNm: 172,
  torqueSpeed: '4 000',
};

export const corolla18Hybrid: Engine = {
  ...corolla18,
  words: { en: '1.8 Hybrid', af: '1.8 hibried', zu: 'I-1.8 hybrid' },
  fuel: 'hybrid',
  powerKw: 90,
  powerSpeed: '5 200',
  torqueNm: 142,
  torqueSpeed: '3 600',
};

export const corolla20: Engine = {
  ...corolla18,
  words: same('2.0'),
  displacement: 1987,
  powerKw: 125,
  powerSpeed: '6 600',
  torqueNm: 203,
  torqueSpeed: '4 400–4 800',
};
