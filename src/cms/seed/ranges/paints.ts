import type { Words } from '../words';

/** The names of the paints that several ranges share. */
export const paintNames = {
  copper: { en: 'Copper Sunset', af: 'Kopersonsondergang', zu: 'Ithusi Lokushona Kwelanga' },
  white: { en: 'Glacier White', af: 'Gletserwit', zu: 'Ubumhlophe Beqhwa' },
  silver: { en: 'Chromium Silver', af: 'Chroomsilwer', zu: 'Isiliva Esikhazimulayo' },
  graphite: { en: 'Graphite Grey', af: 'Grafietgrys', zu: 'Ubumpunga Begrafayithi' },
  red: { en: 'Inferno Red', af: 'Vuurrooi', zu: 'Ububomvu Bomlilo' },
  blue: { en: 'Atlantic Blue', af: 'Atlantiese Blou', zu: 'Ubuluhlaza Bolwandle' },
  sand: { en: 'Kalahari Sand', af: 'Kalaharisand', zu: 'Isihlabathi SaseKalahari' },
  green: { en: 'Bushveld Green', af: 'Bosveldgroen', zu: 'Ubuluhlaza Behlathi' },
  sky: { en: 'Highveld Sky', af: 'Hoëveldhemel', zu: 'Isibhakabhaka SaseHighveld' },
  black: { en: 'Midnight Black', af: 'Middernagswart', zu: 'Ubumnyama Baphakathi Kwamabili' },
} satisfies Record<string, Words>;
