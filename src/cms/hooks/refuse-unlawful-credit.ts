import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { tableInForce } from '@/domain/finance/finance-table';
import {
  type CreditFault,
  creditFaults,
  highestMonthlyFee,
  type RegulatedCaps,
  type StatedCredit,
} from '@/domain/finance/regulated';
import type { Promotion } from '../payload-types';
import { highestInitiationFeeRule, highestMonthlyFeeRule, highestRateRule } from '../regulated-words';

/**
 * Refuses a promotion that costs more than the Act allows by the finance table in force, or whose figures contradict each
 * other, with the rule at the field. A change of its words alone is not held against it: the caps may have fallen since.
 * Without a table there is nothing to hold it against.
 */
export const refuseUnlawfulCredit: CollectionBeforeChangeHook<Promotion> = async ({ data, originalDoc, req }) => {
  if (!isComplete(data) || (originalDoc && figures.every((name) => data[name] === originalDoc[name]))) return data;
  const { docs } = await req.payload.find({ collection: 'finance-tables', depth: 0, pagination: false, req });
  const caps = tableInForce(docs, new Date())?.regulated;
  const faults = caps ? creditFaults(data, caps) : [];
  if (!caps || faults.length === 0) return data;
  const errors = faults.map((fault) => ({ path: fault.field, message: toMessage(fault, caps) }));
  throw new ValidationError({ collection: 'promotions', errors, req });
};

const required = ['retailPrice', 'initiationFee', 'financedAmount', 'interestRate', 'monthlyInstallment'] as const;
const figures = [
  ...required,
  'promotionType',
  'installments',
  'gfv',
  'gfvRandValue',
  'balloonPaymentPercentage',
  'balloonPaymentAmount',
] as const;

/** Whether there is something to judge; otherwise the fields say themselves what is wrong with them. */
function isComplete(data: Partial<Promotion>): data is Partial<Promotion> & StatedCredit {
  const { installments, promotionType } = data;
  if (!Number.isInteger(installments) || Number(installments) < 1 || Number(installments) > longestMonths) return false;
  return (
    promotionType !== undefined && required.every((name) => Number.isFinite(data[name]) && Number(data[name]) >= 0)
  );
}

/** Far more than any credit for a vehicle; the formula's exact fractions grow with the months. */
const longestMonths = 600;

function toMessage(fault: CreditFault, caps: RegulatedCaps): string {
  if ('exactly' in fault) return `R${fault.exactly}: the stated share of the retail price.`;
  if ('least' in fault) {
    const { least, most } = fault;
    const rule = highestMonthlyFeeRule(caps, highestMonthlyFee(caps));
    return `From R${least}, which repays the amount financed, to R${most} with the monthly fee. ${rule}`;
  }
  const rule = fault.field === 'interestRate' ? highestRateRule : highestInitiationFeeRule;
  return rule(caps, fault.most);
}
