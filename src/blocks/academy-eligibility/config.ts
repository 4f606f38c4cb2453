import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { paragraph, words } from '@/cms/fields/text';

/** Who may enter the junior academy, and the way to the form (T-110 to T-114). */
export const AcademyEligibility: Block = {
  slug: 'academyEligibility',
  interfaceName: 'AcademyEligibilityBlock',
  labels: { singular: 'Academy: who may enter', plural: 'Academy: who may enter' },
  fields: [
    words('heading', { admin: { description: "Empty: 'Who may enter', in the page's language." } }),
    paragraph('intro', { admin: { description: 'Empty: a sentence about what is asked.' } }),
    extraComponents,
  ],
};
