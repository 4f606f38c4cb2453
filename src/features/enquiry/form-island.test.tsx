import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { newsletter } from '@/domain/form/forms/newsletter';
import { tradeIn } from '@/domain/form/forms/trade-in';
import { type FormWordsName, getFormWords } from '@/i18n/form-words';
import { type Locale, locales } from '@/i18n/locales';
import { FormIsland, type FormIslandProps } from './form.client';
import { toFieldViews, toProblemWords } from './form-model';

const today = '2026-11-22';

function show(
  form: FormIslandProps['form'] & { name: FormWordsName },
  props: Partial<FormIslandProps>,
  locale: Locale = 'en',
) {
  const words = getFormWords(locale, form.name);
  return renderToStaticMarkup(
    <FormIsland
      form={form}
      action="/send"
      views={toFieldViews({ form, locale, words, lists: {}, settled: [], today })}
      typed={{}}
      errors={[]}
      seal={{ key: 'key', token: 'token' }}
      step={1}
      asksAddress={false}
      today={today}
      {...toProblemWords(form, locale)}
      labels={{
        summary: 'Summary',
        optional: '(optional)',
        send: 'Send',
        sending: 'Sending',
        next: 'Next',
        back: 'Back',
        steps: null,
        keptFile: null,
        draft: { kept: '', clear: '' },
        address: { title: 'Right?', lead: '{address}', yes: 'Yes', no: 'No' },
      }}
      privacy={null}
      {...props}
    />,
  );
}

it.each(locales)('T-182: where fields share their message, the summary in %s says which is meant', (locale) => {
  const message = toProblemWords(newsletter, locale).errorWords.fieldRequired ?? '';
  const errors = ['firstName', 'lastName'].map((field) => ({ field, message }));
  const html = show(newsletter, { errors }, locale);
  const { firstName, lastName } = getFormWords(locale, 'newsletter').fields;
  expect(html).toContain(`<a href="#firstName">${firstName}: ${message}</a>`);
  expect(html).toContain(`<a href="#lastName">${lastName}: ${message}</a>`);
  expect(html).toContain(`<span>${message}</span>`);
});

it('D-276: without a script the page opens where it asks whether the address is right', () => {
  const html = show(tradeIn, { asksAddress: true, typed: { emailAddress: 'thandi@mail.example' }, step: 2 });
  expect(html).toMatch(/<dialog[^>]* open=""/);
  const [yes] = /<button[^>]* name="addressConfirmed"[^>]*>/.exec(html) ?? [];
  expect(yes).toContain(' autofocus=""');
  expect(show(tradeIn, {})).not.toContain('<dialog');
});
