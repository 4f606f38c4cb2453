import type { Endpoint, PayloadRequest } from 'payload';
import { retryWindowMs } from '@/domain/enquiry/retry-schedule';
import { isFromOurPages } from '@/lib/same-origin';
import { hasRole } from '../../access/access-for';
import { atomicWrite, sql } from '../../atomic-write';

type OwnEndpoint = Omit<Endpoint, 'root'>;

/** POST /api/outbox-messages/:id/resend: puts a dead or sent message back in the queue, under the same Message-ID. */
export const resendEndpoint: OwnEndpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'lead-reader') || !isFromOurPages(req.headers)) return answer(403, 'Not allowed.');
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) return answer(404, 'No such message.');
    return (await sendAgain(req, id))
      ? answer(200, 'The message is on its way again.')
      : answer(409, 'Only a dead or a sent message can be sent again.');
  },
};

/** POST /api/outbox-messages/resend-dead: puts every dead message back in the queue. */
export const resendDeadEndpoint: OwnEndpoint = {
  path: '/resend-dead',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'lead-reader') || !isFromOurPages(req.headers)) return answer(403, 'Not allowed.');
    const count = await sendDeadAgain(req);
    if (count === 0) return answer(409, 'No message is dead.');
    return answer(200, `On their way again: ${count}.`);
  },
};

/** A new window of 72 hours, a newsletter only to whoever still wants it; to every recipient again if all had it, else to those who had not. */
async function sendAgain({ payload, user }: PayloadRequest, id: number): Promise<boolean> {
  const { at, until } = newWindow();
  const [, rows] = await atomicWrite(payload, [
    sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
      SELECT 'mail.resent', ${`outbox-messages/${id}`}, ${`users/${user?.id}`}, '{}', ${at}
      FROM outbox_messages WHERE id = ${id} AND status IN ('dead', 'sent')
        AND (kind <> 'newsletter' OR subscriber_id IN (SELECT id FROM subscribers WHERE status = 'confirmed'))`,
    sql`UPDATE outbox_messages
      SET delivered = CASE WHEN status = 'sent' THEN '[]' ELSE delivered END,
        status = 'pending', attempts = 0, next_attempt_at = ${at}, retry_until = ${until}, last_error = NULL,
        sent_at = NULL, delivered_to = NULL, updated_at = ${at}
      WHERE id = ${id} AND status IN ('dead', 'sent')
        AND (kind <> 'newsletter' OR subscriber_id IN (SELECT id FROM subscribers WHERE status = 'confirmed'))
      RETURNING id`,
  ]);
  return rows?.length === 1;
}

async function sendDeadAgain({ payload, user }: PayloadRequest): Promise<number> {
  const { at, until } = newWindow();
  const [, rows] = await atomicWrite(payload, [
    sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
      SELECT 'mail.resent', 'outbox-messages/dead', ${`users/${user?.id}`}, '{}', ${at}
      WHERE EXISTS (SELECT 1 FROM outbox_messages WHERE status = 'dead')`,
    sql`UPDATE outbox_messages
      SET status = 'pending', attempts = 0, next_attempt_at = ${at}, retry_until = ${until}, last_error = NULL,
        updated_at = ${at}
      WHERE status = 'dead'
        AND (kind <> 'newsletter' OR subscriber_id IN (SELECT id FROM subscribers WHERE status = 'confirmed'))
      RETURNING id`,
  ]);
  return rows?.length ?? 0;
}

function newWindow() {
  const now = new Date();
  return { at: now.toISOString(), until: new Date(now.getTime() + retryWindowMs).toISOString() };
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
