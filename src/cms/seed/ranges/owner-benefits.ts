import type { OwnerBenefitsBlock } from '@/cms/payload-types';
import type { Written } from '../words';

/** What comes with every new vehicle, after the plans of the chosen model. */
export const ownerBenefits: Written<OwnerBenefitsBlock> = {
  blockType: 'ownerBenefits',
  heading: { en: 'What comes with it', af: 'Wat saamkom', zu: 'Okuza nayo' },
  benefits: [
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
        zu: 'I-Wi-Fi yamahhala yasemotweni engu-25GB, okufanele uyisebenzise ezinyangeni zokuqala ezingu-12.',
      },
    },
  ],
};
