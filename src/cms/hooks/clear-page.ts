import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { cacheTag } from '@/lib/cache-tags';
import { clearAfterCommit } from './clear-after-commit';

/** What visitors have of a page: its address, while it is published. */
type PublicPage = { slug: string; meta?: { robots?: string | null } | null } | null;

/**
 * Clears a page, and the list of pages, when a save changes what visitors see. Saving a draft of a published page
 * looks, to a hook, like withdrawing it; so the published row is read before and after, and the two are compared.
 */
export function withPageClearing(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    hooks: {
      ...config.hooks,
      beforeChange: [...(config.hooks?.beforeChange ?? []), noteBefore],
      afterChange: [...(config.hooks?.afterChange ?? []), clearChanged],
      afterDelete: [...(config.hooks?.afterDelete ?? []), clearDeleted],
    },
  };
}

const noteBefore: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update') req.context[noteOf(originalDoc.id)] = await getPublicPage(req, originalDoc.id);
  return data;
};

const clearChanged: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = (req.context[noteOf(doc.id)] ?? null) as PublicPage;
  const after = await getPublicPage(req, doc.id);
  const isDraftBesideIt = doc._status === 'draft' && after !== null;
  if (!isDraftBesideIt) await clear(req, before, after);
  return doc;
};

const clearDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await clear(req, doc, null);
  return doc;
};

async function clear(req: PayloadRequest, before: PublicPage, after: PublicPage): Promise<void> {
  if (req.context.disableRevalidate) return;
  const slugs = new Set([before, after].flatMap((page) => (page ? [page.slug] : [])));
  const isListedAnew = before?.slug !== after?.slug || before?.meta?.robots !== after?.meta?.robots;
  const tags = [...[...slugs].map(cacheTag.page), ...(isListedAnew ? [cacheTag.pageList] : [])];
  if (tags.length > 0) await clearAfterCommit(req, tags);
}

async function getPublicPage(req: PayloadRequest, id: number): Promise<PublicPage> {
  const row = await req.payload.db.findOne<NonNullable<PublicPage> & { id: number; _status?: string }>({
    collection: 'pages',
    where: { id: { equals: id } },
    req,
  });
  return row?._status === 'published' ? { slug: row.slug, meta: { robots: row.meta?.robots } } : null;
}

function noteOf(id: number): string {
  return `public page ${id}`;
}
