import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FormWordsName, getFormWords } from '@/i18n/form-words';
import { type Locale, localePath, locales } from '@/i18n/locales';
import { getTemplates } from '@/i18n/messages';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { violations } from '../axe';
import { errorsOf, type Filled, filledIn, fillForm, newAddress, openAnyForm, photo } from './any-form';
import { lettersAnsweredTo, lettersTo } from './letters';
import { get } from './page';
import { sendUntilThanked } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Row = {
  /** Requirements that it proves beside the issue's. */
  ids?: string;
  path: string;
  query?: string;
  /** What the form holds already because the address says so. */
  asked?: Filled;
  /** The least that it takes, but for the e-mail address. */
  values: Filled;
  /** The field of the e-mail address. */
  email?: string;
  /** What its second step takes. */
  secondStep?: Filled;
  words: (locale: Locale) => { title: string; thanks: string; letter: string | undefined };
  /** It differs from another row in its site alone: two visits of the six show that. */
  isLikeAnother?: true;
  /** Who receives it beside the visitor; nobody: it is no enquiry, and has no reference. */
  recipients: readonly string[];
};

const dealer = 'highveld-crest';
const dealerSite = `/dealers/${dealer}`;
const toDealer = [`enquiries@${dealer}.example`, `sales@${dealer}.example`];
const toMaker = ['leads@forecourt.example'];

const unplaced = { fullName: 'Thandi Mokoena', contactNumber: '082 123 4567' };
const contact = { ...unplaced, province: 'Gauteng' };
const contactAndDealer = { ...contact, dealer };

const general = { words: wordsOf('general'), recipients: toDealer };

const tradeIn = {
  values: {
    firstName: 'Thandi Mokoena',
    contactNumber: '082 123 4567',
    province: 'Gauteng',
    suburb: 'Melville',
    ageConfirmed: 'on',
  },
  secondStep: {
    make: 'Toyota',
    model: 'Corolla',
    year: '2018',
    vehiclecondition: 'Good',
    odometerReading: '85000',
    askingprice: '180000',
  },
  words: wordsOf('trade-in'),
  recipients: [`trade-in@${dealer}.example`],
};

const special = {
  values: { firstName: 'Thandi Mokoena', contactNumber: '082 123 4567', ageConfirmed: 'on' },
  words: wordsOf('special-offer'),
  recipients: [`specials@${dealer}.example`],
};

const sponsorship = {
  values: { organisation: 'Melville School', ...contact, message: 'Books.' },
  recipients: toMaker,
};

const quote = {
  asked: { modelCode: 'C20' },
  values: contactAndDealer,
  words: vehicleWords('quote', 'QUOTE_REQUEST'),
  recipients: toDealer,
};
const testDrive = { ...quote, words: vehicleWords('test-drive', 'TEST_DRIVE_REQUEST') };

const finance = { values: contactAndDealer, recipients: toDealer };

const academyPerson = (who: 'driver' | 'guardian') => ({
  [`${who}Firstname`]: 'Thandi',
  [`${who}Surname`]: 'Mokoena',
  [`${who}DOB`]: '03/02/2014',
  [`${who}ContactNumber`]: '082 123 4567',
  [`${who}Province`]: 'Limpopo',
});

