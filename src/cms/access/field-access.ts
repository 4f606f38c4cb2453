import type { FieldAccess } from 'payload';
import { dealerIdOf, hasRole } from './access-for';
import type { Role } from './roles';

/** Fields that visitors may neither read nor query, such as mail recipients. */
export function onlyFor(...allowed: Role[]): { create: FieldAccess; read: FieldAccess; update: FieldAccess } {
  const access: FieldAccess = ({ req }) => hasRole(req, ...allowed);
  return { create: access, read: access, update: access };
}

/** As `onlyFor`, and for a dealer on its own record; nobody else's is shown to it, and it can query none. */
export function onlyForOwnDealerAnd(...allowed: Role[]): {
  create: FieldAccess;
  read: FieldAccess;
  update: FieldAccess;
} {
  const access: FieldAccess = ({ req, id, doc }) => {
    if (hasRole(req, ...allowed)) return true;
    const own = dealerIdOf(req);
    return own !== null && own === (id ?? doc?.id);
  };
  return { create: access, read: access, update: access };
}

/** Shared structure that a translator or a dealer does not change. */
export function changedOnlyBy(...allowed: Role[]): { update: FieldAccess } {
  return { update: ({ req }) => hasRole(req, ...allowed) };
}
