import type { SecondaryNavBlock } from '@/cms/payload-types';

export const fixtures = {
  typical: {
    blockType: 'secondaryNav',
    id: 'secondary-typical',
    title: 'Owners',
    buttons: [{ id: 'book', linkLabel: 'Book a service', linkUrl: '/owners/service', buttonStyle: 'secondary' }],
    items: [
      {
        id: 'care',
        itemType: 'dropdown',
        subMenuLabel: 'Care',
        subMenuURL: '/owners/care',
        subMenuLabelClickable: true,
        subMenuItems: [
          { id: 'service', label: 'Service', linkUrl: '/owners/service', mobileLinkUrl: '/owners/service/phone' },
          { id: 'tyres', label: 'Tyres', linkUrl: '/owners/tyres' },
        ],
      },
      {
        id: 'help',
        itemType: 'dropdown',
        subMenuLabel: 'Help',
        subMenuURL: '/owners/help',
        subMenuLabelClickable: false,
        subMenuItems: [{ id: 'faq', label: 'Questions and answers', linkUrl: '/owners/faq' }],
      },
      { id: 'recalls', itemType: 'default', subMenuLabel: 'Recalls', subMenuURL: '/owners/recalls' },
      { id: 'contact', itemType: 'anchor', subMenuLabel: 'Contact', subMenuURL: '#contact' },
    ],
  },
  minimal: {
    blockType: 'secondaryNav',
    id: 'secondary-minimal',
    items: [{ id: 'recalls', itemType: 'default', subMenuLabel: 'Recalls', subMenuURL: '/owners/recalls' }],
  },
  longWords: {
    blockType: 'secondaryNav',
    id: 'secondary-long-words',
    title: 'Voertuigeienaarsondersteuning',
    items: ['Diensbesprekings', 'Terugroepnavrae', 'Ukuhlolwa kwezimoto', 'Finansieringsvoorwaardes'].map((label) => ({
      id: label,
      itemType: 'default' as const,
      subMenuLabel: label,
      subMenuURL: '/owners',
    })),
  },
  empty: { blockType: 'secondaryNav', id: 'secondary-empty', items: [] },
} satisfies Record<string, SecondaryNavBlock>;