const rows: Row[] = [
  { ...general, path: '/enquiry/general', values: { subject: 'General', ...contactAndDealer } },
  ...['Parts Enquiry', 'Car Hire', 'Book A Service', 'Book A Test Drive'].map((subject) => ({
    ...general,
    path: '/enquiry/general',
    query: `subject=${encodeURIComponent(subject)}&dealer=${dealer}`,
    asked: { subject, dealer, province: 'Gauteng' },
    values: unplaced,
    words: subjectWords(subject),
  })),
  {
    ...general,
    ids: 'D-303',
    path: `${dealerSite}/enquiry/general`,
    values: { subject: 'General', ...contact },
    isLikeAnother: true,
  },
  { ...tradeIn, path: '/enquiry/trade-in', query: `dealer=${dealer}`, asked: { dealer } },
  { ...tradeIn, ids: 'D-303', path: `${dealerSite}/enquiry/trade-in`, isLikeAnother: true },
  { ...special, path: '/enquiry/special-offer', query: 'ad_id={special}' },
  {
    ...special,
    ids: 'D-303',
    path: `${dealerSite}/enquiry/special-offer`,
    query: 'ad_id={special}',
    isLikeAnother: true,
  },
  {
    path: '/enquiry/junior-academy',
    values: {
      ...academyPerson('driver'),
      driverEmailAddress: 'lerato@mail.example',
      yearTurned8: '2022',
      relationship: 'Mother',
      ...academyPerson('guardian'),
      infoCorrectCheck: 'on',
      infoCollectionConsentCheck: 'on',
      guardianOver18Check: 'on',
    },
    email: 'guardianEmailAddress',
    words: wordsOf('junior-academy'),
    recipients: toMaker,
  },
  {
    ids: 'C-241',
    path: '/enquiry/product',
    query: 'productCode=99M',
    asked: { productCode: '99M' },
    values: contact,
    words: wordsOf('product'),
    recipients: toMaker,
  },
  { ...sponsorship, path: '/enquiry/sponsorships', words: wordsOf('sponsorships') },
  {
    ...sponsorship,
    path: '/enquiry/sponsorships/corporate-citizenship',
    words: wordsOf('corporate-citizenship'),
  },
  {
    ...quote,
    ids: 'D-303',
    path: '/enquiry/vehicle',
    query: `model=C20&dealer=${dealer}`,
    asked: { modelCode: 'C20', dealer, province: 'Gauteng' },
    values: unplaced,
  },
  { ...testDrive, path: '/enquiry/vehicle', query: 'model=C20&type=test-drive' },
  { ...quote, path: '/buying-site/toyota', query: 'deriv_code=C20' },
  { ...testDrive, path: '/buying-site/toyota/test-drive', query: 'deriv_code=C20', isLikeAnother: true },
  { ...finance, path: '/enquiry/finance-offers', words: financeWords('finance-offers', 'FINANCE_OFFER_REQUEST') },
  { ...finance, path: '/enquiry/finance/finance-query', words: financeWords('finance-query', 'FINANCE_QUERY') },
  { ...finance, path: '/enquiry/kinto', words: financeWords('kinto-offers', 'KINTO_OFFER_REQUEST') },
  {
    ...finance,
    path: `${dealerSite}/finance-offers`,
    values: contact,
    isLikeAnother: true,
    words: financeWords('finance-offers', 'FINANCE_OFFER_REQUEST'),
  },
  {
    ...finance,
    path: `${dealerSite}/kinto-offers`,
    values: contact,
    isLikeAnother: true,
    words: financeWords('kinto-offers', 'KINTO_OFFER_REQUEST'),
  },
  {
    path: '/newsletter',
    values: { firstName: 'Thandi', lastName: 'Mokoena' },
    words: (locale) => ({
      ...wordsOf('newsletter')(locale),
      letter: getTemplates(locale, 'subscription').mail.confirmNext,
    }),
    recipients: [],
  },
  {
    path: '/privacy/request',
    values: { kind: 'access', fullName: 'Thandi Mokoena' },
    words: (locale) => ({
      ...wordsOf('privacy-request')(locale),
      letter: getTemplates(locale, 'privacy').mail.confirmNext,
    }),
    recipients: [],
  },
];

type Case = Row & { locale: Locale; javaScriptEnabled: boolean };

const visits = locales.flatMap((locale) => [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled })));

/** Another language and other scripts for each of the rows that are like another. */
function visitsOf({ isLikeAnother }: Row, index: number) {
  return visits.filter((_, visit) => !isLikeAnother || (visit - index) % 3 === 0);
}

it.each(rows.map((row, index) => [titleOf(row), row, visitsOf(row, index)] as const))(
  '%s: in its languages, with scripts and without, a wrong address is named, the right one is thanked and written to',
  async (_title, row, visits) => {
    const outcomes = await Promise.allSettled(visits.map((visit) => send({ ...row, ...visit })));
    const failures = outcomes.flatMap((outcome, index) =>
      outcome.status === 'rejected' ? [{ ...visits[index], reason: String(outcome.reason) }] : [],
    );
    expect(failures).toEqual([]);
  },
  180_000,
);

function titleOf({ ids = '', path, query = '' }: Row): string {
  return `${ids} issue-6 §7 ${path} ${decodeURIComponent(query)}`.trim();
}

