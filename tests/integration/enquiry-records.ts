import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { answer } from '@/api/answer';
import type { Operation } from '@/api/operation';
import { atomicWrite, sql } from '@/cms/atomic-write';

/** What forms are about: a dealer with private lists of its own, its special, and a product. */
export async function createRecords(cms: Payload) {
  const dealer = await cms.create({
    collection: 'dealers',
    data: {
      name: 'Crest Motors',
      slug: 'crest',
      supplierCode: 'ZA101',
      streetAddress: '1 Main Road',
      city: 'Town',
      province: 'Gauteng',
      lat: -26.1,
      longitude: 28,
      telephone: '011 465 3210',
      email: 'hello@crest.example',
      generalEnquiryRecipients: [{ email: 'general@crest.example' }],
      oneAdsRecipients: [{ email: 'ads@crest.example' }],
      tradeInRecipients: [{ email: 'tradein@crest.example' }],
    },
  });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const special = (title: string, startDate: string, endDate: string) =>
    cms.create({
      collection: 'dealer-ads',
      data: {
        title,
        dealer: dealer.id,
        category: 'New vehicles',
        shortModelCode: 'HDC',
        metaId: 'meta-77',
        description: 'R10 000 towards accessories',
        startDate,
        endDate,
      },
    });
  const ad = await special('Legend for less', day(-2), day(2));
  await special('Over', day(-9), day(-3));
  await special('Not yet', day(3), day(9));
  const inZulu = { title: 'I-Legend ngokuncane', category: 'Izimoto ezintsha' };
  await cms.update({ collection: 'dealer-ads', id: ad.id, locale: 'zu', data: inZulu });
  for (const productCode of ['12A', '99M', '01B']) {
    await cms.create({ collection: 'products', data: { productCode, title: `Cap ${productCode}`, price: 350 } });
  }
  return { dealer, ad };
}

/** The row of a file that was uploaded, under its stored name. */
export async function storeFileRow(cms: Payload, folder: 'trade-in' | 'junior-academy'): Promise<string> {
  const fileName = `${randomBytes(8).toString('hex')}.${folder === 'trade-in' ? 'jpg' : 'pdf'}`;
  await atomicWrite(cms, [
    sql`INSERT INTO enquiry_files (file_name, original_name, folder, mime_type, bytes, sha256, scan, stored_at)
      VALUES (${fileName}, 'mine', ${folder}, 'image/jpeg', 10, 'aa', 'not-scanned', ${new Date().toISOString()})`,
  ]);
  return fileName;
}

let calls = 0;

/** Posts to an operation as a client of its own, unless `headers` say where it is. */
export function post(operation: Operation, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  calls += 1;
  const client = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const request = new Request(`http://localhost${operation.path}`, {
    method: 'POST',
    headers: { host: 'localhost', 'x-forecourt-client': client, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answer(operation, request, {});
}
