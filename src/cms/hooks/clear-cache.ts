import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { cacheTag } from '@/lib/cache-tags';
import { clearAfterCommit } from './clear-after-commit';

type Doc = Record<string, unknown> & { id: number };

/** Says which cached pages a changed record stands on. `before` is null for a new record. */
type TagsOf = (after: Doc, before: Doc | null) => string[];

const always =
  (...tags: string[]): TagsOf =>
  () =>
    tags;

/** What menus and sliders show of a range; any other change concerns its own page only. */
const rangeCardFields = [
  'name',
  'rangeSlug',
  'rangeCode',
  'bodyType',
  'position',
  'subtitle',
  'heroImage',
  'heroModelSideImage',
  'heroModelFrontImage',
  'modelImage',
  'facts',
  'brand',
];

const modelCardFields = ['price', 'range', 'code', 'category'];

const tagsOf: Record<string, TagsOf> = {
  media: (after) => [cacheTag.media(after.id)],
  redirects: always(cacheTag.redirects),
  brands: always(cacheTag.brands, cacheTag.rangeCards),
  'vehicle-categories': always(cacheTag.categories),
  'vehicle-ranges': (after, before) => [
    cacheTag.range(after.id),
    ...(changed(after, before, rangeCardFields) ? [cacheTag.rangeCards, cacheTag.rangeList] : []),
  ],
  'vehicle-models': (after, before) => [
    ...[after, before].flatMap((doc) => (doc ? [cacheTag.range(idOf(doc.range))] : [])),
    ...(changed(after, before, modelCardFields) ? [cacheTag.rangeCards, cacheTag.rangeList] : []),
  ],
  promotions: always(cacheTag.promotions),
  'lease-quotes': always(cacheTag.leaseQuotes),
  'finance-tables': always(cacheTag.financeTables),
  'gfv-values': always(cacheTag.gfvValues),
  'glossary-terms': always(cacheTag.glossary),
  markets: always(cacheTag.markets),
  dealers: always(cacheTag.dealers),
  'dealer-groups': always(cacheTag.dealers),
  'dealer-ads': always(cacheTag.dealerAds),
  products: always(cacheTag.products),
};

/** A collection whose changes clear the pages that read it. */
export function withCacheClearing(config: CollectionConfig): CollectionConfig {
  const tags = tagsOf[config.slug];
  if (!tags) return config;
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    await clear(req, tags(doc, operation === 'update' ? previousDoc : null));
    return doc;
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await clear(req, tags(doc, null));
    return doc;
  };
  return {
    ...config,
    hooks: {
      ...config.hooks,
      afterChange: [...(config.hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(config.hooks?.afterDelete ?? []), afterDelete],
    },
  };
}

/** A global whose changes clear the pages that read it. */
export function globalWithCacheClearing(config: GlobalConfig, tag: string): GlobalConfig {
  return {
    ...config,
    hooks: {
      ...config.hooks,
      afterChange: [
        ...(config.hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          await clear(req, [tag]);
          return doc;
        },
      ],
    },
  };
}

function changed(after: Doc, before: Doc | null, fields: string[]): boolean {
  if (!before) return true;
  return fields.some((field) => !isDeepStrictEqual(idOf(after[field]), idOf(before[field])));
}

function idOf(value: unknown): string | number {
  if (value && typeof value === 'object' && 'id' in value) return value.id as number;
  return value as number;
}

async function clear(req: PayloadRequest, tags: string[]): Promise<void> {
  if (tags.length > 0 && !req.context.disableRevalidate) await clearAfterCommit(req, tags);
}
