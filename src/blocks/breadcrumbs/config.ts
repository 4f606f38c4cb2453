import type { Block } from 'payload';

/** The trail of the page's own path (D crumb). It has nothing to fill in. */
export const Breadcrumbs: Block = {
  slug: 'breadcrumbs',
  interfaceName: 'BreadcrumbsBlock',
  labels: { singular: 'Breadcrumbs', plural: 'Breadcrumbs' },
  fields: [{ name: 'backLink', type: 'checkbox', label: 'Add a link back to the home page', defaultValue: false }],
};
