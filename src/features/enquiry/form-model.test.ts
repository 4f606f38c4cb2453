import { expect, it } from 'vitest';
import { tradeIn } from '@/domain/form/forms/trade-in';
import { getFormWords } from '@/i18n/form-words';
import { getWords } from '@/i18n/messages';
import { toFieldViews } from './form-model';

const views = toFieldViews({
  form: tradeIn,
  locale: 'en',
  words: getFormWords('en', 'trade-in'),
  lists: {},
  settled: [],
  today: '2026-11-22',
});

const viewOf = (name: string) => views.find(({ field }) => field.name === name);

it('D-257 X-08: the provinces stand in the stated order, the neighbouring countries after them', () => {
  const groups = viewOf('province')?.options ?? [];
  const labels = groups.map((group) => ('options' in group ? group.options.map(({ label }) => label) : []));
  expect(labels[0]?.map((label) => label.toLowerCase())).toEqual([
    'gauteng',
    'western cape',
    'kwazulu-natal',
    'free state',
    'limpopo',
    'mpumalanga',
    'north west',
    'eastern cape',
    'northern cape',
  ]);
  expect(labels[1]).toEqual(['Namibia', 'Botswana', 'Lesotho', 'Eswatini']);
});

it('D-258: the conditions to choose from', () => {
  const options = viewOf('vehiclecondition')?.options ?? [];
  expect(options.map(({ label }) => label)).toEqual(['Excellent', 'Good', 'Average', 'Poor']);
});

it('D-254 D-256 X-01: the help and the alert both say 5 MB', () => {
  expect(viewOf('attachment')?.hint).toContain('not over 5 MB');
  expect(getWords('en', 'enquiry')('errors.photoTooLarge')).toContain('5MB');
  expect(getWords('en', 'enquiry')('errors.photoTooLarge')).not.toContain('100');
});
