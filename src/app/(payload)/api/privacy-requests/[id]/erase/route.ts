import { erasePersonOfRequest } from '@/commands/privacy/erase-person';
import { asAdmin, refuse } from '../../../as-admin';

type Context = { params: Promise<{ id: string }> };

/** POST /api/privacy-requests/:id/erase: erases the person of a confirmed request for deletion, everywhere. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const requestId = Number((await params).id);
  if (!Number.isSafeInteger(requestId)) return refuse(404, 'No such request.');
  return asAdmin(request, async ({ cms, actor }) => {
    const counts = await erasePersonOfRequest(cms, { requestId, actor, now: new Date() });
    if (!counts) return refuse(409, 'Only a person with an open request for deletion can be erased here.');
    return Response.json({
      message: `Erased: ${counts.enquiries} enquiries, ${counts.files} files, ${counts.messages} letters.`,
    });
  });
}
