import type { PayloadRequest } from 'payload';
import { dealerIdOf, hasRole } from '../../access/access-for';
import { type Statement, sql } from '../../atomic-write';

/** Who works in the inbox. `dealerId` is null for the maker's people, who see every enquiry. */
export type InboxPerson = { id: number; name: string; emailAddress: string; dealerId: number | null };

/** Who is signed in; null for whoever has no business in the inbox. */
export function toInboxPerson(req: Pick<PayloadRequest, 'user'>): InboxPerson | null {
  const { user } = req;
  if (!user || !hasRole(req, 'admin', 'lead-reader', 'dealer')) return null;
  const dealerId = dealerIdOf(req);
  if (hasRole(req, 'dealer') && dealerId === null) return null;
  return { id: user.id, name: user.name, emailAddress: user.email, dealerId };
}

/** The users whose notes, answers and assignments this person may read: a dealer its own people's, the maker all. */
export function ownPeople({ dealerId }: InboxPerson): Statement {
  return dealerId === null ? sql`SELECT id FROM users` : sql`SELECT id FROM users WHERE dealer_id = ${dealerId}`;
}

/** The rows of `enquiries` that this person may see: a dealer those that were sent to it, first or second. */
export function ownEnquiries({ dealerId }: InboxPerson): Statement {
  return dealerId === null ? sql`1 = 1` : sql`(dealer_id = ${dealerId} OR second_dealer_id = ${dealerId})`;
}
