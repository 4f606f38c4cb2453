import { richText } from '../rich-text';
import { same } from '../words';
import type { PageIds, WrittenPage } from './page';

/** `/discover/hybrid-electric`: target of the Hybrid tab's icon on vehicle pages (D§2.5). */
export function hybridElectricPage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'Hybrid and electric', af: 'Hibried en elektries', zu: 'I-hybrid nogesi' },
    slug: 'discover/hybrid-electric',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'Hybrid', af: 'Hibried', zu: 'I-hybrid' },
        title: {
          en: 'Two engines, one tank, no plug',
          af: 'Twee enjins, een tenk, geen prop',
          zu: 'Izinjini ezimbili, ithangi elilodwa, akukho pulaki',
        },
        description: {
          en: 'An electric motor pulls away, the petrol engine joins in when it is needed, and braking gives back what would have been heat. The car decides; you drive.',
          af: "'n Elektriese motor trek weg, die petrolenjin spring by wanneer dit nodig is, en rem gee terug wat hitte sou gewees het. Die motor besluit; jy bestuur.",
          zu: 'Imotho kagesi iyayisusa imoto, injini kaphethiloli ingenele uma idingeka, kanti ukubhuleka kubuyisa lokho obekuzoba ukushisa. Imoto iyazinqumela; wena uyashayela nje.',
        },
        image: picture('news-hybrid'),
        imgPosition: 'right',
        buttons: [
          {
            linkLabel: { en: 'See the Corolla', af: 'Sien die Corolla', zu: 'Bona i-Corolla' },
            linkUrl: '/vehicles/corolla',
            buttonStyle: 'secondary',
          },
        ],
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'Four kinds', af: 'Vier soorte', zu: 'Izinhlobo ezine' },
        cardType: 'noImage',
        columns: '4',
        cards: [
          {
            title: { en: 'Mild hybrid, 48 volt', af: 'Matige hibried, 48 volt', zu: 'I-mild hybrid, 48 V' },
            description: {
              en: 'Helps the diesel start and pull away. Saves a little everywhere. In the Hilux and the Fortuner.',
              af: "Help die diesel aansit en wegtrek. Spaar oral 'n bietjie. In die Hilux en die Fortuner.",
              zu: 'Isiza udizili ukuduma nokusuka. Yonga kancane yonke indawo. Iku-Hilux naku-Fortuner.',
            },
            linkUrl: '/vehicles/hilux-double-cab',
          },
          {
            title: { en: 'Hybrid', af: 'Hibried', zu: 'I-hybrid' },
            description: {
              en: 'Drives on electricity in town, charges itself. Saves most where traffic is worst. In the Corolla, the Corolla Cross and the Innova.',
              af: 'Ry in die dorp op elektrisiteit en laai homself. Spaar die meeste waar die verkeer die ergste is. In die Corolla, die Corolla Cross en die Innova.',
              zu: 'Ihamba ngogesi edolobheni, izishaja yona. Yonga kakhulu lapho isiminyaminya sikhulu khona. Iku-Corolla, ku-Corolla Cross naku-Innova.',
            },
            linkUrl: '/vehicles/corolla',
          },
          {
            title: { en: 'Plug-in hybrid', af: 'Inprophibried', zu: 'I-hybrid exhunywa kugesi' },
            description: {
              en: 'Charges overnight at an ordinary socket and does most working days on that. In the RAV4.',
              af: "Laai oornag by 'n gewone muurprop en doen die meeste werksdae daarmee. In die RAV4.",
              zu: 'Ishaja ubusuku bonke kupulaki ojwayelekile, bese lokho kwanela izinsuku eziningi zomsebenzi. Iku-RAV4.',
            },
            linkUrl: '/vehicles/rav4',
          },
          {
            title: { en: 'Battery electric', af: 'Volelektries', zu: 'Ehamba ngebhethri kuphela' },
            description: {
              en: 'No tank at all. Suits those with a plug at home and short days. Not in this line-up yet.',
              af: "Geen tenk nie. Pas by mense met 'n prop tuis en kort dae. Nog nie in hierdie reeks nie.",
              zu: 'Ayinathangi nhlobo. Ifanele abanopulaki ekhaya nezinsuku ezimfushane. Ayikabi khona kulolu hlu.',
            },
          },
        ],
      },
      {
        blockType: 'newEnergyModels',
        heading: { en: 'The ones to look at first', af: 'Kyk eerste na dié', zu: 'Ongaqala ngazo' },
        codes: ['57U', '49Y', '66M', 'P34'],
      },
      {
        blockType: 'faq',
        heading: { en: 'Asked about hybrids', af: 'Gevra oor hibriede', zu: 'Imibuzo ngama-hybrid' },
        variant: 'default',
        items: [
          {
            title: {
              en: 'How long does the battery last?',
              af: 'Hoe lank hou die battery?',
              zu: 'Ibhethri lihlala isikhathi esingakanani?',
            },
            contentType: 'text',
            content: richText({
              en: 'It is made to last as long as the car. It has a warranty of its own: eight years or 195 000 km.',
              af: 'Dit is gemaak om so lank as die motor te hou. Dit het sy eie waarborg: agt jaar of 195 000 km.',
              zu: 'Lenzelwe ukuhlala isikhathi esilingana nemoto. Linewaranti yalo: iminyaka eyisishiyagalombili noma u-195 000 km.',
            }),
          },
          {
            title: {
              en: 'What happens during load-shedding?',
              af: 'Wat gebeur met beurtkrag?',
              zu: 'Kwenzekani uma kucinywa ugesi?',
            },
            contentType: 'text',
            content: richText({
              en: 'Nothing. A hybrid charges itself. The plug-in RAV4 with an empty battery drives on as a hybrid.',
              af: "Niks. 'n Hibried laai homself. Die inprop-RAV4 ry met 'n leë battery as hibried verder.",
              zu: 'Lutho. I-hybrid izishaja yona. I-RAV4 exhunywa kugesi iqhubeka njenge-hybrid uma ibhethri liphelile.',
            }),
          },
          {
            title: { en: 'What does it use?', af: 'Wat verbruik dit?', zu: 'Isebenzisa uphethiloli ongakanani?' },
            contentType: 'table',
            table: {
              tableTitle: { en: 'Consumption, l/100 km', af: 'Verbruik, l/100 km', zu: 'Ukusetshenziswa, l/100 km' },
              tableDescription: {
                en: 'Illustrative figures, measured under test conditions.',
                af: 'Illustratiewe syfers, onder toetstoestande gemeet.',
                zu: 'Izibalo ezingezokubonisa, zilinganiswe ngaphansi kwezimo zokuhlola.',
              },
              tableData: [
                { heading: same('Corolla 1.2T XR CVT'), column1: { en: '6.1', af: '6,1', zu: '6.1' } },
                { heading: same('Corolla 1.8 Hybrid XR CVT'), column1: { en: '4.1', af: '4,1', zu: '4.1' } },
                { heading: same('Hilux 2.8 GD-6 Raider 4x4'), column1: { en: '7.9', af: '7,9', zu: '7.9' } },
                { heading: same('Hilux 2.8 GD-6 48V Raider 4x4'), column1: { en: '7.4', af: '7,4', zu: '7.4' } },
              ],
            },
          },
        ],
      },
    ],
    meta: {
      description: {
        en: 'Mild hybrid, hybrid and electric in plain words: how they work, what they use and whom they suit.',
        af: 'Matige hibried, hibried en elektries in gewone taal: hoe dit werk, wat dit verbruik en by wie dit pas.',
        zu: 'I-mild hybrid, i-hybrid nogesi ngamazwi alula: zisebenza kanjani, zisebenzisani nokuthi zifanele bani.',
      },
      image: picture('news-hybrid'),
    },
  };
}
