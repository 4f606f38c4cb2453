import type { SeedDrawing } from './drawings';

const size = { width: 960, height: 720 };

/** The merchandise, each thing on a dark ground of its own. */
export const drawnProducts = {
  'product-key-ring': {
    ...size,
    alt: {
      en: 'A key ring in red, white and black',
      af: '’n Sleutelhouer in rooi, wit en swart',
      zu: 'Uchungechunge lokhiye olubomvu, olumhlophe nolumnyama',
    },
  },
  'product-lanyard': {
    ...size,
    alt: {
      en: 'A red lanyard with a clip',
      af: '’n Rooi nekband met ’n knip',
      zu: 'Intambo yentamo ebomvu enesibambi',
    },
  },
  'product-mug': {
    ...size,
    alt: {
      en: 'A white mug with a red stripe',
      af: '’n Wit beker met ’n rooi streep',
      zu: 'Inkomishi emhlophe enomugqa obomvu',
    },
  },
  'product-t-shirt': {
    ...size,
    alt: {
      en: 'A white T-shirt with red and black bars',
      af: '’n Wit T-hemp met rooi en swart bane',
      zu: 'Isikibha esimhlophe esinemigqa ebomvu nemnyama',
    },
  },
  'product-polo': {
    ...size,
    alt: {
      en: 'A black polo shirt with a red collar',
      af: '’n Swart polohemp met ’n rooi kraag',
      zu: 'Isikibha se-polo esimnyama esinekhola ebomvu',
    },
  },
  'product-beanie': {
    ...size,
    alt: {
      en: 'A red beanie with a white pompon',
      af: '’n Rooi mus met ’n wit pompon',
      zu: 'Isigqoko sikavolo esibomvu esinepompomu emhlophe',
    },
  },
  'product-backpack': {
    ...size,
    alt: {
      en: 'A graphite backpack with red zips',
      af: '’n Grafietgrys rugsak met rooi ritse',
      zu: 'Ubhaka ompunga onoziphu ababomvu',
    },
  },
  'product-umbrella': {
    ...size,
    alt: {
      en: 'An umbrella in red and white',
      af: '’n Sambreel in rooi en wit',
      zu: 'Isambulela esibomvu nesimhlophe',
    },
  },
  'product-gloves': {
    ...size,
    alt: {
      en: 'A pair of graphite gloves with red cuffs',
      af: '’n Paar grafietgrys handskoene met rooi mouboordjies',
      zu: 'Amagilavu ampunga anezihlakala ezibomvu',
    },
  },
  'product-model-car': {
    ...size,
    alt: {
      en: 'A red model of a rally car on a black plinth',
      af: '’n Rooi model van ’n tydrenmotor op ’n swart voetstuk',
      zu: 'Imodeli ebomvu yemoto yomjaho phezu kwesisekelo esimnyama',
    },
  },
  'product-sunglasses': {
    ...size,
    alt: {
      en: 'Sunglasses with a red frame',
      af: '’n Sonbril met ’n rooi raam',
      zu: 'Izibuko zelanga ezinefreyimu ebomvu',
    },
  },
  'product-cap': {
    ...size,
    alt: {
      en: 'A red and white cap',
      af: '’n Rooi en wit pet',
      zu: 'Isigqoko esibomvu nesimhlophe',
    },
  },
  'product-jacket': {
    ...size,
    alt: {
      en: 'A graphite jacket with red shoulders',
      af: '’n Grafietgrys baadjie met rooi skouers',
      zu: 'Ijakhethi empunga enamahlombe abomvu',
    },
  },
  'product-bottle': {
    ...size,
    alt: {
      en: 'A steel bottle with a red band',
      af: '’n Staalbottel met ’n rooi band',
      zu: 'Ibhodlela lensimbi elinebhande elibomvu',
    },
  },
} as const satisfies Record<string, SeedDrawing>;
