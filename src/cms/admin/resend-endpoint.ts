import type { Endpoint, PayloadRequest } from 'payload';
import { retryWindowMs } from '@/domain/enquiry/retry-schedule';
import { hasRole } from '../access/access-for';
import { atomicWrite, sql } from '../atomic-write';

/** POST /api/outbox-messages/:id/resend: puts a dead or sent message back in the queue, under the same Message-ID. */
export const resendEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'lead-reader')) return answer(403, 'Not allowed.');
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) return answer(404, 'No such message.');
    return (await sendAgain(req, id))
      ? answer(200, 'The message is on its way again.')
      : answer(409, 'Only a dead or a sent message can be sent again.');
  },
};

/** A new window of 72 hours, to every recipient again if all had it, else to those who had not. */
async function sendAgain({ payload }: PayloadRequest, id: number): Promise<boolean> {
  const now = new Date();
  const retryUntil = new Date(now.getTime() + retryWindowMs);
  const [rows] = await atomicWrite(payload, [
    sql`UPDATE outbox_messages
      SET delivered = CASE WHEN status = 'sent' THEN '[]' ELSE delivered END,
        status = 'pending', attempts = 0, next_attempt_at = ${now.toISOString()},
        retry_until = ${retryUntil.toISOString()}, last_error = NULL, sent_at = NULL, delivered_to = NULL,
        updated_at = ${now.toISOString()}
      WHERE id = ${id} AND status IN ('dead', 'sent')
      RETURNING id`,
  ]);
  return rows?.length === 1;
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
