import { beforeEach, expect, it, vi } from 'vitest';
import { logger } from '@/lib/logger';
import { getDealerPlace } from './dealers';

const dealer = { slug: 'roses', name: 'Roses Toyota', supplierCode: 'ZA104', province: 'Free State' };
const readDealers = vi.hoisted(() => vi.fn());

vi.mock('./cached-read', () => ({ cachedRead: readDealers, shortenPageLife: async () => {} }));
vi.mock('./localized', () => ({ findLocalized: async () => [] }));

beforeEach(() => {
  readDealers.mockReset();
});

it('D-143 D-367: a dealer with a site has a place, others have none', async () => {
  readDealers.mockResolvedValue([
    { ...dealer, toyotaSupplier: 'Y' },
    { ...dealer, slug: 'workshop', toyotaSupplier: 'N' },
    { ...dealer, slug: 'unsaid', toyotaSupplier: null },
  ]);
  expect(await getDealerPlace('en', 'roses')).toEqual({ kind: 'dealer', ...dealer });
  expect(await getDealerPlace('en', 'workshop')).toBeNull();
  expect(await getDealerPlace('en', 'unsaid')).toBeNull();
  expect(await getDealerPlace('en', 'nobody')).toBeNull();
});

it('D-400: a failed read is logged, and the place is one whose prices stay hidden', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  readDealers.mockRejectedValue(new Error('no database'));
  expect(await getDealerPlace('en', 'roses')).toEqual({
    kind: 'dealer',
    slug: 'roses',
    supplierCode: '',
    province: '',
    name: '',
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
