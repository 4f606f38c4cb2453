import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access-for';

/** The way to the mail queue, above the collections in the menu of the admin. */
export function MailQueueLink({ payload, user }: ServerProps) {
  if (!user || !hasRole({ user }, 'admin', 'lead-reader')) return null;
  return (
    <a className="nav__link" id="nav-mail-queue" href={`${payload.config.routes.admin}/mail-queue`}>
      <span className="nav__link-label">Mail queue</span>
    </a>
  );
}
