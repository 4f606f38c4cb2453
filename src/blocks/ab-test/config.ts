import type { Block, NumberField } from 'payload';
import { buttons } from '@/cms/fields/buttons';
import { picture } from '@/cms/fields/picture';
import { words } from '@/cms/fields/text';
import { videoFields } from '@/cms/fields/video';

/** Three buttons of which each visitor sees one (C-403, C-404). */
export const AbTest: Block = {
  slug: 'abTest',
  interfaceName: 'AbTestBlock',
  labels: { singular: 'A/B test', plural: 'A/B tests' },
  fields: [
    words('heading'),
    {
      name: 'testName',
      type: 'text',
      required: true,
      defaultValue: 'hilux',
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value)) || 'Use small letters, digits and hyphens.',
      admin: { description: 'What a visitor was given in one test counts wherever the test has this name.' },
    },
    {
      type: 'row',
      fields: [
        percent('variation1Percent', "Visitors who see 'Enquire Now', in percent. 0: nobody."),
        percent(
          'variation2Percent',
          'Visitors who see the video button, in percent. 0: nobody. All others: the test drive.',
        ),
      ],
    },
    words('testDriveLabel', { admin: { description: "Empty: 'Book A Test Drive'." } }),
    words('enquireLabel', { admin: { description: "Empty: 'Enquire Now'." } }),
    words('videoLabel', { admin: { description: "Empty: 'Watch Hilux Video'." } }),
    ...videoFields,
    picture('image', { admin: { description: 'The still picture before the video plays.' } }),
    buttons(),
  ],
};

function percent(name: string, description: string): NumberField {
  return {
    name,
    type: 'number',
    min: 0,
    max: 100,
    defaultValue: 0,
    admin: { description },
    validate: checkPercent,
  };
}

/** Each from 0 to 100, and both together at most 100. `siblingData` is the block as it would be saved. */
export function checkPercent(value: unknown, { siblingData }: { siblingData: object }): string | true {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'number' || value < 0 || value > 100) return 'Use a number from 0 to 100.';
  const { variation1Percent: one = 0, variation2Percent: two = 0 }: Record<string, unknown> = { ...siblingData };
  return Number(one) + Number(two) <= 100 || 'The two together cannot be more than 100.';
}
