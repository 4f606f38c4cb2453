import { sendQuotePdf } from '@/features/kept-quote/send-quote-pdf';

type Context = { params: Promise<{ locale: string; code: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return sendQuotePdf(await params);
}
