import type { WrittenPage } from './page';

/** `/discover/community/sponsorships`: the two ways to ask for support; the navigation's dialog offers the same. */
export function sponsorshipsPage(): WrittenPage {
  return {
    title: { en: 'Sponsorships', af: 'Borgskappe', zu: 'Uxhaso' },
    slug: 'discover/community/sponsorships',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'cardGrid',
        heading: { en: 'Sponsorships', af: 'Borgskappe', zu: 'Uxhaso' },
        intro: {
          en: 'We answer every request. Choose what yours is about, so that it reaches the right people.',
          af: 'Ons antwoord op elke versoek. Kies waaroor joune gaan, sodat dit by die regte mense uitkom.',
          zu: 'Siphendula zonke izicelo. Khetha ukuthi esakho simayelana nani, ukuze sifinyelele kubantu abafanele.',
        },
        cardType: 'noImage',
        columns: '2',
        cards: [
          {
            title: { en: 'Corporate Sponsorship', af: 'Korporatiewe borgskap', zu: 'Uxhaso lwenkampani' },
            description: {
              en: 'Sport, arts and events that carry our name',
              af: 'Sport, kuns en geleenthede wat ons naam dra',
              zu: 'Ezemidlalo, ezobuciko nemicimbi ephethe igama lethu',
            },
            linkUrl: '/enquiry/sponsorships',
          },
          {
            title: {
              en: 'Corporate Social Responsibility',
              af: 'Korporatiewe maatskaplike verantwoordelikheid',
              zu: 'Ukuzibophezela kwenkampani emphakathini',
            },
            description: {
              en: 'Education, communities and the environment',
              af: 'Onderwys, gemeenskappe en die omgewing',
              zu: 'Ezemfundo, imiphakathi nemvelo',
            },
            linkUrl: '/enquiry/sponsorships/corporate-citizenship',
          },
        ],
      },
    ],
    meta: {
      description: {
        en: 'Ask us for a sponsorship, or for support of a project in your community.',
        af: "Vra ons vir 'n borgskap, of vir steun aan 'n projek in jou gemeenskap.",
        zu: 'Sicele uxhaso, noma ukusekelwa kwephrojekthi yomphakathi wakini.',
      },
    },
  };
}
