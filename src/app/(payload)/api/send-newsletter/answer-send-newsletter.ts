import type { User } from '@/cms/payload-types';
import { planEdition, type SentEdition, sendEdition } from '@/commands/newsletter/send-newsletter';
import type { EditionReport } from '@/domain/newsletter/edition-report';
import { logger } from '@/lib/logger';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

type Cms = Awaited<ReturnType<typeof getCms>>;

/** GET: who would get an edition now. `{ message }` with 401, 403, 404 or 500. */
export async function answerPlan(request: Request, id: string): Promise<Response> {
  return answer(request, id, async (cms, edition) => {
    const plan = await planEdition(cms, { id: edition, now: new Date() });
    if (!plan) return refuse(404, problems.unknown);
    return Response.json({ ...plan, sentAt: plan.sentAt?.toISOString() ?? null } satisfies EditionReport, { headers });
  });
}

/** POST: sends an edition, once. `{ message }`: 200, or 401, 403, 404, 409 sent already or nobody to send it to, 500. */
export async function answerSend(request: Request, id: string): Promise<Response> {
  if (!isFromOurPages(request.headers)) return refuse(403, 'Not allowed.');
  return answer(request, id, async (cms, edition, user) => {
    const sent = await sendEdition(cms, { id: edition, actor: `users/${user.id}`, now: new Date() });
    if (!sent.ok) return refuse(sent.error === 'unknown' ? 404 : 409, problems[sent.error]);
    return Response.json({ message: `On its way to ${sent.queued}.` }, { headers });
  });
}

const problems: Record<Extract<SentEdition, { ok: false }>['error'], string> = {
  unknown: 'Save the edition first: its English words are missing.',
  sent: 'This edition was sent already.',
  nobody: 'Nobody would get it now. Nothing was sent.',
};

/** Only for whoever may write newsletters: administrators and editors. */
async function answer(
  request: Request,
  id: string,
  act: (cms: Cms, id: number, user: User) => Promise<Response>,
): Promise<Response> {
  if (!/^\d{1,9}$/.test(id)) return refuse(404, problems.unknown);
  const cms = await getCms();
  const { user } = await cms.auth({ headers: request.headers });
  if (!user) return refuse(401, 'You are signed out. Sign in, then try again.');
  if (user.role !== 'admin' && user.role !== 'editor') return refuse(403, 'Not allowed.');
  try {
    return await act(cms, Number(id), user);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    logger.error({ edition: Number(id), code }, 'an edition of the newsletter could not be sent');
    return refuse(500, 'It did not work. Try again: nobody gets an edition twice.');
  }
}

const headers = { 'Cache-Control': 'private, no-store' };

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers });
}
