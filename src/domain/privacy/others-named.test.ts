import { expect, it } from 'vitest';
import { fieldsOfOthers } from './others-named';

it('issue-6 §4: the one form that asks about somebody else is known by its fields', () => {
  const type = 'GR_JUNIOR_ACADEMY_ENQUIRY';
  expect(fieldsOfOthers('email')).toEqual([{ type, field: 'driverEmailAddress' }]);
  expect(fieldsOfOthers('phone')).toEqual([{ type, field: 'driverContactNumber' }]);
});
