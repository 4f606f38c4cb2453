import { same } from '../words';
import type { PageIds, WrittenPage } from './page';

/** `/discover`: things worth knowing, and where the network is. */
export function discoverPage({ picture, brand }: PageIds): WrittenPage {
  return {
    title: { en: 'Discover', af: 'Ontdek', zu: 'Thola okuningi' },
    slug: 'discover',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'rangeHero',
        heading: { en: 'Look around', af: 'Kyk rond', zu: 'Buka nxazonke' },
        brand,
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'Worth a few minutes', af: "'n Paar minute werd", zu: 'Okufanele imizuzu embalwa' },
        cardType: 'largeImage',
        columns: '2',
        cards: [
          {
            title: { en: 'Hybrid, in plain words', af: 'Hibried, in gewone taal', zu: 'I-hybrid, ngamazwi alula' },
            description: {
              en: 'Three ways to put a battery into a car, and whom each one suits.',
              af: "Drie maniere om 'n battery in 'n motor te sit, en by wie elkeen pas.",
              zu: 'Izindlela ezintathu zokufaka ibhethri emotweni, nokuthi ngayinye ifanele bani.',
            },
            image: picture('news-hybrid'),
            linkUrl: '/discover/hybrid-electric',
          },
          {
            title: { en: 'GR: made by racing', af: 'GR: deur renne gemaak', zu: 'I-GR: eyakhiwe ngumjaho' },
            description: {
              en: 'What the desert teaches a bakkie.',
              af: "Wat die woestyn 'n bakkie leer.",
              zu: 'Lokho ugwadule olukufundisa ibhakhi.',
            },
            image: picture('event-gr'),
            linkUrl: '/gr',
          },
        ],
      },
      {
        blockType: 'faq',
        heading: { en: 'Where we are', af: 'Waar ons is', zu: 'Lapho sikhona' },
        variant: 'default',
        items: [
          {
            title: {
              en: 'In which countries can I ask for a quote?',
              af: "In watter lande kan ek 'n kwotasie vra?",
              zu: 'Kumaphi amazwe lapho ngingacela khona ikhotheshini?',
            },
            contentType: 'table',
            table: {
              tableTitle: { en: 'Five countries', af: 'Vyf lande', zu: 'Amazwe amahlanu' },
              tableDescription: {
                en: 'Prices on this site are in rand and hold in South Africa. Elsewhere the dealer tells you the price in your own currency.',
                af: 'Pryse op hierdie webwerf is in rand en geld in Suid-Afrika. Elders sê die handelaar vir jou die prys in jou eie geldeenheid.',
                zu: 'Amanani akule sayithi angamarandi futhi asebenza eNingizimu Afrika. Kwamanye amazwe umthengisi ukutshela intengo ngemali yezwe lakho.',
              },
              tableData: [
                country({ en: 'South Africa', af: 'Suid-Afrika', zu: 'INingizimu Afrika' }, '+27', 7),
                country({ en: 'Namibia', af: 'Namibië', zu: 'INamibia' }, '+264', 2),
                country({ en: 'Botswana', af: 'Botswana', zu: 'IBotswana' }, '+267', 1),
                country({ en: 'Lesotho', af: 'Lesotho', zu: 'ILesotho' }, '+266', 1),
                country({ en: 'Eswatini', af: 'Eswatini', zu: 'I-Eswatini' }, '+268', 1),
              ],
            },
          },
        ],
      },
    ],
    meta: {
      description: {
        en: 'Hybrids explained, racing explained, and the five countries where our dealers are.',
        af: 'Hibriede verduidelik, renne verduidelik, en die vyf lande waar ons handelaars is.',
        zu: 'Ama-hybrid achaziwe, umjaho uchaziwe, namazwe amahlanu lapho abathengisi bethu bekhona.',
      },
    },
  };
}

function country(heading: { en: string; af: string; zu: string }, phonePrefix: string, dealerCount: number) {
  return {
    heading,
    column1: same(phonePrefix),
    column2: {
      en: `${dealerCount} ${dealerCount > 1 ? 'dealers' : 'dealer'}`,
      af: `${dealerCount} ${dealerCount > 1 ? 'handelaars' : 'handelaar'}`,
      zu: dealerCount > 1 ? `abathengisi abangu-${dealerCount}` : 'umthengisi oyedwa',
    },
  };
}
