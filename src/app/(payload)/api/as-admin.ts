import type { Payload, TypedUser } from 'payload';
import { hasRole } from '@/cms/access/access-for';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

/**
 * Does something for an administrator who is signed in, asked for from a page of ours; 401 or 403 `{ message }` for
 * anybody else.
 */
export async function asAdmin(
  request: Request,
  answer: (admin: { cms: Payload; user: TypedUser; actor: string }) => Promise<Response>,
): Promise<Response> {
  if (!isFromOurPages(request.headers)) return refuse(403, 'Not allowed.');
  const cms = await getCms();
  const { user } = await cms.auth({ headers: request.headers });
  if (!user) return refuse(401, 'You are signed out. Sign in, then try again.');
  if (!hasRole({ user }, 'admin')) return refuse(403, 'Not allowed.');
  return answer({ cms, user, actor: `users/${user.id}` });
}

export function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
