import { sendCsv } from '../../../../../vehicles/[rangeSlug]/compare/send-csv';

type Context = { params: Promise<{ locale: string; dealerSlug: string; rangeSlug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return sendCsv(request, await params);
}
