import * as v from 'valibot';

/** The kinds of messages of the outbox, as the admin calls them. */
export const mailKinds = {
  dealer: 'To the dealer',
  visitor: 'To the visitor',
  answer: 'An answer to the visitor',
  escalation: 'Escalation',
  adf: 'To a dealer’s system, by mail',
  webhook: 'To a dealer’s system, by webhook',
  confirmation: 'Asks to confirm an address',
  newsletter: 'Newsletter',
  privacy: 'About data we hold',
  alarm: 'Alarm',
} as const;

/** As a row of the outbox names it. */
export const mailKind = v.picklist(Object.keys(mailKinds) as (keyof typeof mailKinds)[]);
