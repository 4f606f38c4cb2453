import type { Access, PayloadRequest, Where } from 'payload';
import type { Operation, ProtectedSlug } from './permissions';
import { permissions } from './permissions';
import type { Role } from './roles';

/** Collections with drafts: visitors read what is published. */
const withDrafts: readonly ProtectedSlug[] = ['pages'];

/** What a dealer's own records are: the dealer itself, or records that name it in one of these fields. */
const ownFields: Partial<Record<ProtectedSlug, readonly string[]>> = {
  dealers: ['id'],
  enquiries: ['dealer', 'secondDealer'],
};

/** The access functions of one collection or global, read from the table of permissions. */
export function accessFor(slug: ProtectedSlug) {
  return {
    create: toAccess(slug, 'create'),
    read: toAccess(slug, 'read'),
    update: toAccess(slug, 'update'),
    delete: toAccess(slug, 'delete'),
    ...(withDrafts.includes(slug) ? { readVersions: toAccess(slug, 'update') } : {}),
  };
}

/** Who is signed in, if anybody. */
function roleOf(req: Pick<PayloadRequest, 'user'>): Role | null {
  return req.user?.role ?? null;
}

/** Is the signed-in person one of these roles? */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean {
  const role = roleOf(req);
  return role !== null && allowed.includes(role);
}

/** Which dealer the signed-in person works for; null for anybody but a dealer's person. */
export function dealerIdOf(req: Pick<PayloadRequest, 'user'>): number | null {
  const dealer = roleOf(req) === 'dealer' ? req.user?.dealer : null;
  return (typeof dealer === 'object' ? dealer?.id : dealer) ?? null;
}

function toAccess(slug: ProtectedSlug, operation: Operation): Access {
  const allowed: readonly string[] = permissions[slug][operation];
  return ({ req }): boolean | Where => {
    const role = roleOf(req);
    if (role && allowed.includes(role)) return true;
    if (role === 'dealer' && allowed.includes('own')) return ownRecords(slug, req);
    if (req.user && allowed.includes('self')) return { id: { equals: req.user.id } };
    if (!allowed.includes('public')) return false;
    return withDrafts.includes(slug) && !isWriter(slug, role) ? { _status: { equals: 'published' } } : true;
  };
}

/** Only whoever may change a page sees it unpublished. */
function isWriter(slug: ProtectedSlug, role: Role | null): boolean {
  const writers: readonly string[] = permissions[slug].update;
  return role !== null && writers.includes(role);
}

function ownRecords(slug: ProtectedSlug, req: PayloadRequest): boolean | Where {
  const dealer = dealerIdOf(req);
  const fields = ownFields[slug];
  return dealer !== null && fields !== undefined && { or: fields.map((field) => ({ [field]: { equals: dealer } })) };
}
