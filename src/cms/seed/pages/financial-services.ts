import { richText } from '../rich-text';
import { toCards } from './finance-links';
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
        heading: { en: 'Ways to pay for it', af: 'Maniere om daarvoor te betaal', zu: 'Izindlela zokukhokha' },
        body: richText({
          en: 'Your dealer arranges any of them with Toyota Financial Services, and shows you the whole cost before you sign: every instalment, the rate, the fees and what is left at the end.',
          af: 'Jou handelaar reël enige daarvan by Toyota Finansiële Dienste en wys jou die volle koste voordat jy teken: elke paaiement, die koers, die fooie en wat aan die einde oorbly.',
          zu: 'Umthengisi wakho uhlela noma iyiphi yazo ne-Toyota Financial Services, akukhombise zonke izindleko ngaphambi kokuba usayine: inkokhelo ngayinye, inzalo, izimali zokusebenza nokusalayo ekugcineni.',
        }),
      },
      {
        blockType: 'cardGrid',
        cardType: 'noImage',
        columns: '3',
        cards: toCards(['instalment', 'traditional', 'futureDrive', 'kintoOne', 'lease', 'used']),
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'Work it out first', af: 'Werk dit eers uit', zu: 'Kubale kuqala' },
        cardType: 'jobs',
        columns: '3',
        cards: toCards(['calculators', 'sideBySide', 'costOfKeeping']),
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'For your company', af: 'Vir jou maatskappy', zu: 'Okwenkampani yakho' },
        cardType: 'noImage',
        columns: '2',
        cards: toCards(['instalmentBusiness', 'futureDriveBusiness']),
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
        en: 'Instalment finance, Future Drive, KINTO ONE and lease through Toyota Financial Services, in plain words.',
        af: 'Paaiementfinansiering, Future Drive, KINTO ONE en bruikhuur deur Toyota Finansiële Dienste, in gewone taal.',
        zu: 'Izitolimende, i-Future Drive, i-KINTO ONE nokuqasha nge-Toyota Financial Services, ngamazwi alula.',
      },
    },
  };
}
