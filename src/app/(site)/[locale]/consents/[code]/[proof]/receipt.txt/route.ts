import { sendReceipt } from '@/features/consent/send-receipt';

type Context = { params: Promise<{ locale: string; code: string; proof: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return sendReceipt(await params);
}
