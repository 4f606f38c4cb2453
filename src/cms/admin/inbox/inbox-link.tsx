import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access-for';

/** The way to the inbox, below the collections in the menu of the admin. */
export function InboxLink({ payload, user }: ServerProps) {
  if (!user || !hasRole({ user }, 'admin', 'lead-reader', 'dealer')) return null;
  return (
    <a className="nav__link" id="nav-inbox" href={`${payload.config.routes.admin}/inbox`}>
      <span className="nav__link-label">Inbox</span>
    </a>
  );
}
