import { sendCsv } from '../compare/send-csv';

type Context = { params: Promise<{ locale: string; rangeSlug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return sendCsv(request, await params);
}
