import type { ArrayField, CollectionConfig } from 'payload';
import { provinces } from '@/domain/province/province';
import { accessFor } from '../access/access-for';
import { changedOnlyBy, onlyFor, onlyForOwnDealerAnd } from '../access/field-access';
import { picture } from '../fields/picture';
import { slug } from '../fields/slug';
import { words } from '../fields/text';

const identity = changedOnlyBy('admin', 'editor');

/** Who receives a kind of enquiry. Private: visitors can neither read nor query it (D-144). */
function recipients(name: string): ArrayField {
  return {
    name,
    type: 'array',
    access: onlyForOwnDealerAnd('admin', 'editor'),
    admin: { initCollapsed: true },
    fields: [{ name: 'email', type: 'email', required: true }],
  };
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

function time(name: string) {
  return {
    name,
    type: 'text' as const,
    validate: (value: unknown) =>
      !value || (typeof value === 'string' && clock.test(value)) || 'Write the time as 08:00.',
  };
}

export const Dealers: CollectionConfig = {
  slug: 'dealers',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'city', 'province', 'supplierCode'], group: 'Dealers' },
  access: accessFor('dealers'),
  fields: [
    { name: 'name', type: 'text', required: true, access: identity },
    slug('slug', { access: identity }),
    { name: 'supplierCode', type: 'text', required: true, unique: true, index: true, access: identity },
    {
      name: 'toyotaSupplier',
      type: 'select',
      defaultValue: 'Y',
      options: ['Y', 'N'],
      access: identity,
      admin: { description: 'Y: the dealer has a site.' },
    },
    { name: 'contactName', type: 'text' },
    words('position'),
    {
      type: 'row',
      fields: [
        { name: 'streetAddress', type: 'text', required: true },
        { name: 'suburb', type: 'text' },
        { name: 'city', type: 'text', required: true },
        { name: 'postCode', type: 'text' },
        { name: 'province', type: 'select', required: true, options: [...provinces], index: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'lat', type: 'number', required: true, min: -90, max: 90 },
        { name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
      ],
    },
    { name: 'telephone', type: 'text', required: true },
    { name: 'email', type: 'email', required: true },
    picture('sideImage'),
    {
      name: 'operatingHours',
      type: 'array',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'day',
          type: 'select',
          required: true,
          options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Public holidays'],
        },
        {
          name: 'hoursInformation',
          type: 'group',
          fields: [time('startTime'), time('endTime'), { name: 'isClosed', type: 'checkbox' }],
        },
      ],
    },
    { name: 'group', type: 'relationship', relationTo: 'dealer-groups', access: identity },
    recipients('generalEnquiryRecipients'),
    recipients('oneAdsRecipients'),
    recipients('automarkRecipients'),
    recipients('tradeInRecipients'),
    {
      name: 'notes',
      type: 'textarea',
      access: onlyFor('admin', 'editor'),
      admin: { description: 'For ourselves only.' },
    },
  ],
};
