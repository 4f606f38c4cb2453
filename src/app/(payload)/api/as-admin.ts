import type { Payload, TypedUser } from 'payload';
import { hasRole } from '@/cms/access/access-for';
import { logger } from '@/lib/logger';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

/**
 * Does something for an administrator who is signed in, asked for from a page of ours; 401 or 403 `{ message }` for
 * anybody else, 503 when it fails: the database is locked or gone.
 */
export async function asAdmin(
  request: Request,
  answer: (admin: { cms: Payload; user: TypedUser; actor: string }) => Promise<Response>,
): Promise<Response> {
  if (!isFromOurPages(request.headers)) return refuse(403, 'Not allowed.');
  try {
    const cms = await getCms();
    const { user } = await cms.auth({ headers: request.headers });
    if (!user) return refuse(401, 'You are signed out. Sign in, then try again.');
    if (!hasRole({ user }, 'admin')) return refuse(403, 'Not allowed.');
    return await answer({ cms, user, actor: `users/${user.id}` });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    logger.error({ code }, 'what an administrator asked for could not be done');
    return refuse(503, 'It could not be done just now. Try again in a minute.', { 'Retry-After': '30' });
  }
}

export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } });
}
