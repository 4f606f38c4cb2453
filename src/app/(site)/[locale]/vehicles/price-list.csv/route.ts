import { sendPriceList } from '@/features/price-list/send-price-list';

type Context = { params: Promise<{ locale: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return sendPriceList({ request, locale, kind: 'csv' });
}
