import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AbTestBlock } from '@/cms/payload-types';
import { toPurchases } from '@/features/buying/purchase-links';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { VideoFile } from '@/queries/videos';
import { checkPercent } from './config';
import { fixtures } from './fixture';
import { toAbTest } from './model';
import { AbTestView } from './view';

const video: VideoFile = { url: '/hilux.mp4', mimeType: 'video/mp4', width: 1920, height: 1080, size: '12 MB' };

function modelOf(block: AbTestBlock, locale: Locale = 'en', file: VideoFile | null = video) {
  const t = getWords(locale, 'buying');
  return toAbTest({
    block,
    locale,
    purchases: toPurchases({ locale, buyingSite: '/buying-site', rangeCode: 'P30', dealer: null, showsPrices: true }),
    video: file,
    poster: null,
    words: { quote: t('enquireNow'), 'test-drive': t('testDrive'), video: t('watchVideo') },
  });
}

function show(block: AbTestBlock, locale: Locale = 'en', file: VideoFile | null = video) {
  return renderToStaticMarkup(<AbTestView {...modelOf(block, locale, file)} locale={locale} isOpening={false} />);
}

/** The words of the three buttons, each by its class. */
function buttonsOf(html: string) {
  const words = (name: string) => new RegExp(`class="[^"]*\\b${name}\\b[^"]*"[^>]*><span>([^<]*)`).exec(html)?.[1];
  return { original: words('original'), 'variation-1': words('enquire'), 'variation-2': words('watch') };
}

it('C-403 C-404: the original books a test drive, variation 1 enquires, variation 2 watches', () => {
  expect(buttonsOf(show(fixtures.minimal))).toEqual({
    original: 'Book A Test Drive',
    'variation-1': 'Enquire Now',
    'variation-2': 'Watch Hilux Video',
  });
});

it('C-407 C-408: the video button in isiZulu and Afrikaans', () => {
  expect(buttonsOf(show(fixtures.minimal, 'zu'))['variation-2']).toBe('Buka iHilux vidiyo');
  expect(buttonsOf(show(fixtures.minimal, 'af'))['variation-2']).toBe('Kyk Hilux Video');
});

it('C-403: the marker stands before the buttons and has no variation, so that without JavaScript it is the original', () => {
  const html = show(fixtures.everybodyEnquires);
  expect(html).toMatch(/<span hidden="" class="marker" data-ab-test="all-enquire"><\/span><div class="choices">/);
});

it('C-404: each button leads on without JavaScript: to the buying site, or to the video', () => {
  const html = show(fixtures.typical);
  expect(html).toContain('href="/buying-site/toyota/test-drive?range_code=P30"');
  expect(html).toContain('href="/buying-site/toyota?range_code=P30"');
  expect(html).toContain('href="/hilux.mp4"');
});

it('C-403: without a video its button is not there, and nobody is drawn for it', () => {
  expect(buttonsOf(show(fixtures.everybodyWatches, 'en', null))['variation-2']).toBeUndefined();
  expect(modelOf(fixtures.everybodyWatches, 'en', null).percentages).toBeNull();
  expect(modelOf(fixtures.everybodyWatches).percentages).toEqual({ 'variation-1': 0, 'variation-2': 100 });
});

it("C-308: 'Enquire Now' is dropped from the editor's own buttons", () => {
  const listed = (block: AbTestBlock, locale: Locale = 'en') =>
    modelOf(block, locale).buttons.map(({ label }) => label.text);
  expect(listed(fixtures.typical)).toEqual(['See the range']);
  const written = (linkLabel: string) => ({ ...fixtures.minimal, buttons: [{ linkLabel, linkUrl: '/x' }] });
  expect(listed(written(' enquire  now '))).toEqual([]);
  expect(listed(written('Doen nou navraag'), 'af')).toEqual([]);
  expect(listed(written('Enquire Now'), 'zu')).toEqual([]);
  expect(listed(written('Enquire'))).toEqual(['Enquire']);
  expect(listed({ ...written('Ask us'), enquireLabel: 'Ask us' })).toEqual([]);
});

it('C-403: editors cannot give away more than all visitors', () => {
  const check = (second: number, first: number) =>
    checkPercent(second, { siblingData: { variation1Percent: first, variation2Percent: second } });
  expect(check(50, 50)).toBe(true);
  expect(check(51, 50)).toContain('100');
  expect(check(101, 0)).toContain('100');
});
