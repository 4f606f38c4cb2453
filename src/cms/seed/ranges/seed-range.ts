import type { PictureName } from '../pictures';
import type { WrittenRecord } from '../records';
import type { Body, Derivative, Ids } from './derivative';

/** A range with its models, as one file of this folder writes it. */
export type SeedRange = {
  toRange: (ids: Ids) => WrittenRecord<'vehicle-ranges'>;
  body: Body;
  sideImage: PictureName;
  derivatives: Derivative[];
};
