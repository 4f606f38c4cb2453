import * as v from 'valibot';
import { getDealerAds } from '@/queries/dealer-ads';
import { getDealer } from '@/queries/dealers';
import { imageSchema, toImage } from './images';
import { localeParameter, type Operation } from './operation';

const words = v.nullable(v.string());

/** A dealer's special (D§3 "Dealer special"). */
export const dealerAdSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    title: words,
    category: words,
    image: imageSchema,
    short_model_code: words,
    meta_id: words,
    dealer_code: v.pipe(v.string(), v.description('The supplier code of its dealer.')),
    slug: v.pipe(v.string(), v.description('The name of its dealer in addresses.')),
    start_date: v.pipe(v.string(), v.description('ISO 8601: its first day.')),
    end_date: v.pipe(v.string(), v.description('ISO 8601: its last day.')),
    description: words,
  }),
  v.description('A dealer’s special.'),
);

const parameters = v.object({
  slug: v.pipe(v.string(), v.description('The name of the dealer in addresses.')),
  locale: localeParameter,
});
const answer = v.array(dealerAdSchema);

/** D2: the specials that a dealer shows today. */
export const dealerAds: Operation<typeof parameters, typeof answer> = {
  method: 'GET',
  path: '/api/v1/dealer-ads/{slug}',
  summary: 'The specials of a dealer',
  example: '/api/v1/dealer-ads/highveld-crest',
  parameters,
  answer,
  handle: async ({ parameters: { slug, locale } }) => {
    const dealer = await getDealer(locale, slug);
    if (!dealer) return { ok: false, error: { kind: 'not-found', detail: 'No dealer has this slug.' } };
    const ads = await getDealerAds(locale, dealer.id);
    const value = ads.map(async (ad) => ({
      id: ad.id,
      title: ad.title ?? null,
      category: ad.category ?? null,
      image: await toImage(locale, ad.image),
      short_model_code: ad.shortModelCode ?? null,
      meta_id: ad.metaId ?? null,
      dealer_code: dealer.supplierCode,
      slug: dealer.slug,
      start_date: ad.startDate,
      end_date: ad.endDate,
      description: ad.description ?? null,
    }));
    return { ok: true, value: await Promise.all(value) };
  },
};
