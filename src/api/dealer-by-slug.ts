import * as v from 'valibot';
import type { Dealer, DealerGroup } from '@/cms/payload-types';
import { getDealerGroups, getDealers } from '@/queries/dealers';
import { imageSchema, toImage } from './images';
import { localeParameter, type Operation } from './operation';

const words = v.nullable(v.string());

/** A group of dealers (D-145). */
export const dealerGroupSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    slug: v.string(),
    title: v.string(),
    dealersByProvinces: v.array(
      v.strictObject({
        id: v.nullable(v.string()),
        provinceName: v.string(),
        dealers: v.array(
          v.strictObject({
            id: v.number(),
            name: v.string(),
            slug: v.string(),
            supplierCode: v.string(),
            province: v.string(),
          }),
        ),
      }),
    ),
  }),
  v.description('A group of dealers, by province.'),
);

/** A dealer's public fields (D-142); recipients of mail and notes are never among them (D-144). */
export const dealerSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    name: v.string(),
    slug: v.string(),
    supplierCode: v.string(),
    toyotaSupplier: v.pipe(v.picklist(['Y', 'N']), v.description('Y: the dealer has a site.')),
    streetAddress: v.string(),
    suburb: words,
    city: v.string(),
    postCode: words,
    province: v.string(),
    lat: v.number(),
    longitude: v.number(),
    telephone: v.string(),
    email: v.string(),
    position: words,
    contactName: words,
    sideImage: imageSchema,
    operatingHours: v.array(
      v.strictObject({
        day: v.string(),
        hoursInformation: v.strictObject({ startTime: words, endTime: words, isClosed: v.boolean() }),
      }),
    ),
    group: v.nullable(dealerGroupSchema),
  }),
  v.description('A dealer.'),
);

const parameters = v.object({
  slug: v.pipe(v.string(), v.description('The name of the dealer in addresses.')),
  locale: localeParameter,
});

/** C6, T11: one dealer by its slug. */
export const dealerBySlug: Operation<typeof parameters, typeof dealerSchema> = {
  method: 'GET',
  path: '/api/v1/dealers/{slug}',
  summary: 'One dealer',
  example: '/api/v1/dealers/highveld-crest',
  parameters,
  answer: dealerSchema,
  handle: async ({ parameters: { slug, locale } }) => {
    const [dealers, groups] = await Promise.all([getDealers(locale), getDealerGroups(locale)]);
    const dealer = dealers.find((one) => one.slug === slug);
    if (!dealer) return { ok: false, error: { kind: 'not-found', detail: 'No dealer has this slug.' } };
    const group = groups.find(({ id }) => id === dealer.group);
    const sideImage = await toImage(locale, dealer.sideImage);
    return { ok: true, value: { ...toDealer(dealer), sideImage, group: group ? toGroup(group, dealers) : null } };
  },
};

function toDealer(dealer: Dealer): Omit<v.InferOutput<typeof dealerSchema>, 'sideImage' | 'group'> {
  return {
    id: dealer.id,
    name: dealer.name,
    slug: dealer.slug,
    supplierCode: dealer.supplierCode,
    toyotaSupplier: dealer.toyotaSupplier ?? 'N',
    streetAddress: dealer.streetAddress,
    suburb: dealer.suburb ?? null,
    city: dealer.city,
    postCode: dealer.postCode ?? null,
    province: dealer.province,
    lat: dealer.lat,
    longitude: dealer.longitude,
    telephone: dealer.telephone,
    email: dealer.email,
    position: dealer.position ?? null,
    contactName: dealer.contactName ?? null,
    operatingHours: (dealer.operatingHours ?? []).map(({ day, hoursInformation }) => ({
      day,
      hoursInformation: {
        startTime: hoursInformation?.startTime ?? null,
        endTime: hoursInformation?.endTime ?? null,
        isClosed: hoursInformation?.isClosed ?? false,
      },
    })),
  };
}

function toGroup(group: DealerGroup, dealers: readonly Dealer[]): v.InferOutput<typeof dealerGroupSchema> {
  return {
    id: group.id,
    slug: group.slug,
    title: group.title,
    dealersByProvinces: (group.dealersByProvinces ?? []).map((province) => ({
      id: province.id ?? null,
      provinceName: province.provinceName,
      dealers: dealers
        .filter(({ id }) => province.dealers?.some((member) => member === id))
        .map(({ id, name, slug, supplierCode, province: ownProvince }) => ({
          id,
          name,
          slug,
          supplierCode,
          province: ownProvince,
        })),
    })),
  };
}
