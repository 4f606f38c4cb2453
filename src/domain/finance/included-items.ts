import type { Calculator } from './finance-table';

export type IncludedItem =
  | 'adminFee'
  | 'initiationFee'
  | 'warranty'
  | 'servicePlan'
  | 'maintenancePlan'
  | 'licence'
  | 'services'
  | 'recovery'
  | 'connected';

/** What is stated to come with each product; none leaks into another (T-216, T-226, T-269 to T-272, T-311). */
export const includedItems: Readonly<Record<Calculator | 'subscription', readonly IncludedItem[]>> = {
  instalment: ['adminFee', 'initiationFee', 'warranty', 'servicePlan'],
  'future-drive': ['adminFee', 'initiationFee', 'warranty', 'servicePlan', 'maintenancePlan'],
  traditional: ['adminFee', 'initiationFee'],
  lease: [],
  used: [],
  subscription: ['licence', 'services', 'recovery', 'connected'],
};
