import 'server-only';
import type { DataFromCollectionSlug } from 'payload';
import { getCms } from './cms';

/** Collections whose records a private link opens. */
type Linked = 'consents' | 'privacy-requests' | 'kept-quotes';

/** The record of a code; null where there is none. Read anew each time: its link alone opens it, no list and no cache has it. */
export async function findByCode<Slug extends Linked>(
  collection: Slug,
  code: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection,
    where: { code: { equals: code } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] ?? null;
}
