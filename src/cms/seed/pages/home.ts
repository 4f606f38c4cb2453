import type { PageIds, WrittenPage } from './page';

/** `/`: a landscape with one vehicle, four jobs, the ranges, one offer, GR. */
export function homePage({ picture, promotion }: PageIds): WrittenPage {
  return {
    title: {
      en: 'New vehicles, prices and dealers',
      af: 'Nuwe voertuie, pryse en handelaars',
      zu: 'Izimoto ezintsha, amanani nabathengisi',
    },
    slug: 'home',
    _status: 'published',
    layout: [
      {
        blockType: 'bannerCarousel',
        slides: [
          {
            title: { en: 'The long way home', af: 'Die lang pad huis toe', zu: 'Indlela ende eya ekhaya' },
            subtitle: { en: 'Fortuner', af: 'Fortuner', zu: 'I-Fortuner' },
            description: {
              en: 'Seven seats, four driven wheels and no hurry.',
              af: 'Sewe sitplekke, vier aangedrewe wiele en geen haas nie.',
              zu: 'Izihlalo eziyisikhombisa, amasondo amane ashayelwayo, akukho kuphuthuma.',
            },
            tabTitle: { en: 'Fortuner', af: 'Fortuner', zu: 'I-Fortuner' },
            desktopImage: picture('karoo-dusk'),
            mobileImage: picture('karoo-dusk-portrait'),
            thumbnailImage: picture('karoo-dusk'),
            textTheme: 'light',
            buttons: [
              {
                linkLabel: { en: 'Explore the Fortuner', af: 'Verken die Fortuner', zu: 'Bona i-Fortuner' },
                linkUrl: '/vehicles/fortuner',
                buttonStyle: 'primary',
              },
            ],
          },
          {
            title: {
              en: 'Same pull, less diesel',
              af: 'Selfde trekkrag, minder diesel',
              zu: 'Amandla afanayo, udizili omncane',
            },
            subtitle: { en: '48-volt models', af: '48 volt-modelle', zu: 'Amamodeli e-48 V' },
            description: {
              en: 'Forty-eight volts start it without a shudder and help it pull away.',
              af: "Agt-en-veertig volt sit dit sonder 'n skud aan en help dit wegtrek.",
              zu: 'Ama-volt angu-48 ayayidumisa ngaphandle kokuqhaqhazela futhi ayisize isuke.',
            },
            tabTitle: { en: '48 volt', af: '48 volt', zu: '48 V' },
            desktopImage: picture('drakensberg-road'),
            mobileImage: picture('drakensberg-road-portrait'),
            thumbnailImage: picture('drakensberg-road'),
            textTheme: 'light',
            buttons: [
              {
                linkLabel: { en: 'How it works', af: 'Hoe dit werk', zu: 'Isebenza kanjani' },
                linkUrl: '/discover/hybrid-electric',
                buttonStyle: 'secondary',
                buttonColour: 'light',
              },
            ],
          },
        ],
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'What brings you here?', af: 'Wat bring jou hier?', zu: 'Ulethwe yini lapha?' },
        cardType: 'jobs',
        columns: '4',
        cards: [
          {
            title: { en: 'Choose a vehicle', af: "Kies 'n voertuig", zu: 'Khetha imoto' },
            description: {
              en: 'Models, prices and colours',
              af: 'Modelle, pryse en kleure',
              zu: 'Amamodeli, amanani nemibala',
            },
            icon: 'car',
            linkUrl: '/vehicles',
          },
          {
            title: { en: 'Find a dealer', af: "Vind 'n handelaar", zu: 'Thola umthengisi' },
            description: {
              en: 'Over two hundred, in five countries',
              af: 'Meer as tweehonderd, in vyf lande',
              zu: 'Bangaphezu kwamakhulu amabili, emazweni amahlanu',
            },
            icon: 'pin',
            linkUrl: '/dealers',
          },
          {
            title: { en: 'Work out the cost', af: 'Werk die koste uit', zu: 'Bala izindleko' },
            description: {
              en: 'What an instalment is made of',
              af: "Waaruit 'n paaiement bestaan",
              zu: 'Okwakha isitolimende',
            },
            icon: 'calculator',
            linkUrl: '/buying/how-buying-works',
          },
          {
            title: { en: 'Look after it', af: 'Sorg daarvoor', zu: 'Yinakekele' },
            description: {
              en: 'Services, warranty and roadside help',
              af: 'Dienste, waarborg en padbystand',
              zu: 'Amasevisi, iwaranti nosizo emgwaqweni',
            },
            icon: 'wrench',
            linkUrl: '/owners',
          },
        ],
      },
      {
        blockType: 'rangeSlider',
        heading: { en: 'Find the one that fits', af: 'Vind die een wat pas', zu: 'Thola ekufanelayo' },
        source: 'bodyTypes',
      },
      {
        blockType: 'promotedOffer',
        heading: {
          en: "This month's offer, with its whole cost",
          af: 'Hierdie maand se aanbod, met sy volle koste',
          zu: 'Okunikezwayo kule nyanga, nezindleko zonke',
        },
        promotion,
        buttons: [
          {
            linkLabel: { en: 'See the Corolla', af: 'Sien die Corolla', zu: 'Bona i-Corolla' },
            linkUrl: '/vehicles/corolla',
            buttonStyle: 'secondary',
          },
        ],
      },
      {
        blockType: 'hero',
        title: { en: 'Made by racing', af: 'Deur renne gemaak', zu: 'Eyakhiwe ngumjaho' },
        subtitle: { en: 'GR', af: 'GR', zu: 'I-GR' },
        description: {
          en: 'What breaks on Saturday is built better by Monday.',
          af: 'Wat Saterdag breek, word teen Maandag beter gebou.',
          zu: 'Okuphuka ngoMgqibelo kwakhiwa kangcono ngoMsombuluko.',
        },
        desktopImage: picture('gr-night'),
        mobileImage: picture('gr-night-portrait'),
        textTheme: 'gr',
        height: 'page',
        buttons: [
          {
            linkLabel: { en: 'Enter GR', af: 'Gaan na GR', zu: 'Ngena ku-GR' },
            linkUrl: '/gr',
            buttonStyle: 'secondary',
            buttonColour: 'light',
          },
        ],
      },
    ],
    meta: {
      description: {
        en: 'Bakkies, SUVs and hatchbacks with their prices, colours and specifications. Choose a model and ask a dealer near you for a quote.',
        af: "Bakkies, SUV's en luikrugmotors met hul pryse, kleure en spesifikasies. Kies 'n model en vra 'n handelaar naby jou vir 'n kwotasie.",
        zu: 'Amabhakhi, ama-SUV nama-hatchback namanani awo, imibala nemininingwane. Khetha imodeli bese ucela ikhotheshini kumthengisi oseduze.',
      },
      image: picture('karoo-dusk'),
    },
  };
}
