import { receiveSecondDealer } from '@/features/enquiry-status/receive-second-dealer';

type Context = { params: Promise<{ locale: string; reference: string; proof: string }> };

export function POST(request: Request, context: Context): Promise<Response> {
  return receiveSecondDealer(request, context);
}
