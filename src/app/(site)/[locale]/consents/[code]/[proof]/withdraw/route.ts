import { leadToReceipt, receiveWithdrawal } from '@/features/consent/receive-withdrawal';

type Context = { params: Promise<{ locale: string; code: string; proof: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return leadToReceipt(await params);
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveWithdrawal(request, await params);
}
