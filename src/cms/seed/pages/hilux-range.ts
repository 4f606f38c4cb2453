import type { RangeTabsBlock } from '@/cms/payload-types';
import type { PictureName } from '../pictures';
import { same, type Words, type Written } from '../words';
import type { PageIds, WrittenPage } from './page';

type Cab = { title: Words; slug: string; name: string; picture: PictureName };

const cabs: Cab[] = [
  { title: same('Single Cab'), slug: 'hilux-single-cab', name: 'Hilux Single Cab', picture: 'hilux-single-cab-studio' },
  { title: same('Xtra Cab'), slug: 'hilux-xtra-cab', name: 'Hilux Xtra Cab', picture: 'hilux-xtra-cab-studio' },
  { title: same('Double Cab'), slug: 'hilux-double-cab', name: 'Hilux Double Cab', picture: 'hilux-double-cab-studio' },
];

/** `/hilux-range`: the three cabs beside each other (D§2.3). */
export function hiluxRangePage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'The Hilux range', af: 'Die Hilux-reeks', zu: 'Uhla lwe-Hilux' },
    slug: 'hilux-range',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'Hilux', af: 'Hilux', zu: 'I-Hilux' },
        title: {
          en: 'One bakkie, three cabs',
          af: 'Een bakkie, drie kajuite',
          zu: 'Ibhakhi elilodwa, amakhebhini amathathu',
        },
        description: {
          en: 'Two seats and the longest bin, two seats and a dry place behind them, or five seats and the school run. The chassis, the engines and the dealer who knows them are the same.',
          af: "Twee sitplekke en die langste bak, twee sitplekke met 'n droë plek agter hulle, of vyf sitplekke en die skoolrit. Die onderstel, die enjins en die handelaar wat hulle ken, is dieselfde.",
          zu: 'Izihlalo ezimbili nebhini elide kunawo wonke, izihlalo ezimbili nendawo eyomile ngemuva kwazo, noma izihlalo ezinhlanu nohambo lwasesikoleni. I-chassis, izinjini nomthengisi ozaziyo kuyafana.',
        },
        image: picture('news-bakkies'),
        imgPosition: 'right',
      },
      tabs(picture),
      {
        blockType: 'abTest',
        heading: { en: 'Feel what it can carry', af: 'Voel wat dit kan dra', zu: 'Zizwele ukuthi ithwala kangakanani' },
        testName: 'hilux',
        variation1Percent: 34,
        variation2Percent: 0,
        image: picture('hilux-double-cab-copper'),
      },
      {
        blockType: 'cardGrid',
        heading: { en: 'Before you choose', af: 'Voor jy kies', zu: 'Ngaphambi kokukhetha' },
        cardType: 'jobs',
        columns: '3',
        cards: [
          {
            title: { en: 'Compare them all', af: 'Vergelyk almal', zu: 'Qhathanisa wonke' },
            description: {
              en: 'Every model by engine, gearbox and driven wheels',
              af: 'Elke model volgens enjin, ratkas en aangedrewe wiele',
              zu: 'Imodeli ngayinye ngenjini, igiyabhokisi namasondo ashayelwayo',
            },
            linkUrl: '/vehicles/derivatives?q=hilux',
          },
          {
            title: { en: 'Ask a dealer', af: "Vra 'n handelaar", zu: 'Buza umthengisi' },
            description: {
              en: 'Somebody near you has one to load and drive',
              af: 'Iemand naby jou het een om te laai en te ry',
              zu: 'Ukhona oseduze nawe onayo ongayilayisha uyishayele',
            },
            linkUrl: '/dealers',
          },
        ],
      },
    ],
  };
}

function tabs(picture: (name: PictureName) => number): Written<RangeTabsBlock> {
  return {
    blockType: 'rangeTabs',
    heading: { en: 'Choose your cab', af: 'Kies jou kajuit', zu: 'Khetha ikhebhini yakho' },
    tabs: cabs.map(({ title, slug, name, picture: image }) => ({
      title,
      hiluxModelPageLink: `/vehicles/${slug}`,
      cardData: [
        {
          hiluxModelName: same(name),
          hiluxModelPageLink: `/vehicles/${slug}`,
          hiluxmodelImage: picture(image),
          buttons: [
            {
              linkLabel: { en: 'See prices and models', af: 'Sien pryse en modelle', zu: 'Bona amanani namamodeli' },
              linkUrl: `/vehicles/${slug}`,
              buttonStyle: 'secondary',
            },
            {
              linkLabel: { en: 'Current offers', af: 'Huidige aanbiedinge', zu: 'Okunikezwa manje' },
              linkUrl: `/vehicles/${slug}/offers`,
              buttonStyle: 'quiet',
            },
          ],
        },
      ],
    })),
  };
}
