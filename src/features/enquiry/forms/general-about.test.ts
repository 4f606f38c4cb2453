import { expect, it } from 'vitest';
import type { Typed } from '@/domain/form/form-errors';
import { mainSite } from '@/domain/site/site-place';
import { getFormWords } from '@/i18n/form-words';
import { locales } from '@/i18n/locales';
import { toGeneralAbout } from './general-about';

it.each([
  ['D-064', 'Car Hire', 'Car Hire'],
  ['D-065', 'Parts Enquiry', 'Parts Enquiry'],
  ['D-066', 'Book a service', 'Book A Service'],
  ['D-067', 'Test Drive', 'Book A Test Drive'],
])('%s: the form that a link opens for “%s” is headed by it, and has it chosen', async (_id, subject, label) => {
  for (const locale of locales) {
    expect(await toGeneralAbout({ locale, place: mainSite, query: { subject } })).toEqual({
      asked: { subject: label },
      title: getFormWords(locale, 'general').options?.subject?.[label],
    });
  }
});

it('D-303: a form that is opened for nothing stated keeps its own title', async () => {
  const queries: Typed[] = [{}, { subject: 'General' }, { subject: 'Anything' }];
  for (const query of queries) {
    expect((await toGeneralAbout({ locale: 'en', place: mainSite, query }))?.title).toBeUndefined();
  }
});

it('D-303: a dealer’s own form says who answers', async () => {
  const place = {
    kind: 'dealer',
    slug: 'karoo',
    supplierCode: '1',
    province: 'Gauteng',
    name: 'Karoo Motors',
  } as const;
  for (const locale of locales) {
    expect((await toGeneralAbout({ locale, place, query: {} }))?.lead).toContain('Karoo Motors');
  }
});
