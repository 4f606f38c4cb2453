import { makePrivacyFile } from '@/commands/privacy/privacy-file';
import { asAdmin, refuse } from '../../../as-admin';

type Context = { params: Promise<{ id: string }> };

/** POST /api/privacy-requests/:id/file: everything held for the address of a confirmed request, as a file. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const requestId = Number((await params).id);
  if (!Number.isSafeInteger(requestId)) return refuse(404, 'No such request.');
  return asAdmin(request, async ({ cms, actor }) => {
    const file = await makePrivacyFile(cms, { requestId, actor, now: new Date() });
    if (!file) return refuse(404, 'No such request, or one that was not confirmed.');
    return new Response(file.content, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file.reference}.json"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
}
