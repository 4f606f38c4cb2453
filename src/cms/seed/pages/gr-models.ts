import { pricedLineupCodes } from '@/domain/vehicle/lineup-codes';
import type { PageIds, WrittenPage } from './page';

/** `/gr/models`: every model that carries the letters, and four that share the workshop (T-149, T-152). */
export function grModelsPage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'GR models', af: 'GR-modelle', zu: 'Amamodeli e-GR' },
    slug: 'gr/models',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'grModelsLineup',
        heading: { en: 'GR: built to race', af: 'GR: gebou om te jaag', zu: 'I-GR: yakhelwe ukujaha' },
        codes: ['64O', 'A7O', '86W', '48V'],
        order: 'as-listed',
        allUrl: '/gr/models',
      },
      {
        blockType: 'grModelsLineup',
        heading: {
          en: 'GR-Sport: built for Monday',
          af: 'GR-Sport: gebou vir Maandag',
          zu: 'I-GR-Sport: yakhelwe uMsombuluko',
        },
        codes: ['A8L', '73T', 'N35', 'P35'],
        order: 'as-listed',
        allUrl: '/gr/models',
      },
      {
        blockType: 'grModelsLineup',
        heading: {
          en: 'Hybrid, from the same test tracks',
          af: 'Hibried, van dieselfde toetsbane',
          zu: 'I-hybrid, evela ezinkundleni ezifanayo zokuhlola',
        },
        codes: [...pricedLineupCodes],
        order: 'price',
        allUrl: '/gr/models',
      },
    ],
    meta: {
      description: {
        en: 'GR Yaris, GR Corolla, GR86 and GR Supra, the GR-Sport models, and four hybrids by price.',
        af: 'GR Yaris, GR Corolla, GR86 en GR Supra, die GR-Sport-modelle, en vier hibriede volgens prys.',
        zu: 'I-GR Yaris, i-GR Corolla, i-GR86 ne-GR Supra, amamodeli e-GR-Sport, nama-hybrid amane ngokwentengo.',
      },
      image: picture('event-gr'),
    },
  };
}
