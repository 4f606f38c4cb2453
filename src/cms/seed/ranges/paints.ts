import type { Words } from '../words';

/** The names of the paints that several ranges share. */
export const paintNames = {
  copper: { en: 'Copper Sunset', af: 'Kopersonsondergang', zu: 'Ithusi Lokushona Kwelanga' },
  white: { en: 'Glacier White', af: 'Gletserwit', zu: 'Ukumhlophe Kweqhwa' },
  silver: { en: 'Chromium Silver', af: 'Chroomsilwer', zu: 'Isiliva Ekhazimulayo' },
  graphite: { en: 'Graphite Grey', af: 'Grafietgrys', zu: 'Ukumpunga Kwegrafayithi' },
  red: { en: 'Inferno Red', af: 'Vuurrooi', zu: 'Ukubomvu Komlilo' },
  blue: { en: 'Atlantic Blue', af: 'Atlantiese Blou', zu: 'Okuhlaza Kolwandle' },
  sand: { en: 'Kalahari Sand', af: 'Kalaharisand', zu: 'Isihlabathi SaseKalahari' },
  green: { en: 'Bushveld Green', af: 'Bosveldgroen', zu: 'Okuluhlaza Kwehlathi' },
  sky: { en: 'Highveld Sky', af: 'Hoëveldhemel', zu: 'Isibhakabhaka SaseHighveld' },
  black: { en: 'Midnight Black', af: 'Middernagswart', zu: 'Ukumnyama Kwaphakathi Kwamabili' },
} satisfies Record<string, Words>;
