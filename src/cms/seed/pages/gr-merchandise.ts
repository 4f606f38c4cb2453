import type { PageIds, WrittenPage } from './page';

/** `/gr/merchandise`: everything that can be worn, carried or drunk from. */
export function grMerchandisePage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'GR merchandise', af: 'GR-handelsware', zu: 'Impahla ye-GR' },
    slug: 'gr/merchandise',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      { blockType: 'grMerchandise', allUrl: '/gr/merchandise' },
    ],
    meta: {
      description: {
        en: 'Caps, jackets, bottles and the rest of what the team wears and carries. Ask about any of it.',
        af: 'Pette, baadjies, bottels en die res van wat die span dra. Vra gerus oor enigiets daarvan.',
        zu: 'Izigqoko, amajakhethi, amabhodlela nakho konke okugqokwa nokuphathwa yiqembu. Buza nganoma yini yakho.',
      },
      image: picture('product-jacket'),
    },
  };
}
