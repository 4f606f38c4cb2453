import type { RangeSlug } from '../fleet';
import type { WrittenRecord } from '../records';
import type { Body, Derivative, Ids } from './derivative';
import type { Plans } from './plans';

/** A range with its models, as one file of this folder writes it. */
export type SeedRange = {
  name: string;
  toRange: (ids: Ids) => WrittenRecord<'vehicle-ranges'>;
  body: Body;
  /** What is paid for with every model that says nothing else. */
  plans: Plans;
  slug: RangeSlug;
  derivatives: Derivative[];
};
