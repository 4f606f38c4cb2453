import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { getTemplates } from '@/i18n/messages';
import { EnquiryThanks } from './enquiry-thanks';

it.each(locales)(
  'contract “a cap of confirmation mails per address”: a copy is promised only when one is sent (%s)',
  (locale) => {
    const { copy, noCopy } = getTemplates(locale, 'enquiry').thanks;
    const promised = renderToStaticMarkup(<EnquiryThanks locale={locale} query={{}} />);
    const capped = renderToStaticMarkup(<EnquiryThanks locale={locale} query={{ copy: 'none' }} />);
    expect([promised.includes(copy), promised.includes(noCopy)]).toEqual([true, false]);
    expect([capped.includes(copy), capped.includes(noCopy)]).toEqual([false, true]);
  },
);
