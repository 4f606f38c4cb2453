import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

/** What a file calls the records that others refer to. The first name is the one that messages mention. */
const names: Partial<Record<CollectionSlug, readonly string[]>> = {
  'vehicle-ranges': ['rangeSlug', 'rangeCode'],
  'vehicle-categories': ['code'],
  'dealer-groups': ['slug'],
  media: ['filename'],
};

export type References = {
  find: (collection: CollectionSlug, name: string) => number | null;
  nameOf: (collection: CollectionSlug) => string;
};

/** Everything that a record can refer to, read once. */
export async function readReferences(payload: Payload, req: PayloadRequest): Promise<References> {
  const found = new Map<string, number>();
  for (const collection of Object.keys(names) as CollectionSlug[]) {
    const fields = names[collection] ?? [];
    const select = Object.fromEntries(fields.map((field) => [field, true]));
    const { docs } = await payload.find({ collection, select, depth: 0, pagination: false, req });
    for (const doc of docs as unknown as (Record<string, unknown> & { id: number })[]) {
      for (const field of fields) found.set(keyOf(collection, String(doc[field])), doc.id);
    }
  }
  return {
    find: (collection, name) => found.get(keyOf(collection, name)) ?? null,
    nameOf: (collection) => names[collection]?.[0] ?? 'id',
  };
}

function keyOf(collection: string, name: string): string {
  return `${collection} ${name}`;
}
