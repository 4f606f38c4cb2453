import type { LeaseCardBlock } from '@/cms/payload-types';
import { corollaQuote } from '../fixture-offers';

export const fixtures = {
  typical: { blockType: 'leaseCard', id: 'lease', heading: 'One amount a month', leaseQuote: corollaQuote },
  minimal: {
    blockType: 'leaseCard',
    id: 'lease-minimal',
    leaseQuote: { ...corollaQuote, product: 'Lease', kintoProtectInclVat: null },
  },
  expired: {
    blockType: 'leaseCard',
    id: 'lease-expired',
    leaseQuote: { ...corollaQuote, validUntil: '2026-11-02T00:00:00.000+02:00' },
  },
} satisfies Record<string, LeaseCardBlock>;
