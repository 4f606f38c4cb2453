import { leadToPage, receiveConfirmation } from '@/features/newsletter/receive-subscription';

type Context = { params: Promise<{ locale: string; code: string; proof: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return leadToPage(await params, 'confirm');
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveConfirmation(request, await params);
}
