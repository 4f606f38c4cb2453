import { leadToRequest, receiveConfirmation } from '@/features/privacy/receive-confirmation';

type Context = { params: Promise<{ locale: string; code: string; proof: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return leadToRequest(await params);
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveConfirmation(request, await params);
}
