import { heading, list, richText } from '../rich-text';
import type { PageIds, WrittenPage } from './page';

/** `/owners/roadside-assistance`: whom to call, what to say. */
export function roadsideAssistancePage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'Help at the roadside', af: 'Hulp langs die pad', zu: 'Usizo emgwaqweni' },
    slug: 'owners/roadside-assistance',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'text',
        heading: { en: 'Stuck? Start here.', af: 'Vasgeval? Begin hier.', zu: 'Ubhajiwe? Qala lapha.' },
        body: richText(
          {
            en: 'Call 0800 000 121, day or night. From outside South Africa call +27 11 000 0120.',
            af: 'Bel 0800 000 121, dag of nag. Van buite Suid-Afrika bel jy +27 11 000 0120.',
            zu: 'Shayela ku-0800 000 121, emini noma ebusuku. Uma ungaphandle kweNingizimu Afrika, shayela ku-+27 11 000 0120.',
          },
          heading({ en: 'First, be safe', af: 'Eerstens, bly veilig', zu: 'Okokuqala, phepha' }),
          list(
            {
              en: 'Get off the road, hazard lights on, everybody out on the side away from traffic.',
              af: 'Trek van die pad af, noodligte aan, almal klim uit aan die kant weg van die verkeer.',
              zu: 'Phuma emgwaqweni, khanyisa amalambu engozi, nonke niphume ngasohlangothini olukude nezimoto.',
            },
            {
              en: 'Put the triangle 45 metres behind you.',
              af: 'Sit die driehoek 45 meter agter jou neer.',
              zu: 'Beka unxantathu amamitha angu-45 ngemuva kwakho.',
            },
            {
              en: 'If you feel unsafe, stay in with the doors locked and tell us so.',
              af: 'As jy onveilig voel, bly binne met die deure gesluit en sê dit vir ons.',
              zu: 'Uma uzizwa ungaphephile, hlala ngaphakathi ukhiye iminyango, bese usitshela.',
            },
          ),
          heading({ en: 'Then tell us', af: 'Sê dan vir ons', zu: 'Bese usitshela' }),
          list(
            {
              en: 'where you are: the road, the last town, the kilometre board',
              af: 'waar jy is: die pad, die laaste dorp, die kilometerbord',
              zu: 'ukuthi ukuphi: umgwaqo, idolobha lokugcina, ibhodi lamakhilomitha',
            },
            {
              en: 'the registration number and what it will not do',
              af: 'die registrasienommer en wat dit nie wil doen nie',
              zu: 'inombolo yemoto nokuthi yini engasebenzi',
            },
            {
              en: 'how many you are, and whether there are children',
              af: 'hoeveel julle is, en of daar kinders is',
              zu: 'ukuthi nibangaki, nokuthi zikhona yini izingane',
            },
          ),
        ),
      },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'What we do', af: 'Wat ons doen', zu: 'Esikwenzayo' },
        title: {
          en: 'On the spot if we can, on the truck if we must',
          af: 'Ter plaatse as ons kan, op die trok as ons moet',
          zu: 'Khona lapho uma kungenzeka, ngeloli uma kudingeka',
        },
        description: {
          en: 'A wheel changed, a battery started, ten litres of fuel, a locked door opened. If that does not help, a tow to the nearest dealer, and a bed or a ride home when you are more than 100 km away.',
          af: "'n Wiel omgeruil, 'n battery aan die gang gekry, tien liter brandstof, 'n geslote deur oopgemaak. As dit nie help nie, word jy na die naaste handelaar ingesleep, met 'n bed of 'n rit huis toe as jy verder as 100 km weg is.",
          zu: 'Ukushintsha isondo, ukudumisa ibhethri, amalitha ayishumi kaphethiloli, ukuvula umnyango okhiyiwe. Uma lokho kungasizi, sikudonsela kumthengisi oseduze, sikunike indawo yokulala noma uhambo oluya ekhaya uma ungaphezu kuka-100 km ukusuka ekhaya.',
        },
        image: picture('highveld-farm'),
        imgPosition: 'left',
      },
    ],
    meta: {
      description: {
        en: 'The number to call day and night, what to do first, what to say, and what we do then.',
        af: 'Die nommer om dag en nag te bel, wat om eerste te doen, wat om te sê, en wat ons dan doen.',
        zu: 'Inombolo ongayishayela emini nasebusuku, okufanele ukwenze kuqala, okufanele ukusho, nalokho esikwenzayo.',
      },
    },
  };
}
