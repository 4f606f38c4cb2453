import { expect, it } from 'vitest';
import type { StoredEnquiry } from '../../enquiry-rows';
import { toAskedRows } from './inbox-asked';

it('issue-6 §2: of a special the inbox says what was chosen in words, and nothing that only systems read', () => {
  const enquiry = {
    type: 'ONEADS_ENQUIRE',
    subject: 'Delivery to the farm',
    modelCode: null,
    colourCode: null,
    details: {
      lastName: '-',
      marketingConsent: 'true',
      consentDivision: 'TFS,Lexus',
      ad_id: '8',
      ad_image: '/api/media/file/farm.webp',
      dealer_code: 'ZA132',
      category: 'Business',
    },
  } as unknown as StoredEnquiry;
  expect(toAskedRows(enquiry)).toEqual([
    { label: 'About', value: 'Delivery to the farm' },
    { label: 'I agree to receive news and offers', value: 'Yes' },
    { label: 'From which divisions?', value: 'Toyota Financial Services, Lexus' },
    { label: 'Category', value: 'Business' },
  ]);
});
