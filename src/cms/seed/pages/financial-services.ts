import { richText } from '../rich-text';
import { financeLinks, toCards } from './finance-links';
import type { WrittenPage } from './page';

/** `/payment-options/toyota-financial-services`: where a dealer's vehicle pages lead for ways to pay (D-370). */
export function financialServicesPage(): WrittenPage {
  return {
    title: {
      en: 'Toyota Financial Services',
      af: 'Toyota Finansiële Dienste',
      zu: 'I-Toyota Financial Services',
    },
    slug: 'payment-options/toyota-financial-services',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'text',
        heading: {
          en: 'Three ways to pay for it',
          af: 'Drie maniere om daarvoor te betaal',
          zu: 'Izindlela ezintathu zokuyikhokhela',
        },
        body: richText({
          en: 'Your dealer arranges all three with Toyota Financial Services, and shows you the whole cost before you sign: every instalment, the rate, the fees and what is left at the end.',
          af: 'Jou handelaar reël al drie by Toyota Finansiële Dienste en wys jou die volle koste voordat jy teken: elke paaiement, die koers, die fooie en wat aan die einde oorbly.',
          zu: 'Umthengisi wakho uhlela zontathu ne-Toyota Financial Services, akukhombise zonke izindleko ngaphambi kokuba usayine: inkokhelo ngayinye, inzalo, izimali zokusebenza nokusalayo ekugcineni.',
        }),
      },
      {
        blockType: 'cardGrid',
        cardType: 'noImage',
        columns: '3',
        cards: [
          {
            title: { en: 'Instalment sale', af: 'Afbetaling', zu: 'Ukuthenga ngezitolimende' },
            description: {
              en: 'Equal instalments over 12 to 72 months. With the last one the vehicle is yours.',
              af: 'Gelyke paaiemente oor 12 tot 72 maande. Met die laaste een is die voertuig joune.',
              zu: 'Izinkokhelo ezilinganayo ezinyangeni eziyi-12 kuya kweziyi-72. Ngeyokugcina imoto iba ngeyakho.',
            },
            linkUrl: financeLinks.instalment.url,
          },
          {
            title: { en: 'With a balloon', af: "Met 'n ballon", zu: 'Nge-balloon' },
            description: {
              en: 'Part of the price waits until the end. The instalments are smaller, the whole cost is higher.',
              af: "'n Deel van die prys wag tot die einde. Die paaiemente is kleiner, die volle koste is hoër.",
              zu: 'Ingxenye yentengo ilinda kuze kube sekupheleni. Izinkokhelo ziba zincane, izindleko zizonke ziba phezulu.',
            },
            linkUrl: financeLinks.instalment.url,
          },
          {
            title: { en: 'Lease', af: 'Huur', zu: 'Ukuqasha' },
            description: {
              en: 'You pay for the use of the vehicle over an agreed term. Then you pay the balloon and keep it, or give it back.',
              af: "Jy betaal vir die gebruik van die voertuig oor 'n ooreengekome termyn. Dan betaal jy die ballon en hou dit, of gee dit terug.",
              zu: 'Ukhokhela ukusebenzisa imoto isikhathi okuvunyelwene ngaso. Bese ukhokha i-balloon uyigcine, noma uyibuyise.',
            },
            linkUrl: financeLinks.lease.url,
          },
        ],
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'Work it out first', af: 'Werk dit eers uit', zu: 'Kubale kuqala' },
        cardType: 'jobs',
        columns: '3',
        cards: toCards(['calculators', 'futureDrive', 'kintoOne', 'used', 'sideBySide']),
      },
      {
        blockType: 'simpleButtons',
        heading: {
          en: 'Apply for finance',
          af: 'Doen aansoek om finansiering',
          zu: 'Faka isicelo sokuxhaswa ngezimali',
        },
        buttons: [
          {
            label: { en: 'For yourself', af: 'Vir jouself', zu: 'Esakho' },
            url: '/finance-provider/individual',
            style: 'primary',
            opensNewTab: true,
          },
          {
            label: { en: 'For your company', af: 'Vir jou maatskappy', zu: 'Esenkampani yakho' },
            url: '/finance-provider/company',
            style: 'secondary',
            opensNewTab: true,
          },
        ],
      },
    ],
    meta: {
      description: {
        en: 'Instalment sale, balloon and lease through Toyota Financial Services, in plain words.',
        af: 'Afbetaling, ballon en huur deur Toyota Finansiële Dienste, in gewone taal.',
        zu: 'Izitolimende, i-balloon nokuqasha nge-Toyota Financial Services, ngamazwi alula.',
      },
    },
  };
}
