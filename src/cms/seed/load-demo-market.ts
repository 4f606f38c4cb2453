import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { cannedReplies } from './canned-replies';
import { dealerAds } from './dealer-ads';
import { dealerGroups } from './dealers/dealer-groups';
import { dealers, dealersByProvinces } from './dealers/dealers';
import { enquirySettings } from './enquiry-settings';
import { financeTable } from './finance-table';
import { gfvValues } from './gfv-values';
import { glossary } from './glossary';
import { leaseQuotes } from './lease-quotes';
import { markets } from './markets';
import { navigation } from './navigation';
import { newsletters } from './newsletters';
import { ownershipCosts } from './ownership-costs';
import { buyingPage } from './pages/buying';
import { discoverPage } from './pages/discover';
import { dreamcarPage } from './pages/dreamcar';
import { companyApplicationPage, individualApplicationPage } from './pages/finance-application';
import {
  financePage,
  futureDriveBusinessPage,
  futureDrivePage,
  instalmentBusinessPage,
  instalmentPage,
  kintoOnePage,
  leasePage,
  traditionalPage,
  usedFinancePage,
} from './pages/finance-calculators';
import { financialServicesPage } from './pages/financial-services';
import { grPage } from './pages/gr';
import { grMerchandisePage } from './pages/gr-merchandise';
import { grModelsPage } from './pages/gr-models';
import { hiluxRangePage } from './pages/hilux-range';
import { homePage } from './pages/home';
import { howBuyingWorksPage } from './pages/how-buying-works';
import { howWeWorkItOutPage } from './pages/how-we-work-it-out';
import { hybridElectricPage } from './pages/hybrid-electric';
import { insurancePage, myToyotaInsurancePage } from './pages/insurance';
import { juniorAcademyPage } from './pages/junior-academy';
import { newEnergyPage } from './pages/new-energy';
import { ownersPage } from './pages/owners';
import { paymentOptionsPage } from './pages/payment-options';
import { privacyNoticePage } from './pages/privacy-notice';
import { roadsideAssistancePage } from './pages/roadside-assistance';
import { sponsorshipsPage } from './pages/sponsorships';
import { costOfKeepingPage, glossaryPage, onTheRoadPage, sideBySidePage } from './pages/whole-cost';
import { products } from './products';
import { offers, promotion } from './promotions';
import { ranges } from './ranges/all-ranges';
import type { Ids } from './ranges/derivative';
import { toVehicleModel } from './ranges/derivative';
import type { SeedRange } from './ranges/seed-range';
import { quietly, required, store, storeGlobal } from './records';
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
  grModelsPage,
  grMerchandisePage,
  juniorAcademyPage,
  discoverPage,
  hybridElectricPage,
  newEnergyPage,
  hiluxRangePage,
  dreamcarPage,
  sponsorshipsPage,
  paymentOptionsPage,
  insurancePage,
  myToyotaInsurancePage,
  financialServicesPage,
  financePage,
  instalmentPage,
  instalmentBusinessPage,
  futureDrivePage,
  futureDriveBusinessPage,
  traditionalPage,
  leasePage,
  kintoOnePage,
  usedFinancePage,
  sideBySidePage,
  costOfKeepingPage,
  onTheRoadPage,
  howWeWorkItOutPage,
  glossaryPage,
  individualApplicationPage,
  companyApplicationPage,
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
  for (const range of ranges) await loadRange(payload, range, { ids, modelIds, now });
  for (const record of markets) await store(payload, { collection: 'markets', key: 'code', record });
  const dealerIds = await loadDealers(payload, picture);
  for (const record of dealerAds({ dealerId: (slug) => required(dealerIds, slug), picture, now })) {
    await store(payload, { collection: 'dealer-ads', key: 'metaId', record });
  }
  await store(payload, { collection: 'finance-tables', key: 'name', record: financeTable });
  const promotionId = await loadPromotions(payload, { ids, modelIds, now });
  for (const record of leaseQuotes({ modelId: (code) => required(modelIds, code), now })) {
    await store(payload, { collection: 'lease-quotes', key: 'quoteReference', record });
  }
  for (const record of products(picture)) await store(payload, { collection: 'products', key: 'productCode', record });
  for (const record of gfvValues) await store(payload, { collection: 'gfv-values', key: 'reference', record });
  for (const record of glossary) await store(payload, { collection: 'glossary-terms', key: 'key', record });
  for (const record of newsletters) await store(payload, { collection: 'newsletters', key: 'subject', record });
  for (const toPage of pages) {
    const record = toPage({ brand, promotion: promotionId, picture, now });
    await store(payload, { collection: 'pages', key: 'slug', record });
  }
  for (const record of cannedReplies) await store(payload, { collection: 'canned-replies', key: 'title', record });
  await storeGlobal(payload, 'enquiry-settings', enquirySettings(now));
  await storeGlobal(payload, 'navigation', navigation);
  await storeGlobal(payload, 'ownership-costs', ownershipCosts);
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
  { toRange, derivatives, body, plans, slug }: SeedRange,
  { ids, modelIds, now }: { ids: Ids; modelIds: Map<string, number>; now: Date },
) {
  const range = await store(payload, { collection: 'vehicle-ranges', key: 'rangeSlug', record: toRange(ids) });
  for (const derivative of derivatives) {
    const record = toVehicleModel({ derivative, body, plans, range, slug, ids, now });
    modelIds.set(derivative.code, await store(payload, { collection: 'vehicle-models', key: 'code', record }));
  }
}

/** Gives the id of the offer that the home page shows. */
async function loadPromotions(
  payload: Payload,
  { ids, modelIds, now }: { ids: Ids; modelIds: Map<string, number>; now: Date },
): Promise<number> {
  const promotionIds: number[] = [];
  for (const offer of offers) {
    const vehicleModel = required(modelIds, offer.code);
    const record = promotion({ offer, brand: ids.brand, vehicleModel, picture: ids.picture, now });
    promotionIds.push(await store(payload, { collection: 'promotions', key: 'name', record }));
  }
  const [first] = promotionIds;
  if (first === undefined) throw new Error('There is no offer for the home page.');
  return first;
}

/** Dealers and groups refer to each other: groups first, then their members, then their lists. Gives the dealers' ids. */
async function loadDealers(payload: Payload, picture: Ids['picture']): Promise<Map<string, number>> {
  const groupIds = new Map<string, number>();
  for (const { slug, title } of dealerGroups) {
    const record = { slug, title };
    groupIds.set(slug, await store(payload, { collection: 'dealer-groups', key: 'slug', record }));
  }
  const dealerIds = new Map<string, number>();
  for (const record of dealers({ groupId: (slug) => required(groupIds, slug), picture })) {
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
  return dealerIds;
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
