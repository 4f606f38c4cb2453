import type { PageIds, WrittenPage } from './page';

/** `/gr`: the racing brand, on black. */
export function grPage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'GR: made by racing', af: 'GR: deur renne gemaak', zu: 'I-GR: eyakhiwe ngumjaho' },
    slug: 'gr',
    _status: 'published',
    layout: [
      {
        blockType: 'bannerCarousel',
        slides: [
          {
            title: { en: 'The dunes are waiting', af: 'Die duine wag', zu: 'Izindunduma zilindile' },
            subtitle: { en: 'Dakar', af: 'Dakar', zu: 'I-Dakar' },
            description: {
              en: 'Twelve stages, fourteen days, four crews. Everything we know about sand, and everything we are about to learn.',
              af: 'Twaalf skofte, veertien dae, vier spanne. Alles wat ons van sand weet, en alles wat ons nog gaan leer.',
              zu: 'Izigaba ezingu-12, izinsuku ezingu-14, amaqembu amane. Konke esikwaziyo ngesihlabathi, nakho konke esisazokufunda.',
            },
            tabTitle: { en: 'Dakar', af: 'Dakar', zu: 'I-Dakar' },
            desktopImage: picture('namib-dunes'),
            mobileImage: picture('namib-dunes-portrait'),
            thumbnailImage: picture('namib-dunes'),
            textTheme: 'gr',
            countdownTimer: 'dakar',
            buttons: [
              {
                linkLabel: {
                  en: 'See the GR-Sport Land Cruiser',
                  af: 'Sien die GR-Sport-Land Cruiser',
                  zu: 'Bona i-Land Cruiser GR-Sport',
                },
                linkUrl: '/vehicles/land-cruiser-300/A8L',
                buttonStyle: 'primary',
              },
            ],
          },
          {
            title: {
              en: 'Gravel is where it learned',
              af: 'Op grondpad het hy geleer',
              zu: 'Yafunda emgwaqweni ongenatiyela',
            },
            subtitle: { en: 'GR Yaris', af: 'GR Yaris', zu: 'I-GR Yaris' },
            description: {
              en: 'Three cylinders, four driven wheels, and not a stage it is afraid of.',
              af: 'Drie silinders, vier aangedrewe wiele, en geen skof waarvoor hy bang is nie.',
              zu: 'Amasilinda amathathu, amasondo amane ashayelwayo, asikho isigaba esiyesabisayo.',
            },
            tabTitle: { en: 'GR Yaris', af: 'GR Yaris', zu: 'I-GR Yaris' },
            desktopImage: picture('gravel-rally'),
            mobileImage: picture('gravel-rally-portrait'),
            thumbnailImage: picture('gravel-rally'),
            textTheme: 'gr',
            buttons: [
              {
                linkLabel: { en: 'See the GR Yaris', af: 'Sien die GR Yaris', zu: 'Bona i-GR Yaris' },
                linkUrl: '/vehicles/gr-yaris',
                buttonStyle: 'secondary',
                buttonColour: 'light',
              },
            ],
          },
        ],
      },
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'secondaryNav',
        title: { en: 'GR', af: 'GR', zu: 'I-GR' },
        buttons: [
          {
            linkLabel: { en: 'Request a quote', af: "Vra 'n kwotasie", zu: 'Cela ikhotheshini' },
            linkUrl: '/enquiry/vehicle',
            buttonStyle: 'secondary',
          },
        ],
        items: [
          {
            itemType: 'default',
            subMenuLabel: { en: 'Overview', af: 'Oorsig', zu: 'Uhlolojikelele' },
            subMenuURL: '/gr',
          },
          {
            itemType: 'dropdown',
            subMenuLabel: { en: 'GR-Sport models', af: 'GR-Sport-modelle', zu: 'Amamodeli e-GR-Sport' },
            subMenuItems: [
              {
                label: { en: 'Hilux Double Cab', af: 'Hilux Double Cab', zu: 'I-Hilux Double Cab' },
                linkUrl: '/vehicles/hilux-double-cab/P35',
              },
              { label: { en: 'Fortuner', af: 'Fortuner', zu: 'I-Fortuner' }, linkUrl: '/vehicles/fortuner/N35' },
              { label: { en: 'Corolla', af: 'Corolla', zu: 'I-Corolla' }, linkUrl: '/vehicles/corolla/C20' },
              {
                label: { en: 'Land Cruiser 300', af: 'Land Cruiser 300', zu: 'I-Land Cruiser 300' },
                linkUrl: '/vehicles/land-cruiser-300/A8L',
              },
            ],
          },
          {
            itemType: 'default',
            subMenuLabel: { en: 'All vehicles', af: 'Alle voertuie', zu: 'Zonke izimoto' },
            subMenuURL: '/vehicles',
          },
          {
            itemType: 'default',
            subMenuLabel: { en: 'Subscribe', af: 'Teken in', zu: 'Bhalisela incwadi yezindaba' },
            subMenuURL: '/newsletter',
            opens: 'subscribe',
          },
        ],
      },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'Why we race', af: 'Waarom ons renne', zu: 'Isizathu sokujaha' },
        title: {
          en: 'Break it here, not there',
          af: 'Breek dit hier, nie daar nie',
          zu: 'Kuphuke lapha, hhayi laphaya',
        },
        description: {
          en: 'A stage of the Dakar asks more of a damper than ten years of farm road. What gives way is drawn again, and the new part finds its way into a car that you can buy.',
          af: "'n Dakar-skof vra meer van 'n skokbreker as tien jaar se plaaspad. Wat meegee, word oorgeteken, en die nuwe onderdeel beland in 'n motor wat jy kan koop.",
          zu: 'Isigaba se-Dakar sifuna okuningi ku-shock absorber kuneminyaka eyishumi yomgwaqo wasepulazini. Okuphukayo kuyadwetshwa kabusha, bese ingxenye entsha igcina isemotweni ongayithenga.',
        },
        image: picture('gr86-red'),
        imgPosition: 'right',
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'Dakar in four numbers', af: 'Dakar in vier syfers', zu: 'I-Dakar ngezinombolo ezine' },
        cardType: 'noImage',
        columns: '4',
        cards: [
          {
            title: { en: '12 stages', af: '12 skofte', zu: 'Izigaba ezingu-12' },
            description: {
              en: 'Sand, stone and salt, a different desert every morning.',
              af: "Sand, klip en sout, elke oggend 'n ander woestyn.",
              zu: 'Isihlabathi, itshe nosawoti, ugwadule olusha njalo ekuseni.',
            },
          },
          {
            title: { en: '14 days', af: '14 dae', zu: 'Izinsuku ezingu-14' },
            description: {
              en: 'One of them is for rest. The mechanics work through it.',
              af: 'Een daarvan is vir rus. Die werktuigkundiges werk dwarsdeur.',
              zu: 'Olunye lwazo ngolokuphumula. Omakhenikha basebenza ngalo.',
            },
          },
          {
            title: { en: '4 crews', af: '4 spanne', zu: 'Amaqembu angu-4' },
            description: {
              en: 'A driver and a navigator each, and one road book.',
              af: "Elk 'n bestuurder en 'n navigator, en een padboek.",
              zu: 'Iqembu ngalinye linomshayeli nomkhombi-ndlela, nencwadi eyodwa yendlela.',
            },
          },
          {
            title: { en: '3 wins', af: '3 oorwinnings', zu: 'Ukunqoba okungu-3' },
            description: {
              en: 'In 2019, 2022 and 2023, with second places in 2021 and 2025.',
              af: 'In 2019, 2022 en 2023, met tweede plekke in 2021 en 2025.',
              zu: 'Ngo-2019, 2022 no-2023, nendawo yesibili ngo-2021 no-2025.',
            },
          },
        ],
      },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'GR-Sport', af: 'GR-Sport', zu: 'I-GR-Sport' },
        title: { en: 'The road version', af: 'Die padweergawe', zu: 'Uhlobo lwasemgwaqweni' },
        description: {
          en: 'In the Hilux and the Fortuner, GR-Sport means 165 kW, 550 Nm and dampers of its own. In the Corolla it means a two-litre engine and a wheel that talks back.',
          af: "In die Hilux en die Fortuner beteken GR-Sport 165 kW, 550 Nm en sy eie skokbrekers. In die Corolla beteken dit 'n tweeliterenjin en 'n stuurwiel wat terugpraat.",
          zu: 'Ku-Hilux naku-Fortuner, i-GR-Sport isho u-165 kW, u-550 Nm nama-shock absorber ayo. Ku-Corolla isho injini yamalitha amabili nesiteringi esikuzwisa umgwaqo.',
        },
        image: picture('hilux-double-cab-red'),
        imgPosition: 'left',
        buttons: [
          {
            linkLabel: { en: 'All vehicles', af: 'Alle voertuie', zu: 'Zonke izimoto' },
            linkUrl: '/vehicles',
            buttonStyle: 'secondary',
            buttonColour: 'light',
          },
        ],
      },
      { blockType: 'grMerchandise', allUrl: '/gr/merchandise' },
    ],
    meta: {
      title: { en: 'GR', af: 'GR', zu: 'I-GR' },
      description: {
        en: 'GR is where racing becomes cars for the road: the Dakar, and GR-Sport models of the Hilux, Fortuner and Corolla.',
        af: 'GR is waar renne padmotors word: die Dakar, en GR-Sport-modelle van die Hilux, Fortuner en Corolla.',
        zu: 'I-GR yilapho umjaho uphenduka izimoto zasemgwaqweni: i-Dakar, namamodeli e-GR-Sport e-Hilux, e-Fortuner nawe-Corolla.',
      },
      image: picture('gr-night'),
    },
  };
}
