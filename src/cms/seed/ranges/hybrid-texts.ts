import type { HybridTextBlock } from '@/cms/payload-types';
import { richText } from '../rich-text';
import type { Written } from '../words';

/** What a range's page says while its Hybrid tab is open (C-221), by the kind of hybrid that stands behind it. */
export const hybridTexts = {
  full: {
    blockType: 'hybridText',
    heading: {
      en: 'No plug, no planning, no difference to your day',
      af: 'Geen prop, geen beplanning, geen verskil aan jou dag',
      zu: 'Akukho pulaki, akukho kuhlela, usuku lwakho aluguquki',
    },
    body: richText({
      en: 'The hybrid models fill up at the same pump as the others. In town the electric motor does much of the work, so they use least where other cars use most. The hybrid battery is covered for 8 years or 195 000 km.',
      af: 'Die hibriedmodelle maak by dieselfde pomp vol as die ander. In die stad doen die elektriese motor baie van die werk, en daarom verbruik hulle die minste waar ander motors die meeste verbruik. Die hibriedbattery is vir 8 jaar of 195 000 km gedek.',
      zu: 'Amamodeli e-hybrid agcwaliswa kuphampu efanayo neyamanye. Edolobheni imotho kagesi yenza umsebenzi omningi, ngakho asebenzisa kancane lapho ezinye izimoto zisebenzisa kakhulu khona. Ibhethri le-hybrid livikelwe iminyaka engu-8 noma u-195 000 km.',
    }),
  },
  mild: {
    blockType: 'hybridText',
    heading: {
      en: '48 volts beside the diesel',
      af: '48 volt langs die diesel',
      zu: 'U-48 V eceleni kukadizili',
    },
    body: richText({
      en: 'This is a mild hybrid: the electric motor helps the diesel, it does not drive on its own. You feel it when you pull away and see it at the pump; towing and wading stay what they were.',
      af: "Dit is 'n matige hibried: die elektriese motor help die diesel, maar dryf nie alleen aan nie. Jy voel dit wanneer jy wegtrek en sien dit by die pomp; sleep en waad bly soos dit was.",
      zu: 'Le yi-mild hybrid: imotho kagesi isiza udizili, ayiyihambisi imoto iyodwa. Uyakuzwa lapho usuka futhi ukubone ephampini; ukudonsa nokuwela amanzi kuhlala kunjengakuqala.',
    }),
  },
} satisfies Record<string, Written<HybridTextBlock>>;
