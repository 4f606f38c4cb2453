import { academyLineupCodes } from '@/domain/vehicle/lineup-codes';
import { list, richText } from '../rich-text';
import type { PageIds, WrittenPage } from './page';

/** `/gr/motorsport/junior-academy`: who may enter, what happens then, and the way to the form. */
export function juniorAcademyPage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'Junior academy', af: 'Junior akademie', zu: 'I-Junior Academy' },
    slug: 'gr/motorsport/junior-academy',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'Junior academy', af: 'Junior akademie', zu: 'I-Junior Academy' },
        title: {
          en: 'From kart to gravel',
          af: 'Van knortjor tot grondpad',
          zu: 'Kusuka ku-kart kuya emgwaqweni wegreyivili',
        },
        description: {
          en: 'Ten drivers a season learn what karting does not teach: reading notes, saving tyres, losing well. We bring the car, the coach and the crash helmet. You bring lunch.',
          af: 'Tien renjaers per seisoen leer wat knortjorre hulle nie leer nie: notas lees, bande spaar, goed verloor. Ons bring die motor, die afrigter en die valhelm. Jy bring middagete.',
          zu: 'Abashayeli abayishumi isizini ngayinye bafunda lokho i-kart engakufundisi: ukufunda amanothi, ukonga amathayi, ukwamukela ukuhlulwa. Thina siletha imoto, umqeqeshi nesigqoko sokuzivikela. Wena uletha ukudla kwasemini.',
        },
        image: picture('gravel-rally'),
        imgPosition: 'right',
      },
      { blockType: 'academyEligibility' },
      {
        blockType: 'text',
        heading: { en: 'What happens then', af: 'Wat dan gebeur', zu: 'Okwenzekayo ngemva kwalokho' },
        body: richText(
          list(
            {
              en: 'We read every application, and the CV if there is one.',
              af: 'Ons lees elke aansoek, en die CV as daar een is.',
              zu: 'Sifunda zonke izicelo, ne-CV uma ikhona.',
            },
            {
              en: 'We call the parent or guardian, never the driver.',
              af: 'Ons bel die ouer of voog, nooit die renjaer nie.',
              zu: 'Sishayela umzali noma umbheki, hhayi umshayeli.',
            },
            {
              en: 'Twenty drivers come to a day on gravel. Ten stay.',
              af: "Twintig renjaers kom vir 'n dag op grondpad. Tien bly.",
              zu: 'Abashayeli abangu-20 baza osukwini lwasegreyivilini. Kusala abayishumi.',
            },
            {
              en: 'What you sent us is deleted after 90 days at most.',
              af: 'Wat jy vir ons gestuur het, word ná hoogstens 90 dae uitgevee.',
              zu: 'Osithumele kona kususwa zingakapheli izinsuku ezingu-90.',
            },
          ),
        ),
      },
      {
        blockType: 'grModelsLineup',
        heading: { en: 'Where it leads', af: 'Waarheen dit lei', zu: 'Lapho kuholela khona' },
        codes: [...academyLineupCodes],
        order: 'as-listed',
        allUrl: '/gr/models',
      },
      { blockType: 'grMerchandise', allUrl: '/gr/merchandise' },
    ],
    meta: {
      description: {
        en: 'Young karting drivers learn to rally with us: who may enter, what happens then, and the form for a parent or guardian.',
        af: "Jong knortjorrenjaers leer by ons tydren: wie mag inskryf, wat dan gebeur, en die vorm vir 'n ouer of voog.",
        zu: 'Abashayeli abasebancane be-kart bafunda ukujaha nathi: ngubani ongangenela, okwenzekayo ngemva kwalokho, nefomu lomzali noma lombheki.',
      },
      image: picture('gravel-rally'),
    },
  };
}
