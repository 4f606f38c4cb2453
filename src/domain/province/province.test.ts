import { expect, it } from 'vitest';
import { provinces, toProvince } from './province';

it('C-422 X-08: lists the provinces in the stated order, then the neighbouring countries', () => {
  expect(provinces).toEqual([
    'Eastern Cape',
    'Free State',
    'Gauteng',
    'KwaZulu-Natal',
    'Limpopo',
    'Mpumalanga',
    'Northern Cape',
    'North West',
    'Western Cape',
    'Namibia',
    'Botswana',
    'Lesotho',
    'Eswatini',
  ]);
});

it('C-422 X-08: compares without case and stores KwaZulu-Natal', () => {
  for (const typed of ['Kwazulu-Natal', 'KWAZULU-NATAL', ' kwazulu natal ', 'KwaZulu-Natal']) {
    expect(toProvince(typed)).toBe('KwaZulu-Natal');
  }
  expect(toProvince('botswana')).toBe('Botswana');
});

it('C-422: anything else is no province', () => {
  expect(toProvince('')).toBeNull();
  expect(toProvince('Transvaal')).toBeNull();
  expect(toProvince('Gauteng; drop table')).toBeNull();
});
