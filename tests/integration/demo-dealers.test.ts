import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dealer } from '@/cms/payload-types';
import { dealerGroups } from '@/cms/seed/dealers/dealer-groups';
import { dealers as writtenDealers } from '@/cms/seed/dealers/dealers';
import { store } from '@/cms/seed/records';
import { same } from '@/cms/seed/words';
import { type PhoneCountryCode, phoneCountryOf, toPhoneNumber } from '@/domain/phone/phone-number';
import { provinces } from '@/domain/province/province';
import { openCms } from './database';

let cms: Payload;
let dealers: Dealer[];
const groups = new Map<string, number>();
let frontId = 0;
const written = () => writtenDealers({ groupId: (slug) => groups.get(slug) ?? 0, picture: () => frontId });

beforeAll(async () => {
  cms = await openCms();
  for (const record of dealerGroups) {
    groups.set(record.slug, await store(cms, { collection: 'dealer-groups', key: 'slug', record: { ...record } }));
  }
  const front = { filename: 'front.webp', mimeType: 'image/webp', filesize: 1, width: 1, height: 1 };
  frontId = await store(cms, { collection: 'media', key: 'filename', record: { alt: same('Front'), ...front } });
  for (const record of written()) {
    await store(cms, { collection: 'dealers', key: 'slug', record });
  }
  dealers = (await cms.find({ collection: 'dealers', pagination: false, depth: 0 })).docs;
});

afterAll(() => cms.destroy());

/** The country on a map: south, north, west, east in degrees. */
const boxes: Record<PhoneCountryCode, readonly [number, number, number, number]> = {
  ZA: [-34.9, -22.1, 16.4, 32.9],
  NA: [-29.0, -16.9, 11.7, 25.3],
  BW: [-26.9, -17.7, 19.9, 29.4],
  LS: [-30.7, -28.5, 27.0, 29.5],
  SZ: [-27.4, -25.7, 30.7, 32.2],
};

describe('the demo market’s dealers', () => {
  it('D-003: are more than two hundred', () => {
    expect(dealers.length).toBeGreaterThan(200);
    expect(new Set(dealers.map(({ slug }) => slug)).size).toBe(dealers.length);
    expect(new Set(dealers.map(({ name }) => name)).size).toBe(dealers.length);
    expect(new Set(dealers.map(({ telephone }) => telephone)).size).toBe(dealers.length);
  });

  it('D-002 D-003: stand in South Africa, Botswana, Lesotho, Namibia and Eswatini, in every province', () => {
    expect(new Set(dealers.map(({ province }) => phoneCountryOf(province)))).toEqual(new Set(Object.keys(boxes)));
    expect(new Set(dealers.map(({ province }) => province))).toEqual(new Set(provinces));
  });

  it('stand where their country is', () => {
    const strayed = dealers.filter(({ province, lat, longitude }) => {
      const [south, north, west, east] = boxes[phoneCountryOf(province)];
      return lat < south || lat > north || longitude < west || longitude > east;
    });
    expect(strayed.map(({ name }) => name)).toEqual([]);
    const places = dealers.map(({ lat, longitude }) => `${lat} ${longitude}`);
    expect(new Set(places).size).toBe(dealers.length);
  });

  it('have recipients, eight rows of opening hours and a number of their country', () => {
    for (const dealer of dealers) {
      expect(toPhoneNumber(dealer.telephone, phoneCountryOf(dealer.province)).ok, dealer.telephone).toBe(true);
      expect(dealer.generalEnquiryRecipients?.length, dealer.slug).toBeGreaterThan(0);
      expect(dealer.operatingHours, dealer.slug).toHaveLength(8);
    }
  });

  it('keep different hours: some are closed on Saturdays, few open on public holidays', () => {
    const openOn = (day: string) =>
      dealers.filter(({ operatingHours }) =>
        operatingHours?.some((hours) => hours.day === day && !hours.hoursInformation?.isClosed),
      ).length;
    expect(openOn('Monday')).toBe(dealers.length);
    expect(openOn('Saturday')).toBeGreaterThan(dealers.length / 2);
    expect(openOn('Saturday')).toBeLessThan(dealers.length);
    expect(openOn('Public holidays')).toBeGreaterThan(0);
    expect(openOn('Public holidays')).toBeLessThan(dealers.length / 5);
  });

  it('have groups that reach across provinces, and a few without a site', () => {
    for (const { slug } of dealerGroups) {
      const members = dealers.filter(({ group }) => group === groups.get(slug));
      expect(new Set(members.map(({ province }) => province)).size, slug).toBeGreaterThan(1);
    }
    const withoutSite = dealers.filter(({ toyotaSupplier }) => toyotaSupplier === 'N');
    expect(withoutSite.length).toBeGreaterThan(1);
    expect(withoutSite.length).toBeLessThan(dealers.length / 10);
  });

  it('come again without a write: a record that is there in every word stays as it is', async () => {
    const [first] = dealers;
    if (!first) throw new Error('There is no dealer.');
    const record = written().find(({ slug }) => slug === first.slug);
    if (!record) throw new Error('The dealer is not in the tables.');
    await store(cms, { collection: 'dealers', key: 'slug', record });
    expect(await cms.findByID({ collection: 'dealers', id: first.id, depth: 0 })).toEqual(first);

    const inAfrikaans = { collection: 'dealers', id: first.id, locale: 'af', depth: 0 } as const;
    const { position } = await cms.findByID(inAfrikaans);
    await cms.update({ ...inAfrikaans, data: { position: 'Hoof' } });
    await store(cms, { collection: 'dealers', key: 'slug', record });
    expect((await cms.findByID(inAfrikaans)).position).toBe(position);
    expect(record.position).toMatchObject({ af: position });
  });
});
