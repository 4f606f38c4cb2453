import { describe, expect, it } from 'vitest';
import { get } from './page';

/** What stands between a block's own tags, words only. */
async function wordsOf(path: string, block: string): Promise<string | null> {
  const { html: whole, status } = await get(path);
  const html = whole.replaceAll(/<style.*?<\/style>/gs, '');
  expect(status).toBe(200);
  const found = new RegExp(`<(section|div|aside|nav)[^>]*data-block="${block}".*?(?=data-block="|</main>)`, 's').exec(
    html,
  );
  return found ? found[0].replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') : null;
}

describe('the value added offer', () => {
  it('C-215 C-216 C-217: on the Fortuner is twelve months of cover with the excess reducer and its days', async () => {
    const words = await wordsOf('/vehicles/fortuner', 'valueAddedOffer');
    expect(words).toContain('12 months complimentary cover');
    expect(words).toContain('excess reducer of R10,000');
    expect(words).toContain('1 July 2024');
    expect(words).toContain('30 September 2024');
  });

  it('C-215 C-218: on the Vitz leaves out the X-Cite models', async () => {
    const words = await wordsOf('/vehicles/vitz', 'valueAddedOffer');
    expect(words).toContain('12 months complimentary cover');
    expect(words).toContain('X-Cite models are excluded');
  });

  it.each(['fortuner', 'vitz'])(
    'C-213 C-219 C-220: on the page of %s can be declined, and continued, adjusted or cancelled afterwards',
    async (slug) => {
      const words = await wordsOf(`/vehicles/${slug}`, 'valueAddedOffer');
      expect(words).toContain('You can decline the offer');
      expect(words).toContain('continue monthly, adjust the cover or cancel it');
    },
  );

  it('C-212: stands on no other page', async () => {
    expect(await wordsOf('/vehicles/corolla', 'valueAddedOffer')).toBeNull();
  });
});

describe('a vehicle page', () => {
  it.each([
    ['C-359', 'ownerBenefits'],
    ['C-361', 'stickySideNav'],
    ['C-363', 'breadcrumbs'],
    ['C-364', 'modelPriceSummary'],
    ['C-365', 'findDealer'],
    ['C-265', 'vehiclePromotions'],
    ['C-266', 'leaseCard'],
    ['issue-3 §2', 'relatedVehicles'],
    ['issue-3 §2', 'insurancePromotion'],
  ])('%s: has its %s', async (_id, block) => {
    const path = block === 'breadcrumbs' ? '/discover/hybrid-electric' : '/vehicles/corolla';
    expect(await wordsOf(path, block)).not.toBeNull();
  });

  it('C-264: counts 25GB of Wi-Fi for 12 months among what an owner has', async () => {
    expect(await wordsOf('/vehicles/corolla', 'ownerBenefits')).toContain(
      '25GB of complimentary in-car Wi-Fi, to use within the first 12 months.',
    );
  });

  it('C-210: its side navigation leads to places of the page', async () => {
    const { html } = await get('/vehicles/corolla-cross');
    for (const place of ['design', 'technology', 'safety']) {
      expect(html).toContain(`href="#${place}"`);
      expect(html.split(`id="${place}"`)).toHaveLength(2);
    }
  });
});

describe('pages of the market', () => {
  it.each([
    ['C-362', '/', 'rangeSlider'],
    ['C-357', '/discover/new-energy', 'newEnergyModels'],
    ['C-360', '/discover/new-energy', 'vehicleModelSelector'],
    ['D-310', '/hilux-range', 'rangeTabs'],
    ['issue-3 §2', '/hilux-range', 'abTest'],
    ['issue-3 §2', '/buying', 'purchaseDialogs'],
    ['C-036', '/payment-options/toyota-financial-services', 'simpleButtons'],
  ])('%s: %s has its %s', async (_id, path, block) => {
    expect(await wordsOf(path, block)).not.toBeNull();
  });

  it.each([
    ['T-296', 'individual', 'For yourself'],
    ['T-297', 'company', 'For your company'],
  ])(
    '%s: the way to finance for an applicant (%s) opens the provider in a tab of its own',
    async (_id, applicant, label) => {
      const { html } = await get('/payment-options/toyota-financial-services');
      const [link = ''] = new RegExp(`<a[^>]*href="/finance-provider/${applicant}"[^>]*>.*?</a>`, 's').exec(html) ?? [];
      expect(link).toContain('target="_blank"');
      expect(link).toContain(label);
      expect((await get(`/finance-provider/${applicant}`)).status).toBe(200);
    },
  );
});
