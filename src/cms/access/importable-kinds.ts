import { type ImportKind, importKinds } from '@/domain/import/import-report';
import { permissions } from './permissions';
import type { Role } from './roles';

/** Where the records of each kind of import are kept. */
export const importCollections = { vehicles: 'vehicle-models', dealers: 'dealers' } as const satisfies Record<
  ImportKind,
  keyof typeof permissions
>;

/** What somebody may import. It makes records and changes any: whoever may not do both may not import them. */
export function importableKinds(role: Role): ImportKind[] {
  return importKinds.filter((kind) => {
    const { create, update }: { create: readonly string[]; update: readonly string[] } =
      permissions[importCollections[kind]];
    return create.includes(role) && update.includes(role);
  });
}
