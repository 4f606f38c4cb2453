import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { InsurancePromotionBlock } from './block';
import { fixtures } from './fixture';

vi.mock('@/queries/pictures', () => ({ getPicture: async () => null }));

const roses = { kind: 'dealer', slug: 'roses', supplierCode: 'ZA104', province: 'Free State', name: 'Roses' } as const;

async function show(block: (typeof fixtures)[keyof typeof fixtures], locale: Locale = 'en', isDealerSite = false) {
  const dealer = isDealerSite ? roses : null;
  const context = {
    locale,
    path: '/vehicles/vitz',
    query: '',
    isDraft: false,
    theme: 'light',
    dealer,
    isOpening: false,
  } as const;
  const element = await InsurancePromotionBlock({ block, context });
  return element ? renderToStaticMarkup(element) : '';
}

it('T-015: it stands where the maker prices, and on no dealer page', async () => {
  expect(await show(fixtures.stated)).toContain('data-block="insurancePromotion"');
  expect(await show(fixtures.stated, 'en', true)).toBe('');
});

it('T-016 T-017: it has the stated headline and link', async () => {
  const html = await show(fixtures.stated);
  expect(html).toContain('No one loves your new car like we do.');
  expect(html).toMatch(/href="\/payment-options\/insurance\/my-toyota-insurance"[^>]*><span>Protect my Car/);
});

it('T-018 T-019: its text exists in Afrikaans and isiZulu', async () => {
  const [af, zu] = [await show(fixtures.stated, 'af'), await show(fixtures.stated, 'zu')];
  expect(af).toContain('Niemand is so lief vir jou nuwe motor soos ons nie.');
  expect(af).toContain('href="/af/payment-options/insurance/my-toyota-insurance"');
  expect(zu).toContain('Akekho oyithanda imoto yakho entsha njengathi.');
});

it('the editor’s own words stand before the stated ones', async () => {
  const html = await show(fixtures.own);
  expect(html).toContain('Cover that knows the car');
  expect(html).not.toContain('Protect my Car');
});
