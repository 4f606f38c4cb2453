import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { readChosenQuote, readOffersOfSlug } from '@/features/monthly-price/read-offers';
import { logger } from '@/lib/logger';
import { getRange, getRangeCards } from '@/queries/vehicles';
import type { PageContext } from './block';
import { fixtures as lease } from './lease-card/fixture';
import type { StoredBlock } from './registry';
import { RenderBlocks } from './render-blocks';

logger.level = 'silent';

vi.mock('@/features/monthly-price/read-offers', async (original) => ({
  ...(await original<object>()),
  readChosenQuote: vi.fn(() => Promise.reject(new Error('the store is away'))),
  readOffersOfSlug: vi.fn(() => Promise.reject(new Error('the store is away'))),
}));

vi.mock('@/queries/vehicles', async (original) => ({
  ...(await original<object>()),
  getRangeId: vi.fn(() => Promise.resolve(1)),
  getRange: vi.fn(() => Promise.reject(new Error('the store is away'))),
  getRangeCards: vi.fn(() => Promise.reject(new Error('the store is away'))),
  getNewPriceFormat: vi.fn(() => Promise.resolve(null)),
}));
vi.mock('@/queries/site-settings', () => ({ getSiteSettings: () => Promise.resolve({}) }));

const visitor: PageContext = {
  locale: 'en',
  path: '/vehicles/corolla',
  query: '',
  isDraft: false,
  theme: 'light',
  dealer: null,
};

const text: StoredBlock = { blockType: 'text', id: 'text', heading: 'The rest' };

it('T-306: a lease or promotions that cannot be read are not there, and nothing is said of it; the page stands', async () => {
  const alone = renderToStaticMarkup(await RenderBlocks({ blocks: [text], context: visitor }));
  const blocks: StoredBlock[] = [text, lease.typical, { blockType: 'vehiclePromotions', id: 'promotions' }];
  expect(renderToStaticMarkup(await RenderBlocks({ blocks, context: visitor }))).toBe(alone);
  expect(readChosenQuote).toHaveBeenCalledOnce();
  expect(readOffersOfSlug).toHaveBeenCalledOnce();
});

it('D-399: models and related vehicles that cannot be read are not there, and nothing is said of it', async () => {
  const alone = renderToStaticMarkup(await RenderBlocks({ blocks: [text], context: visitor }));
  const blocks: StoredBlock[] = [
    text,
    { blockType: 'modelPriceSummary', id: 'models' },
    { blockType: 'relatedVehicles', id: 'related' },
  ];
  expect(renderToStaticMarkup(await RenderBlocks({ blocks, context: visitor }))).toBe(alone);
  expect(getRange).toHaveBeenCalledOnce();
  expect(getRangeCards).toHaveBeenCalledOnce();
});
