import { leadToCalculators, receiveQuote } from '@/features/kept-quote/receive-quote';

type Context = { params: Promise<{ locale: string }> };

export function GET(_request: Request, context: Context): Promise<Response> {
  return leadToCalculators(context);
}

export function POST(request: Request, context: Context): Promise<Response> {
  return receiveQuote(request, context);
}
