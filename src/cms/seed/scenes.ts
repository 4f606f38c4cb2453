import type { Words } from './words';

type Focal = { x: number; y: number };

type Scene = {
  alt: Words;
  /** The middle of the vehicle, in percent of the wide picture and of the cut for phones. */
  wide: Focal;
  tall: Focal;
};

/** Vehicles in a place, by the name of the picture; `-portrait` is the cut for phones. */
export const scenes = {
  'karoo-dusk': {
    alt: {
      en: 'A blue Fortuner on a gravel road in the Karoo at dusk',
      af: "'n Blou Fortuner op 'n grondpad in die Karoo teen skemer",
      zu: 'I-Fortuner eluhlaza okwesibhakabhaka emgwaqweni ongenatiyela eKaroo ngokuhwalala',
    },
    wide: { x: 65, y: 66 },
    tall: { x: 50, y: 67 },
  },
  'namib-dunes': {
    alt: {
      en: 'A sand-coloured Land Cruiser 300 below the dunes of the Namib',
      af: "'n Sandkleurige Land Cruiser 300 onder die duine van die Namib",
      zu: 'I-Land Cruiser 300 enombala wesihlabathi ngaphansi kwezindunduma zaseNamib',
    },
    wide: { x: 65, y: 69 },
    tall: { x: 50, y: 70 },
  },
  'drakensberg-road': {
    alt: {
      en: 'A copper Hilux Double Cab on a road below the Drakensberg',
      af: "'n Koperkleurige Hilux Double Cab op 'n pad onder die Drakensberge",
      zu: 'I-Hilux Double Cab enombala wethusi emgwaqweni ongaphansi koKhahlamba',
    },
    wide: { x: 65, y: 67 },
    tall: { x: 50, y: 68 },
  },
  'coastal-pass': {
    alt: {
      en: 'A red Corolla Cross on a mountain pass above the sea',
      af: "'n Rooi Corolla Cross op 'n bergpas bokant die see",
      zu: 'I-Corolla Cross ebomvu endleleni yasentabeni engenhla kolwandle',
    },
    wide: { x: 65, y: 67 },
    tall: { x: 50, y: 68 },
  },
  'gravel-rally': {
    alt: {
      en: 'A red GR Yaris raises dust on a red gravel road',
      af: "'n Rooi GR Yaris maak stof op 'n rooi grondpad",
      zu: 'I-GR Yaris ebomvu iphakamisa uthuli emgwaqweni obomvu ongenatiyela',
    },
    wide: { x: 60, y: 65 },
    tall: { x: 50, y: 66 },
  },
  'highveld-farm': {
    alt: {
      en: 'A white Hilux Single Cab beside a windpump on a highveld farm',
      af: "'n Wit Hilux Single Cab langs 'n windpomp op 'n Hoëveldse plaas",
      zu: 'I-Hilux Single Cab emhlophe eduze kwepompo yomoya epulazini laseHighveld',
    },
    wide: { x: 65, y: 68 },
    tall: { x: 50, y: 69 },
  },
  'city-blue-hour': {
    alt: {
      en: 'A graphite Corolla Sedan before the lit windows of a city at nightfall',
      af: "'n Grafietgrys Corolla Sedan voor 'n stad se verligte vensters met sononder",
      zu: 'I-Corolla Sedan empunga phambi kwamafasitela akhanyayo edolobheni lapho kuhwalala',
    },
    wide: { x: 64, y: 72 },
    tall: { x: 50, y: 70 },
  },
  showroom: {
    alt: {
      en: 'A green RAV4 in a bright showroom, two other vehicles behind it',
      af: "'n Groen RAV4 in 'n ligte vertoonlokaal, met twee ander voertuie agter hom",
      zu: 'I-RAV4 eluhlaza endlini yokubukisa ekhanyayo, nezinye izimoto ezimbili ngemuva kwayo',
    },
    wide: { x: 64, y: 69 },
    tall: { x: 50, y: 66 },
  },
  'workshop-bay': {
    alt: {
      en: 'A blue Corolla in a clean workshop bay, another vehicle on a lift behind it',
      af: "'n Blou Corolla in 'n skoon werkswinkel, met 'n ander voertuig op 'n hyser agter hom",
      zu: 'I-Corolla eluhlaza okwesibhakabhaka endaweni yokulungisa ehlanzekile, nenye imoto ephakanyisiwe ngemuva kwayo',
    },
    wide: { x: 63, y: 70 },
    tall: { x: 50, y: 68 },
  },
  'dealership-1': {
    alt: {
      en: 'Vehicles before the glass front of a dealership in a city',
      af: "Voertuie voor die glasfront van 'n stadshandelaar",
      zu: 'Izimoto phambi kwengilazi yomthengisi wasedolobheni elikhulu',
    },
    wide: { x: 64, y: 72 },
    tall: { x: 50, y: 72 },
  },
  'dealership-2': {
    alt: {
      en: 'Vehicles below the canopy of a dealership in a town',
      af: "Voertuie onder die afdak van 'n handelaar op 'n dorp",
      zu: 'Izimoto ngaphansi kwethala lomthengisi wasedolobheni',
    },
    wide: { x: 63, y: 72 },
    tall: { x: 50, y: 72 },
  },
  'dealership-3': {
    alt: {
      en: 'Vehicles before a dealership with a verandah in a country town',
      af: "Voertuie voor 'n handelaar met 'n stoep op 'n plattelandse dorp",
      zu: 'Izimoto phambi komthengisi onovulandi edolobhaneni lasemaphandleni',
    },
    wide: { x: 63, y: 72 },
    tall: { x: 50, y: 72 },
  },
  'gr-night': {
    alt: {
      en: 'An ochre GR Supra in a dark studio',
      af: "'n Okergeel GR Supra in 'n donker ateljee",
      zu: 'I-GR Supra enombala we-ochre esitudiyo esimnyama',
    },
    wide: { x: 64, y: 68 },
    tall: { x: 50, y: 66 },
  },
} satisfies Record<string, Scene>;

