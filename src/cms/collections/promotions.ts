import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { picture } from '../fields/picture';
import { paragraph, words } from '../fields/text';
import { refuseUnlawfulCredit } from '../hooks/refuse-unlawful-credit';

function rand(name: string, required = true) {
  return { name, type: 'number' as const, required, min: 0 };
}

/** A finance promotion with its whole cost (T-194). Money in rand, the rate a fraction of 1. */
export const Promotions: CollectionConfig = {
  slug: 'promotions',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'derivativeCode', 'monthlyInstallment', 'promoEndDate'],
    group: 'Vehicles',
  },
  access: accessFor('promotions'),
  hooks: { beforeChange: [refuseUnlawfulCredit] },
  fields: [
    words('name', { required: true }),
    { name: 'brand', type: 'relationship', relationTo: 'brands', required: true },
    { name: 'vehicleModel', type: 'relationship', relationTo: 'vehicle-models', required: true, index: true },
    { name: 'promotionType', type: 'select', required: true, options: ['Traditional', 'GFV'] },
    rand('retailPrice'),
    rand('deposit'),
    rand('initiationFee'),
    rand('financedAmount'),
    { name: 'installments', type: 'number', required: true, min: 1 },
    { name: 'interestRate', type: 'number', required: true, min: 0, max: 1 },
    { name: 'rateType', type: 'select', required: true, options: ['Fixed', 'Linked'] },
    { name: 'gfv', type: 'number', min: 0, max: 1 },
    rand('gfvRandValue', false),
    rand('monthlyInstallment'),
    rand('totalInstallments'),
    { name: 'balloonPaymentPercentage', type: 'number', min: 0, max: 50 },
    rand('balloonPaymentAmount', false),
    { name: 'promoStartDate', type: 'date', required: true },
    { name: 'promoEndDate', type: 'date', required: true },
    picture('image'),
    paragraph('terms', { required: true }),
  ],
};
