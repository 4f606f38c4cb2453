import { defineForm } from '../form';
import { ageField, contact, emailField, nameField, phoneFields, preferredContactField } from './contact-fields';

/** An enquiry about a dealer's special (D§2.3, D§5); which one goes along by its id, the rest is read from its record. */
export const specialOffer = defineForm({
  name: 'special-offer',
  type: 'ONEADS_ENQUIRE',
  alsoNamed: ['ONEADS_ENQUIRY'],
  fields: [
    nameField('firstName'),
    ...phoneFields,
    emailField,
    preferredContactField,
    { name: 'note', kind: 'paragraph' },
    ageField,
    { name: 'marketingConsent', kind: 'tick' },
    {
      name: 'consentDivision',
      kind: 'choices',
      required: 'divisionRequired',
      options: ['TFS', 'TIM', 'Lexus', 'Hino'],
      onlyWith: 'marketingConsent',
    },
    {
      name: 'consentComms',
      kind: 'choices',
      required: 'channelRequired',
      options: ['Call', 'SMS', 'Email'],
      onlyWith: 'marketingConsent',
    },
    { name: 'ad_id', kind: 'code', isCarried: true },
  ],
  contact: { ...contact, name: ['firstName'], province: null },
  recipientList: 'oneAdsRecipients',
  isKeptOnDevice: true,
  asksWhetherAddressIsRight: true,
  retentionDays: 365,
});
