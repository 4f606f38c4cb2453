import { answerImport } from '../answer-import';

type Context = { params: Promise<{ kind: string }> };

/** POST /api/import/vehicles and /api/import/dealers: what the admin's page of imports sends. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerImport(request, (await params).kind);
}
