import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { juniorAcademy } from '@/domain/form/forms/junior-academy';
import { getFormWords } from '@/i18n/form-words';
import { type Locale, locales } from '@/i18n/locales';
import { FormFields } from './form-fields.client';
import { toFieldViews, toProblemWords } from './form-model';
import { toPrivacy } from './form-parts';
import { EligibilityList } from './forms/eligibility-list';

function show(locale: Locale = 'en') {
  const words = getFormWords(locale, 'junior-academy');
  const views = toFieldViews({ form: juniorAcademy, locale, words, lists: {}, settled: [], today: '2026-11-22' });
  return renderToStaticMarkup(
    <FormFields views={views} typed={{}} errorOf={() => undefined} optionalLabel="(optional)" keptFile={null} />,
  );
}

const groupsOf = (html: string) => html.split('<fieldset').slice(1);

it('T§5 “Junior academy”: the fields stand in three groups, each under its legend', () => {
  const [driver, guardian, confirmations, ...more] = groupsOf(show());
  expect(more).toEqual([]);
  expect(driver).toMatch(/<legend[^>]*>Driver<\/legend>/);
  expect(driver?.match(/ name="(driver\w+|yearTurned8)"/g)).toHaveLength(8);
  expect(guardian).toMatch(/<legend[^>]*>Parent or guardian<\/legend>/);
  expect(guardian?.match(/ name="(guardian\w+|relationship)"/g)).toHaveLength(7);
  expect(confirmations?.match(/type="checkbox"/g)).toHaveLength(3);
});

it.each(locales)(
  'T-133 X-08: in %s a province is chosen: the nine in the stated order, then the neighbours',
  (locale) => {
    const [select = ''] = /<select[^>]* id="driverProvince".*?<\/select>/s.exec(show(locale)) ?? [];
    const values = [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
    expect(values.join(', ')).toBe(
      ', Eastern Cape, Free State, Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, Northern Cape, North West, ' +
        'Western Cape, Namibia, Botswana, Lesotho, Eswatini',
    );
    expect(select).toContain(
      `<option value="" selected="">${getFormWords(locale, 'junior-academy').placeholders?.driverProvince}<`,
    );
  },
);

it('T-117 T-133 T-136 T-137 T-140 T-145 X-29: has the stated words', () => {
  expect(show()).toContain('>Select province<');
  expect(show().match(/>DD\/MM\/YYYY</g)).toHaveLength(2);
  expect(show()).toContain('I confirm that I am 18 or older');
  expect(toProblemWords(juniorAcademy, 'en').errorWords).toMatchObject({
    fieldRequired: 'This field is required',
    tickRequired: 'Please confirm the above',
    cvRefused: 'File size should be less than 5MB.',
  });
  expect(getFormWords('en', 'junior-academy').thanks.lead).toBe('Enquiry submitted successfully');
});

it('T-111 T-112 T-113 T-114 X-29: says who may enter', () => {
  const html = renderToStaticMarkup(<EligibilityList locale="en" />);
  for (const words of ['parent or guardian who is 18 or older', 'karts before', 'younger than 17', 'team player']) {
    expect(html).toContain(words);
  }
});

it('decisions 4 “Children”: says until when it is kept, 90 days from now, in every language', () => {
  const day = new Date(Date.now() + 90 * 24 * 60 * 60 * 1_000);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Africa/Johannesburg' }).format(day);
  for (const locale of locales) {
    const html = renderToStaticMarkup(<p>{toPrivacy(locale, undefined, juniorAcademy)}</p>);
    expect(html).toMatch(new RegExp(`\\d{1,2}.*${year}`));
    expect(html).toContain('/privacy-notice"');
  }
});
