import type { HybridTextBlock } from '@/cms/payload-types';
import { fixtures as richTexts } from '@/features/rich-text/fixture';

export const fixtures = {
  typical: { blockType: 'hybridText', id: 'hybrid', heading: 'It charges itself', body: richTexts.short },
  headingOnly: { blockType: 'hybridText', id: 'hybrid-heading', heading: 'No plug, no wait' },
} satisfies Record<string, HybridTextBlock>;
