import { receiveDealerDeed } from '@/features/enquiry-status/receive-dealer-deed';

type Context = { params: Promise<{ locale: string; reference: string; proof: string }> };

export function POST(request: Request, context: Context): Promise<Response> {
  return receiveDealerDeed('opened', request, context);
}
