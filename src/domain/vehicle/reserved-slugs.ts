import { bodyTypes } from './body-type';

/** Address parts below /vehicles and below a range that are pages of their own: no range or category may take them. */
export const reservedSlugs: readonly string[] = [
  ...bodyTypes,
  'af',
  'afr',
  'budget',
  'compare',
  'derivatives',
  'list',
  'offers',
  'price-list',
  'zu',
  'zulu',
];
