import { leadToPage, receiveLeaving } from '@/features/newsletter/receive-subscription';

type Context = { params: Promise<{ locale: string; code: string; proof: string }> };

/** A mail program without RFC 8058 opens the address of its header. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return leadToPage(await params, 'leave');
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveLeaving(request, await params);
}
