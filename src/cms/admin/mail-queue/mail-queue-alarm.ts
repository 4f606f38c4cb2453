import type { Endpoint } from 'payload';
import { isFromOurPages } from '@/lib/same-origin';
import { hasRole } from '../../access/access-for';
import { atomicWrite, sql } from '../../atomic-write';

/**
 * POST /api/alarms/:id/looked-at: somebody has seen to it. The pause of the mail queue is not for people to end: the
 * first message that gets through does.
 */
export const lookedAtEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/looked-at',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'lead-reader') || !isFromOurPages(req.headers))
      return Response.json({ message: 'Not allowed.' }, { status: 403 });
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) return Response.json({ message: 'No such alarm.' }, { status: 404 });
    const at = new Date().toISOString();
    const [, rows = []] = await atomicWrite(req.payload, [
      sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
        SELECT 'alarm.looked-at', ${`alarms/${id}`}, ${`users/${req.user?.id}`}, '{}', ${at}
        FROM alarms WHERE id = ${id} AND cleared_at IS NULL AND kind <> 'queue-paused'`,
      sql`UPDATE alarms SET cleared_at = ${at}, updated_at = ${at}
        WHERE id = ${id} AND cleared_at IS NULL AND kind <> 'queue-paused' RETURNING id`,
    ]);
    return rows.length > 0
      ? Response.json({ message: 'The alarm is cleared.' })
      : Response.json({ message: 'Only an open alarm can be cleared.' }, { status: 409 });
  },
};
