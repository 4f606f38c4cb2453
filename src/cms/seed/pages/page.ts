import type { PictureName } from '../pictures';
import type { WrittenRecord } from '../records';

/** What a page may refer to: ids of records stored before it. */
export type PageIds = {
  brand: number;
  promotion: number;
  picture: (name: PictureName) => number;
  now: Date;
};

export type WrittenPage = WrittenRecord<'pages'>;
