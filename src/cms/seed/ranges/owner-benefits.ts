import type { CardGridBlock } from '@/cms/payload-types';
import type { Written } from '../words';

/** What comes with every new vehicle. */
export const ownerBenefits: Written<CardGridBlock> = {
  blockType: 'cardGrid',
  heading: { en: 'What comes with it', af: 'Wat saamkom', zu: 'Okuza nayo' },
  cardType: 'icon',
  columns: '4',
  cards: [
    {
      icon: 'shield',
      title: { en: 'Three-year warranty', af: 'Driejaarwaarborg', zu: 'Iwaranti yeminyaka emithathu' },
      description: {
        en: 'Three years or 100 000 km, whichever comes first, at every dealer in the network.',
        af: 'Drie jaar of 100 000 km, wat ook al eerste kom, by elke handelaar in die netwerk.',
        zu: 'Iminyaka emithathu noma u-100 000 km, kuye ngokufika kuqala, kubo bonke abathengisi benethiwekhi.',
      },
    },
    {
      icon: 'wrench',
      title: {
        en: 'Nine services paid for',
        af: 'Nege dienste betaal',
        zu: 'Amasevisi ayisishiyagalolunye akhokhelwe',
      },
      description: {
        en: 'A service plan for nine services or 90 000 km. You bring the car, we bring the parts.',
        af: "'n Diensplan vir nege dienste of 90 000 km. Jy bring die motor, ons bring die parte.",
        zu: 'Uhlelo lwamasevisi ayisishiyagalolunye noma u-90 000 km. Wena uletha imoto, thina siletha izingxenye.',
      },
    },
    {
      icon: 'phone',
      title: { en: 'Help at the roadside', af: 'Hulp langs die pad', zu: 'Usizo emgwaqweni' },
      description: {
        en: 'Day and night, for three years: a flat tyre, a flat battery, or a tow to the nearest dealer.',
        af: "Dag en nag, drie jaar lank: 'n pap band, 'n pap battery of insleep na die naaste handelaar.",
        zu: 'Emini nasebusuku, iminyaka emithathu: ithayi eliphanshile, ibhethri eliphelile, noma ukudonselwa kumthengisi oseduze.',
      },
    },
    {
      icon: 'globe',
      title: { en: 'Wi-Fi on board', af: 'Wi-Fi aan boord', zu: 'I-Wi-Fi emotweni' },
      description: {
        en: '25GB of complimentary in-car Wi-Fi, to use within the first 12 months.',
        af: '25GB gratis Wi-Fi in die motor, om binne die eerste 12 maande te gebruik.',
        zu: 'I-Wi-Fi yamahhala yasemotweni engu-25GB, okufanele uyisebenzise ezinyangeni zokuqala eziyi-12.',
      },
    },
  ],
};