/** Several vehicles on a stage, for news and events. */
export const lineUps = {
  'news-bakkies': {
    en: 'Three Hilux bakkies: a single cab, a double cab and an xtra cab',
    af: "Drie Hilux-bakkies: 'n enkelkajuit, 'n dubbelkajuit en 'n xtra-kajuit",
    zu: 'Amabhakhi amathathu e-Hilux: i-single cab, i-double cab ne-xtra cab',
  },
  'news-seven-seats': {
    en: 'An Innova, a Fortuner and a Land Cruiser Prado side by side',
    af: "'n Innova, 'n Fortuner en 'n Land Cruiser Prado langs mekaar",
    zu: 'I-Innova, i-Fortuner ne-Land Cruiser Prado ziseceleni kwenye',
  },
  'news-hybrid': {
    en: 'A light blue Corolla before a green RAV4',
    af: "'n Ligblou Corolla voor 'n groen RAV4",
    zu: 'I-Corolla eluhlaza okwesibhakabhaka okukhanyayo phambi kwe-RAV4 eluhlaza',
  },
  'news-first-car': {
    en: 'A Vitz, a Starlet and a Starlet Cross side by side',
    af: "'n Vitz, 'n Starlet en 'n Starlet Cross langs mekaar",
    zu: 'I-Vitz, i-Starlet ne-Starlet Cross ziseceleni kwenye',
  },
  'news-on-duty': {
    en: 'A Hiace, a Quantum and a Coaster side by side',
    af: "'n Hiace, 'n Quantum en 'n Coaster langs mekaar",
    zu: 'I-Hiace, i-Quantum ne-Coaster ziseceleni kwenye',
  },
  'event-gr': {
    en: 'Four GR cars below a red light: GR Corolla, GR86, GR Supra and GR Yaris',
    af: "Vier GR-motors onder 'n rooi lig: GR Corolla, GR86, GR Supra en GR Yaris",
    zu: 'Izimoto ezine ze-GR ngaphansi kwesibani esibomvu: i-GR Corolla, i-GR86, i-GR Supra ne-GR Yaris',
  },
  'event-off-road': {
    en: 'Three Land Cruisers below a red light: 76, 300 and 79',
    af: "Drie Land Cruisers onder 'n rooi lig: 76, 300 en 79",
    zu: 'Ama-Land Cruiser amathathu ngaphansi kwesibani esibomvu: i-76, i-300 ne-79',
  },
} satisfies Record<string, Words>;
