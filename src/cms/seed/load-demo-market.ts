import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { dealerGroups, dealers, dealersByProvinces } from './dealers';
import { markets } from './markets';
import { navigation } from './navigation';
import { buyingPage } from './pages/buying';
import { discoverPage } from './pages/discover';
import { grPage } from './pages/gr';
import { homePage } from './pages/home';
import { howBuyingWorksPage } from './pages/how-buying-works';
import { hybridElectricPage } from './pages/hybrid-electric';
import { ownersPage } from './pages/owners';
import { privacyNoticePage } from './pages/privacy-notice';
import { roadsideAssistancePage } from './pages/roadside-assistance';
import { promotion } from './promotion';
import { corolla } from './ranges/corolla';
import type { Ids } from './ranges/derivative';
import { toVehicleModel } from './ranges/derivative';
import { fortuner } from './ranges/fortuner';
import { hiluxDoubleCab } from './ranges/hilux-double-cab';
import type { SeedRange } from './ranges/seed-range';
import { quietly, store, storeGlobal } from './records';
import { registerPictures } from './register-pictures';
import { siteSettings } from './site-settings';
import { vehicleCategories } from './vehicle-categories';

const pages = [
  homePage,
  buyingPage,
  howBuyingWorksPage,
  ownersPage,
  roadsideAssistancePage,
  grPage,
  discoverPage,
  hybridElectricPage,
  privacyNoticePage,
];

/** A login for the admin; the password is made at random and kept nowhere but here. */
export type EditorLogin = { email: string; password: string };

/**
 * Loads the demo market through the collections that editors use, in three languages, and can be called again: each
 * record replaces the one with the same key and keeps its id. Enquiries, their mail and users stay as they are;
 * `editor` is null when the demo editor exists already.
 */
export async function loadDemoMarket(
  payload: Payload,
  { now = new Date() }: { now?: Date } = {},
): Promise<{ editor: EditorLogin | null }> {
  const picture = await registerPictures(payload);
  const brand = await store(payload, { collection: 'brands', key: 'value', record: { name: 'Toyota', value: 2 } });
  const category = await loadCategories(payload);
  const ids: Ids = { brand, picture, category };
  const modelIds = new Map<string, number>();
  for (const range of [hiluxDoubleCab, fortuner, corolla]) await loadRange(payload, range, { ids, modelIds });
  for (const record of markets) await store(payload, { collection: 'markets', key: 'code', record });
  await loadDealers(payload);
  const offer = promotion({ brand, vehicleModel: required(modelIds, 'C18'), picture, now });
  const promotionId = await store(payload, { collection: 'promotions', key: 'vehicleModel', record: offer });
  for (const toPage of pages) {
    const record = toPage({ brand, promotion: promotionId, picture, now });
    await store(payload, { collection: 'pages', key: 'slug', record });
  }
  await storeGlobal(payload, 'navigation', navigation);
  await storeGlobal(payload, 'site-settings', siteSettings({ picture, now }));
  return { editor: await createEditor(payload) };
}

async function loadCategories(payload: Payload): Promise<(code: string) => number> {
  const ids = new Map<string, number>();
  for (const [index, [code, label]] of vehicleCategories.entries()) {
    const record = { code, label, position: (index + 1) * 10 };
    ids.set(code, await store(payload, { collection: 'vehicle-categories', key: 'code', record }));
  }
  return (code) => required(ids, code);
}

async function loadRange(
  payload: Payload,
  { toRange, derivatives, body, sideImage }: SeedRange,
  { ids, modelIds }: { ids: Ids; modelIds: Map<string, number> },
) {
  const range = await store(payload, { collection: 'vehicle-ranges', key: 'rangeSlug', record: toRange(ids) });
  for (const derivative of derivatives) {
    const record = toVehicleModel({ derivative, body, range, sideImage, ids });
    modelIds.set(derivative.code, await store(payload, { collection: 'vehicle-models', key: 'code', record }));
  }
}

/** Dealers and groups refer to each other: groups first, then their members, then their lists. */
async function loadDealers(payload: Payload) {
  const groupIds = new Map<string, number>();
  for (const { slug, title } of dealerGroups) {
    const record = { slug, title };
    groupIds.set(slug, await store(payload, { collection: 'dealer-groups', key: 'slug', record }));
  }
  const dealerIds = new Map<string, number>();
  for (const record of dealers((slug) => required(groupIds, slug))) {
    dealerIds.set(String(record.slug), await store(payload, { collection: 'dealers', key: 'slug', record }));
  }
  for (const { slug, title } of dealerGroups) {
    const lists = dealersByProvinces(slug).map(({ provinceName, slugs }) => ({
      provinceName,
      dealers: slugs.map((member) => required(dealerIds, member)),
    }));
    const record = { slug, title, dealersByProvinces: lists };
    await store(payload, { collection: 'dealer-groups', key: 'slug', record });
  }
}

async function createEditor(payload: Payload): Promise<EditorLogin | null> {
  const email = 'editor@forecourt.example';
  const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } });
  if (totalDocs > 0) return null;
  const password = randomBytes(15).toString('base64url');
  const data = { email, password, name: 'Demo editor', role: 'editor' } as const;
  await payload.create({ collection: 'users', data, context: quietly });
  return { email, password };
}

function required<Key, Value>(map: Map<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo market refers to ${String(key)}, which it does not have.`);
  return value;
}
