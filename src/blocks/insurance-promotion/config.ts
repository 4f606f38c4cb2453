import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { linkUrl } from '@/cms/fields/link-url';
import { picture } from '@/cms/fields/picture';
import { paragraph, words } from '@/cms/fields/text';

/** Insurance for the new car; on the maker's own pages only (T-015 to T-019, X-44). */
export const InsurancePromotion: Block = {
  slug: 'insurancePromotion',
  interfaceName: 'InsurancePromotionBlock',
  labels: { singular: 'Insurance promotion', plural: 'Insurance promotions' },
  fields: [
    words('heading', { admin: { description: "Empty: 'No one loves your new car like we do.'" } }),
    paragraph('description'),
    words('linkLabel', { admin: { description: "Empty: 'Protect my Car'." } }),
    linkUrl('linkUrl', { defaultValue: '/payment-options/insurance/my-toyota-insurance' }),
    picture('image'),
    extraComponents,
  ],
};
