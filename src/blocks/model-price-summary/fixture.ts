import type { ModelPriceSummaryBlock } from '@/cms/payload-types';

/** The first stored range. */
const range = 1;

export const fixtures = {
  typical: { blockType: 'modelPriceSummary', id: 'summary', heading: 'What each one costs', range },
  minimal: { blockType: 'modelPriceSummary', id: 'summary-minimal', range },
  missing: { blockType: 'modelPriceSummary', id: 'summary-missing', range: 987654 },
} satisfies Record<string, ModelPriceSummaryBlock>;
