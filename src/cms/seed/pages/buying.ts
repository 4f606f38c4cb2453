import { richText } from '../rich-text';
import type { PageIds, WrittenPage } from './page';

/** `/buying`: choosing, asking, paying. */
export function buyingPage({ picture, promotion }: PageIds): WrittenPage {
  return {
    title: { en: 'Buying', af: 'Koop', zu: 'Ukuthenga' },
    slug: 'buying',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'cardGrid',
        heading: { en: 'Buying, without the fog', af: 'Koop, sonder die mis', zu: 'Ukuthenga, ngokucacile' },
        intro: {
          en: 'Every price on this site is the whole recommended price, and every instalment comes with what it costs in the end.',
          af: 'Elke prys op hierdie webwerf is die volle aanbevole prys, en elke paaiement kom met wat dit op die ou end kos.',
          zu: 'Yonke intengo ekule sayithi yintengo ephelele enconyiwe, futhi isitolimende ngasinye siza nalokho esikubizayo ekugcineni.',
        },
        cardType: 'jobs',
        columns: '3',
        cards: [
          {
            title: { en: 'Choose', af: 'Kies', zu: 'Khetha' },
            description: {
              en: 'Every model with its price and colours',
              af: 'Elke model met sy prys en kleure',
              zu: 'Wonke amamodeli nenani nemibala yawo',
            },
            linkUrl: '/vehicles',
          },
          {
            title: { en: 'Understand', af: 'Verstaan', zu: 'Qonda' },
            description: {
              en: 'Six steps from idea to keys',
              af: 'Ses stappe van idee tot sleutels',
              zu: 'Izinyathelo eziyisithupha kusuka emcabangweni kuya ezikhiyeni',
            },
            linkUrl: '/buying/how-buying-works',
          },
          {
            title: { en: 'Ask', af: 'Vra', zu: 'Buza' },
            description: {
              en: 'A quote from the dealer you choose',
              af: "'n Kwotasie van die handelaar wat jy kies",
              zu: 'Ikhotheshini evela kumthengisi omkhethayo',
            },
            linkUrl: '/enquiry/vehicle',
          },
        ],
      },
      {
        blockType: 'promotedOffer',
        heading: { en: 'On offer now', af: 'Nou op aanbod', zu: 'Okunikezwayo manje' },
        promotion,
      },
      {
        blockType: 'purchaseDialogs',
        heading: { en: 'Ready when you are', af: 'Reg wanneer jy is', zu: 'Silungile uma usulungile' },
      },
      {
        blockType: 'faq',
        heading: { en: 'Money, in plain words', af: 'Geld, in gewone taal', zu: 'Imali, ngamazwi alula' },
        variant: 'default',
        items: [
          {
            title: { en: 'What is in the price?', af: 'Wat is by die prys ingesluit?', zu: 'Yini efakiwe entengweni?' },
            contentType: 'text',
            content: richText({
              en: "The vehicle as described, with VAT. Number plates, the first licence and delivery are the dealer's to quote: ask for them on the same page as the price.",
              af: 'Die voertuig soos beskryf, met BTW. Nommerplate, die eerste lisensie en aflewering kwoteer die handelaar: vra dat dit op dieselfde bladsy as die prys staan.',
              zu: 'Imoto njengoba ichaziwe, ne-VAT. Izinombolo zemoto, ilayisense yokuqala nokulethwa kwayo kubekwa ngumthengisi: cela ukuba kubhalwe ekhasini elifanayo nentengo.',
            }),
          },
          {
            title: { en: 'What is a balloon?', af: "Wat is 'n ballon?", zu: 'Iyini i-balloon?' },
            contentType: 'text',
            content: richText({
              en: 'A part of the price that you do not pay off month by month. It makes the instalment smaller and is due at once at the end. You pay interest on it all the way.',
              af: "'n Deel van die prys wat jy nie maand vir maand afbetaal nie. Dit maak die paaiement kleiner en is aan die einde op een slag betaalbaar. Jy betaal die hele pad rente daarop.",
              zu: 'Ingxenye yentengo ongayikhokhi inyanga nenyanga. Yehlisa isitolimende, kodwa ikhokhwa yonke kanyekanye ekugcineni. Uyikhokhela inzalo sonke isikhathi.',
            }),
          },
          {
            title: {
              en: 'Which fees may a bank charge?',
              af: "Watter fooie mag 'n bank hef?",
              zu: 'Yiziphi izimali ibhange elingazibiza?',
            },
            contentType: 'table',
            table: {
              tableTitle: {
                en: 'Fees of a vehicle loan',
                af: "Fooie van 'n voertuiglening",
                zu: 'Izimali zemalimboleko yemoto',
              },
              tableDescription: {
                en: 'The most that the National Credit Act allows, with VAT.',
                af: 'Die meeste wat die Nasionale Kredietwet toelaat, met BTW.',
                zu: 'Okuphezulu okuvunyelwa nguMthetho Wezikweletu Kazwelonke, kuhlanganisa i-VAT.',
              },
              tableData: [
                {
                  heading: { en: 'Initiation fee', af: 'Inisiasiefooi', zu: 'Imali yokuqalisa' },
                  column1: { en: 'R1 207.50', af: 'R1 207,50', zu: 'R1 207.50' },
                  column2: { en: 'once', af: 'een keer', zu: 'kanye' },
                },
                {
                  heading: {
                    en: 'Monthly admin fee',
                    af: 'Maandelikse administrasiefooi',
                    zu: 'Imali yokuphatha i-akhawunti',
                  },
                  column1: { en: 'R69', af: 'R69', zu: 'u-R69' },
                  column2: { en: 'every month', af: 'elke maand', zu: 'inyanga ngayinye' },
                },
              ],
            },
          },
        ],
      },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'Trade-in', af: 'Inruil', zu: 'Ukushintshisa imoto' },
        title: { en: 'Bring the old one along', af: 'Bring die oue saam', zu: 'Woza nendala' },
        description: {
          en: 'Tell the dealer what you drive when you ask for a quote. A look at the vehicle and its service book gives a fair figure in half an hour.',
          af: "Sê vir die handelaar wat jy ry wanneer jy 'n kwotasie vra. Een kyk na die voertuig en sy diensboek gee binne 'n halfuur 'n billike syfer.",
          zu: 'Tshela umthengisi ukuthi ushayelani lapho ucela ikhotheshini. Ukubheka imoto nencwadi yayo yamasevisi kunika inani elifanele ngesigamu sehora.',
        },
        image: picture('showroom'),
        imgPosition: 'left',
      },
    ],
    meta: {
      description: {
        en: 'How to choose, what a price includes, what an instalment costs in the end, and how to ask a dealer for a quote.',
        af: "Hoe om te kies, wat 'n prys insluit, wat 'n paaiement op die ou end kos, en hoe om 'n kwotasie te vra.",
        zu: 'Ungakhetha kanjani, intengo ihlanganisani, isitolimende sibizani ekugcineni, nokuthi uyicela kanjani ikhotheshini.',
      },
    },
  };
}
