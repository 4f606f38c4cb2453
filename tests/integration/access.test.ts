import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Operation, type Permission, permissions } from '@/cms/access/permissions';
import { type Role, roles } from '@/cms/access/roles';
import { type Actor, type CollectionName, createMarket, type Market } from './access-records';
import { openCms } from './database';

/** What somebody may do: with every record, with their own only, or with none. */
type Reach = 'all' | 'own' | 'none';

let cms: Payload;
let market: Market;
beforeAll(async () => {
  cms = await openCms();
  market = await createMarket(cms);
});

const globals = ['enquiry-settings', 'navigation', 'ownership-costs', 'site-settings'] as const;
const collections = Object.keys(permissions).filter(
  (slug): slug is CollectionName => !globals.some((global) => global === slug),
);
const everybody: readonly (Role | null)[] = [null, ...roles];

describe('the table of permissions', () => {
  it('issue-2 §2: lists every collection and global of the CMS, and no other', () => {
    const { collections: configured, globals: configuredGlobals } = cms.config;
    const slugs = [...configured, ...configuredGlobals].map(({ slug }) => slug);
    const own = slugs.filter((slug) => !slug.startsWith('payload-'));
    expect(own.toSorted()).toEqual(Object.keys(permissions).toSorted());
    const internal = slugs.filter((slug) => slug.startsWith('payload-')).toSorted();
    expect(internal).toEqual([
      'payload-jobs',
      'payload-kv',
      'payload-locked-documents',
      'payload-migrations',
      'payload-preferences',
    ]);
  });
});

describe.each(everybody)('the role %s', (role) => {
  const actor = (): Actor => {
    const found = market.actors.find((one) => one.role === role);
    if (!found) throw new Error(`nobody has the role ${role}`);
    return found;
  };

  it.each(collections)('issue-2 §2: has in %s what the table of permissions says', async (collection) => {
    const allowed = permissions[collection];
    expect({
      create: await reachOfCreate(collection, actor()),
      read: await reachOf(collection, actor(), read),
      update: await reachOf(collection, actor(), update),
      delete: await reachOf(collection, actor(), remove),
    }).toEqual({
      create: expected(allowed.create, role),
      read: expected(allowed.read, role),
      update: expected(allowed.update, role),
      delete: expected(allowed.delete, role),
    } satisfies Record<Operation, Reach>);
  });

  it.each(globals)('issue-2 §2: has in %s what the table of permissions says', async (slug) => {
    const { user } = actor();
    const options = { slug, overrideAccess: false, user, depth: 0 } as const;
    expect({
      read: (await isAllowed(() => cms.findGlobal(options))) ? 'all' : 'none',
      update: (await isAllowed(() => cms.updateGlobal({ ...options, data: settings as never }))) ? 'all' : 'none',
    }).toEqual({ read: expected(permissions[slug].read, role), update: expected(permissions[slug].update, role) });
  });
});

/** What the globals ask for when they are saved. */
const settings = {
  brandName: 'Forecourt',
  titleSuffix: '| Forecourt',
  defaultDescription: 'Vehicles',
  customerCareNumber: '0800 000 000',
  supportEmail: 'support@forecourt.example',
  mailFrom: 'mail@forecourt.example',
  priceDisclaimer: 'Prices.',
  specificationDisclaimer: 'Specifications.',
  cookieNotice: 'Cookies.',
  pricesFrom: '2026-11-01T00:00:00.000+02:00',
  petrolPerLitre: 21.5,
  dieselPerLitre: 19.5,
  kilometresAMonth: 1_500,
  insurancePercent: 4,
  promisedHours: 4,
};

function expected(permission: Permission, role: Role | null): Reach {
  if (permission.includes('public')) return 'all';
  if (role === null) return 'none';
  if (permission.includes(role)) return 'all';
  if (permission.includes('self')) return 'own';
  return role === 'dealer' && permission.includes('own') ? 'own' : 'none';
}

async function reachOfCreate(collection: CollectionName, { user }: Actor): Promise<Reach> {
  const record = market.dataFor(collection);
  const create = () => cms.create({ collection, ...record, overrideAccess: false, user, depth: 0 } as never);
  return (await isAllowed(create)) ? 'all' : 'none';
}

type Try = (collection: CollectionName, actor: Actor, id: number) => Promise<unknown>;

/** Tries the operation on a record of the actor's own and on another's. */
async function reachOf(collection: CollectionName, actor: Actor, attempt: Try): Promise<Reach> {
  const { own, other } = market.records[collection];
  const ownId = collection === 'users' ? Number(actor.user?.id ?? own) : own;
  if (await isAllowed(() => attempt(collection, actor, other))) return 'all';
  return (await isAllowed(() => attempt(collection, actor, ownId))) ? 'own' : 'none';
}

const read: Try = async (collection, { user }, id) => {
  const where = { id: { equals: id } };
  const { docs } = await cms.find({ collection, where, overrideAccess: false, user, depth: 0 });
  expect(docs.length).toBeLessThanOrEqual(1);
  return docs[0] ?? Promise.reject(new Refused());
};

const update: Try = (collection, { user }, id) =>
  cms.update({ collection, id, data: changes[collection] ?? {}, overrideAccess: false, user, depth: 0 } as never);

/** Deletes a record made for it; an own one cannot be: who is signed in would go with it. */
const remove: Try = async (collection, { user }, id) => {
  const isOwn = id !== market.records[collection].other;
  const victim = isOwn ? id : await market.make(collection);
  return cms.delete({ collection, id: victim, overrideAccess: false, user, depth: 0 });
};

/** A change that everybody who may change a record may make. */
const changes: Partial<Record<CollectionName, object>> = {
  dealers: { telephone: '011 111 1111' },
};

/** Nothing was given, without an error. */
class Refused extends Error {
  readonly status = 403;
}

/** Was it done? A refusal says 403, or 404 where a record is not shown; anything else is a fault of the test. */
async function isAllowed(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    if (status === 403 || status === 404) return false;
    throw error;
  }
}
