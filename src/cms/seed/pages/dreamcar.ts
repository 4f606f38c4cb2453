import type { PageIds, WrittenPage } from './page';

/** `/dreamcar`: a drawing contest for children, under a banner as high as home's (C-012). */
export function dreamcarPage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'Dream Car', af: 'Droommotor', zu: 'Imoto Yamaphupho' },
    slug: 'dreamcar',
    _status: 'published',
    layout: [
      {
        blockType: 'bannerCarousel',
        slides: [
          {
            title: {
              en: 'Draw the car of your dreams',
              af: 'Teken die motor van jou drome',
              zu: 'Dweba imoto yamaphupho akho',
            },
            subtitle: { en: 'Dream Car', af: 'Droommotor', zu: 'Imoto Yamaphupho' },
            description: {
              en: 'For everybody up to fifteen. A pencil and a sheet of paper are enough.',
              af: "Vir almal tot vyftien. 'n Potlood en 'n vel papier is genoeg.",
              zu: 'Yabo bonke abafika eminyakeni eyishumi nanhlanu. Ipensela nephepha kwanele.',
            },
            desktopImage: picture('coastal-pass'),
            mobileImage: picture('coastal-pass-portrait'),
            textTheme: 'light',
          },
        ],
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'How to take part', af: 'Hoe om deel te neem', zu: 'Ungabamba kanjani iqhaza' },
        cardType: 'noImage',
        columns: '3',
        cards: [
          {
            title: { en: 'Draw', af: 'Teken', zu: 'Dweba' },
            description: {
              en: 'On paper of any size up to A3, with anything that leaves a mark. It need not have wheels.',
              af: "Op papier van enige grootte tot A3, met enigiets wat 'n merk maak. Dit hoef nie wiele te hê nie.",
              zu: 'Ephepheni lanoma yimuphi usayizi kuze kube u-A3, nganoma yini eshiya umugqa. Akudingeki ibe namasondo.',
            },
          },
          {
            title: { en: 'Say what it does', af: 'Sê wat dit doen', zu: 'Sho ukuthi yenzani' },
            description: {
              en: 'Two sentences on the back: what it is for, and whom it helps.',
              af: 'Twee sinne agterop: waarvoor dit is, en wie dit help.',
              zu: 'Imisho emibili ngemuva: eyani, futhi isiza bani.',
            },
          },
          {
            title: { en: 'Hand it in', af: 'Gee dit in', zu: 'Yinikeze' },
            description: {
              en: 'At any dealer, with a parent or guardian, who signs for you. We keep a first name, an age and the drawing, nothing else.',
              af: "By enige handelaar, saam met 'n ouer of voog wat vir jou teken. Ons hou 'n voornaam, 'n ouderdom en die tekening, niks anders nie.",
              zu: 'Kunoma yimuphi umthengisi, unomzali noma umqaphi ozokusayinela. Sigcina igama, iminyaka nomdwebo, akukho okunye.',
            },
          },
        ],
      },
      {
        blockType: 'findDealer',
        heading: { en: 'Where to hand it in', af: 'Waar om dit in te gee', zu: 'Lapho uzoyinikeza khona' },
      },
    ],
  };
}
