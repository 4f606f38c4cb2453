import type { ServerProps } from 'payload';
import { importableKinds } from '../access/importable-kinds';

/** The way to the imports, below the collections in the menu of the admin. */
export function ImportLink({ payload, user }: ServerProps) {
  if (!user || importableKinds(user.role).length === 0) return null;
  return (
    <a className="nav__link" id="nav-import" href={`${payload.config.routes.admin}/import`}>
      <span className="nav__link-label">Import</span>
    </a>
  );
}
