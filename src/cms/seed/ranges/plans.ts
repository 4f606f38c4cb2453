import { same, type Words } from '../words';
import { digits } from './specification-words';

/** What is paid for with the vehicle. */
export type Plans = { servicePlan: Words; warranty: Words; plannedServices?: number };

const warranty: Words = {
  en: '3 years or 100 000 km',
  af: '3 jaar of 100 000 km',
  zu: 'Iminyaka engu-3 noma u-100 000 km',
};

/** With its battery's own warranty. */
const hybridWarranty: Words = {
  en: '3 years or 100 000 km; hybrid battery 8 years or 195 000 km',
  af: '3 jaar of 100 000 km; hibriedbattery 8 jaar of 195 000 km',
  zu: 'Iminyaka engu-3 noma u-100 000 km; ibhethri le-hybrid iminyaka engu-8 noma u-195 000 km',
};

export const fullPlan: Plans = { ...services(9, 90_000), warranty };
export const hybridPlan: Plans = { ...services(9, 90_000), warranty: hybridWarranty };
export const smallPlan: Plans = { ...services(3, 45_000), warranty };
export const entryPlan: Plans = { ...services(2, 20_000), warranty };

/** Sold without a service plan: '-' reads 'Currently unavailable'. */
export const noServicePlan: Plans = { servicePlan: same('-'), warranty, plannedServices: 0 };

/** Neither is known yet. */
export const unknownPlans: Plans = { servicePlan: same('-'), warranty: same('-') };

function services(plannedServices: number, kilometres: number): Pick<Plans, 'servicePlan' | 'plannedServices'> {
  return {
    servicePlan: {
      en: `${plannedServices} services or ${digits(kilometres)} km`,
      af: `${plannedServices} dienste of ${digits(kilometres)} km`,
      zu: `Amasevisi angu-${plannedServices} noma u-${digits(kilometres)} km`,
    },
    plannedServices,
  };
}