/** From the form over its error state to the thanks and the letters. */
async function send(row: Case) {
  const { path, locale, javaScriptEnabled, asked, values, secondStep, email = 'emailAddress' } = row;
  const words = row.words(locale);
  const page = await openAnyForm(browser, await addressOf(row), { javaScriptEnabled });
  const isAudited = javaScriptEnabled && locale === 'zu' && !row.isLikeAnother;
  const faults = async () => (isAudited ? violations(page) : []);
  expect(await page.getAttribute('html', 'lang')).toBe(locale);
  expect(await page.textContent('h1')).toContain(words.title);
  expect(await faults()).toEqual([]);

  const typed = { ...values, [email]: 'thandi.mail.example' };
  await fillForm(page, typed);
  await page.locator('main form button[type=submit]').click();
  await expectWrongAddress(page, { locale, email });
  expect(await filledIn(page)).toMatchObject({ ...asked, ...typed });
  expect(await faults()).toEqual([]);

  const address = newAddress();
  await page.fill(`#${email}`, address);
  if (secondStep) await fillSecondStep(page, secondStep);
  await sendUntilThanked(page);
  expect(new URL(page.url()).pathname).toBe(localePath(locale, `${path}/thank-you`));
  expect(await page.getAttribute('html', 'lang')).toBe(locale);
  expect(await page.textContent('h1')).toBe(words.thanks);
  expect(await page.title()).toContain(words.thanks);
  expect(await faults()).toEqual([]);
  await expectLetters(page, { ...row, address, letter: words.letter });
  await page.close();
}

async function addressOf({ path, query, locale }: Case): Promise<string> {
  if (!query) return localePath(locale, path);
  const asked = query.includes('{special}') ? query.replace('{special}', await findSpecial()) : query;
  return `${localePath(locale, path)}?${asked}`;
}

/** The dealer's first special, as its own page links to it. */
async function findSpecial(): Promise<string> {
  const { html } = await get(dealerSite);
  return /special-offer\?ad_id=(\d+)/.exec(html)?.[1] ?? 'none';
}

async function expectWrongAddress(page: Page, { locale, email }: { locale: Locale; email: string }) {
  const summary = page.locator('#error-summary');
  await summary.waitFor();
  const { form, errors } = getTemplates(locale, 'enquiry');
  expect(await page.getAttribute('html', 'lang')).toBe(locale);
  expect(await summary.locator('h2').textContent()).toBe(form.summary);
  expect(await errorsOf(page)).toEqual([expect.stringContaining(errors.emailAddressNoAt)]);
  await summary.locator('a').click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(email);
}

async function fillSecondStep(page: Page, values: Filled) {
  await page.locator('main form button[type=submit]').click();
  await page.waitForSelector('#make:visible');
  await fillForm(page, values);
  await page.setInputFiles('#attachment', await photo());
}

type Sent = Case & { address: string; letter: string | undefined };

async function expectLetters(page: Page, { locale, address, letter, recipients }: Sent) {
  const reference = page.locator('[data-reference]');
  expect(await reference.count()).toBe(recipients.length > 0 ? 1 : 0);
  const named = recipients.length > 0 ? await reference.textContent() : '';
  const text = expect.stringContaining(named ?? 'none');
  await expect.poll(() => lettersTo(address)).toEqual([expect.objectContaining({ language: locale, text })]);
  expect(lettersTo(address)[0]?.text).toContain(letter);
  const toOthers = recipients.length > 0 ? [expect.objectContaining({ recipients, language: 'en', text })] : [];
  await expect.poll(() => lettersAnsweredTo(address)).toEqual(toOthers);
}

function wordsOf(name: FormWordsName): Row['words'] {
  return (locale) => {
    const { title, thanks, mail } = getFormWords(locale, name);
    return { title, thanks: thanks.title, letter: mail?.visitorLead };
  };
}

/** A subject that the link names heads its form. */
function subjectWords(subject: string): Row['words'] {
  return (locale) => ({
    ...wordsOf('general')(locale),
    title: getFormWords(locale, 'general').options?.subject?.[subject] ?? '',
  });
}

type LetterType = keyof ReturnType<typeof getTemplates<'enquiry'>>['mail']['types'];

function vehicleWords(step: 'quote' | 'test-drive', type: LetterType): Row['words'] {
  return (locale) => {
    const { kinds, thanks, mail } = getTemplates(locale, 'enquiry');
    return { title: kinds[step].title, thanks: thanks.title, letter: mail.types[type].visitorLead };
  };
}

function financeWords(kind: 'finance-offers' | 'finance-query' | 'kinto-offers', type: LetterType): Row['words'] {
  return (locale) => {
    const { thanks, mail } = getTemplates(locale, 'enquiry');
    const { title } = getTemplates(locale, 'financeEnquiry').kinds[kind];
    return { title, thanks: thanks.title, letter: mail.types[type].visitorLead };
  };
}
