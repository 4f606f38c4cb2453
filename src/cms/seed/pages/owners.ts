import { ownerBenefits } from '../ranges/owner-benefits';
import { richText } from '../rich-text';
import type { PageIds, WrittenPage } from './page';

/** `/owners`: service, warranty, questions. */
export function ownersPage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'Owners', af: 'Eienaars', zu: 'Abanikazi' },
    slug: 'owners',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'Owners', af: 'Eienaars', zu: 'Abanikazi' },
        title: { en: 'We are still here on Monday', af: 'Ons is Maandag nog hier', zu: 'NgoMsombuluko sisekhona' },
        description: {
          en: 'A vehicle is bought once and looked after for years. Here is what is covered, what is not, and whom to call.',
          af: "'n Voertuig word een keer gekoop en jare lank versorg. Hier is wat gedek is, wat nie, en wie om te bel.",
          zu: 'Imoto ithengwa kanye, bese inakekelwa iminyaka. Nakhu okufakiwe, okungafakiwe, nokuthi ushayela bani ucingo.',
        },
        image: picture('workshop-bay'),
        imgPosition: 'right',
        buttons: [
          {
            linkLabel: { en: 'Help at the roadside', af: 'Hulp langs die pad', zu: 'Usizo emgwaqweni' },
            linkUrl: '/owners/roadside-assistance',
            buttonStyle: 'secondary',
          },
        ],
      },
      ownerBenefits,
      {
        blockType: 'faq',
        heading: { en: 'Owners ask', af: 'Eienaars vra', zu: 'Abanikazi bayabuza' },
        variant: 'default',
        items: [
          {
            title: {
              en: 'When is the next service due?',
              af: 'Wanneer is die volgende diens?',
              zu: 'Isevisi elandelayo inini?',
            },
            contentType: 'table',
            table: {
              tableTitle: { en: 'Service intervals', af: 'Diensintervalle', zu: 'Izikhawu zamasevisi' },
              tableDescription: {
                en: 'Whichever comes first. Dust, short trips and towing call for it sooner.',
                af: 'Wat ook al eerste kom. Stof, kort ritte en sleepwerk vra dit gouer.',
                zu: 'Kuye ngokufika kuqala. Uthuli, uhambo olufushane nokudonsa kudinga isevisi ngokushesha.',
              },
              tableData: [
                {
                  heading: { en: 'Hilux, Fortuner', af: 'Hilux, Fortuner', zu: 'I-Hilux, i-Fortuner' },
                  column1: { en: '10 000 km', af: '10 000 km', zu: '10 000 km' },
                  column2: { en: '12 months', af: '12 maande', zu: 'izinyanga ezingu-12' },
                },
                {
                  heading: { en: 'Corolla', af: 'Corolla', zu: 'I-Corolla' },
                  column1: { en: '15 000 km', af: '15 000 km', zu: '15 000 km' },
                  column2: { en: '12 months', af: '12 maande', zu: 'izinyanga ezingu-12' },
                },
              ],
            },
          },
          {
            title: {
              en: 'Must I service it at the dealer where I bought it?',
              af: 'Moet ek dit diens by die handelaar waar ek gekoop het?',
              zu: 'Kumele ngiyiseviselwe ngumthengisi engiyithenge kuye?',
            },
            contentType: 'text',
            content: richText({
              en: 'No. The service plan and the warranty hold at every dealer in South Africa, Namibia, Botswana, Lesotho and Eswatini.',
              af: 'Nee. Die diensplan en die waarborg geld by elke handelaar in Suid-Afrika, Namibië, Botswana, Lesotho en Eswatini.',
              zu: 'Cha. Uhlelo lwamasevisi newaranti kuyasebenza kubo bonke abathengisi baseNingizimu Afrika, eNamibia, eBotswana, eLesotho nase-Eswatini.',
            }),
          },
          {
            title: {
              en: 'I sold it. What happens to the plan?',
              af: 'Ek het dit verkoop. Wat word van die plan?',
              zu: 'Ngiyithengisile. Kwenzekani ngohlelo?',
            },
            contentType: 'text',
            content: richText({
              en: 'It stays with the vehicle. Give the new owner the service book; a dealer changes the name.',
              af: "Dit bly by die voertuig. Gee die diensboek vir die nuwe eienaar; 'n handelaar verander die naam.",
              zu: 'Luhlala nemoto. Nikeza umnikazi omusha incwadi yamasevisi; umthengisi uyalishintsha igama.',
            }),
          },
        ],
      },
    ],
    meta: {
      description: {
        en: 'Warranty, service plan, service intervals and roadside help for owners.',
        af: 'Waarborg, diensplan, diensintervalle en padbystand vir eienaars.',
        zu: 'Iwaranti, uhlelo lwamasevisi, izikhawu zamasevisi nosizo emgwaqweni lwabanikazi.',
      },
    },
  };
}
