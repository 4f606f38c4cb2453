import type { BreadcrumbsBlock } from '@/cms/payload-types';

export const fixtures = {
  minimal: { blockType: 'breadcrumbs', id: 'breadcrumbs-minimal' },
  withBackLink: { blockType: 'breadcrumbs', id: 'breadcrumbs-back', backLink: true },
} satisfies Record<string, BreadcrumbsBlock>;
