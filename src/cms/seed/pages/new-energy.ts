import type { PageIds, WrittenPage } from './page';

/** `/discover/new-energy`: the electrified models side by side (C-357). */
export function newEnergyPage({ picture }: PageIds): WrittenPage {
  return {
    title: { en: 'New-energy models', af: 'Nuwe-energie-modelle', zu: 'Amamodeli amandla amasha' },
    slug: 'discover/new-energy',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'newEnergyModels',
        heading: {
          en: 'Less fuel, the same road',
          af: 'Minder brandstof, dieselfde pad',
          zu: 'Uphethiloli omncane, umgwaqo ofanayo',
        },
        intro: {
          en: 'Four models that drive partly on electricity. They charge themselves, one of them at a plug as well, and the tank lasts.',
          af: "Vier modelle wat deels op elektrisiteit ry. Hulle laai hulself, een van hulle ook by 'n muurprop, en die tenk hou lank.",
          zu: 'Amamodeli amane ahamba ngogesi ngokwengxenye. Azishaja wona, elinye lawo liyashajwa nakupulaki, nethangi lihlala isikhathi eside.',
        },
        codes: ['49Y', '66M', 'P34', '57U'],
      },
      {
        blockType: 'textWithImage',
        subtitle: { en: 'How it works', af: 'Hoe dit werk', zu: 'Kusebenza kanjani' },
        title: { en: 'Braking fills it', af: 'Rem vul dit', zu: 'Ukubhuleka kuyayigcwalisa' },
        description: {
          en: 'What other cars lose as heat in the brakes, a hybrid keeps in its battery and spends when you pull away. In town that is most of the time.',
          af: "Wat ander motors as hitte in die remme verloor, hou 'n hibried in sy battery en bestee dit wanneer jy wegtrek. In die dorp is dit meeste van die tyd.",
          zu: 'Lokho ezinye izimoto ezikulahla njengokushisa emabhrekini, i-hybrid ikugcina ebhethrini yayo ikusebenzise lapho usuka. Edolobheni lokho kwenzeka isikhathi esiningi.',
        },
        image: picture('corolla-sky'),
        imgPosition: 'left',
        buttons: [
          {
            linkLabel: { en: 'Hybrid and electric', af: 'Hibried en elektries', zu: 'I-hybrid nogesi' },
            linkUrl: '/discover/hybrid-electric',
            buttonStyle: 'secondary',
          },
        ],
      },
      {
        blockType: 'vehicleModelSelector',
        heading: { en: 'Looking for another one?', af: "Soek jy 'n ander een?", zu: 'Ufuna enye?' },
      },
    ],
  };
}
