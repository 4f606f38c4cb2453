import { dealerAds } from './dealer-ads';
import { dealerBySlug } from './dealer-by-slug';
import { storeJuniorAcademyFile, storeTradeInFile } from './files';
import { financeOperations } from './finance';
import { gfvValues } from './gfv-values';
import { marketingConsent } from './marketing-consent';
import { merchandise } from './merchandise';
import type { Operation } from './operation';
import { promotions } from './promotions';
import { ratebookQuotes } from './ratebook-quotes';
import { sendEmail } from './send-email';
import { subscribeUser } from './subscribe-user';
import { vehicleModels } from './vehicle-models';
import { vehicleRanges } from './vehicle-ranges';
import { vehicles } from './vehicles';

/** Every operation of the public data API. Each has a route file of its own under app/api/v1. */
export const operations: readonly Operation[] = [
  vehicleRanges,
  vehicleModels,
  vehicles,
  dealerBySlug,
  promotions,
  gfvValues,
  ratebookQuotes,
  merchandise,
  dealerAds,
  ...financeOperations.values(),
  storeJuniorAcademyFile,
  storeTradeInFile,
  sendEmail,
  subscribeUser,
  marketingConsent,
];
