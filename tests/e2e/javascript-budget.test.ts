import { describe, expect, inject, it } from 'vitest';
import { moduleBytes } from '../../scripts/bench/transfer.mjs';

/** Next's own modules, brotli, kB: a page below has lost its behaviour. `npm run bench` measures the floor anew. */
const floorKilobytes = 100;
/** The floor that was measured for Next 16.4, and 15 kB for our islands. */
const ceilingKilobytes = 130;
/** What a calculator may add to that. */
const calculatorKilobytes = 6;

describe('JavaScript per page type', () => {
  it.each([
    '/',
    '/vehicles',
    '/vehicles/hilux-double-cab',
    '/dealers',
    '/dealers/roses-bloemfontein',
    '/dealers/roses-bloemfontein/new-vehicles/hilux-double-cab',
    '/gr',
    '/privacy-notice',
    '/enquiry/vehicle',
    '/enquiry/finance-offers',
    '/payment-options/side-by-side',
    '/vehicles/budget',
    '/buying-site/toyota/test-drive',
    '/nothing-here',
  ])('%s stays within its budget', async (path) => {
    const kilobytes = (await moduleBytes(inject('baseUrl') + path)) / 1000;
    expect(kilobytes).toBeGreaterThan(floorKilobytes);
    expect(kilobytes).toBeLessThan(ceilingKilobytes);
  });

  it.each(['instalment', 'future-drive', 'traditional', 'lease', 'kinto-one', 'used', 'finance'])(
    'issue-5 §5: the calculator page %s stays within its budget',
    async (name) => {
      const address = `${inject('baseUrl')}/payment-options/toyota-financial-services/${name}`;
      expect((await moduleBytes(address)) / 1000).toBeLessThan(ceilingKilobytes + calculatorKilobytes);
    },
  );
});
