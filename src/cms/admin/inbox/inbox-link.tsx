import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access-for';
import styles from './inbox-view.module.css';

/** The way to the inbox, above the collections in the menu of the admin. */
export function InboxLink({ payload, user }: ServerProps) {
  if (!user || !hasInbox(user)) return null;
  return (
    <a className="nav__link" id="nav-inbox" href={`${payload.config.routes.admin}/inbox`}>
      <span className="nav__link-label">Inbox</span>
    </a>
  );
}

/** The same above the cards that follow signing in. */
export function InboxCard({ payload, user }: ServerProps) {
  if (!user || !hasInbox(user)) return null;
  return (
    <p>
      <a className={styles.card} href={`${payload.config.routes.admin}/inbox`}>
        Inbox: enquiries to answer
      </a>
    </p>
  );
}

function hasInbox(user: NonNullable<ServerProps['user']>): boolean {
  return hasRole({ user }, 'admin', 'lead-reader', 'dealer');
}
