import type { CardGridBlock } from '@/cms/payload-types';
import type { Written } from '../words';

/** From a choice on this page to a key in the hand. */
export const buyingSteps: Written<CardGridBlock> = {
  blockType: 'cardGrid',
  heading: { en: 'How to buy it', af: 'Hoe om dit te koop', zu: 'Indlela yokuyithenga' },
  cardType: 'noImage',
  columns: '3',
  cards: [
    {
      title: { en: 'Choose', af: 'Kies', zu: 'Khetha' },
      description: {
        en: 'Pick the model and the colour above and lay it beside up to three others.',
        af: 'Kies die model en die kleur hier bo en sit dit langs tot drie ander.',
        zu: 'Khetha imodeli nombala ngenhla, ubuye uyiqhathanise nezinye ezifika kwezintathu.',
      },
    },
    {
      title: { en: 'Ask and drive', af: 'Vra en ry', zu: 'Buza bese uyashayela' },
      description: {
        en: 'A dealer answers with a price in writing and keeps a car ready for a test drive.',
        af: "'n Handelaar antwoord met 'n prys op skrif en hou 'n motor reg vir 'n toetsrit.",
        zu: 'Umthengisi ukuphendula ngentengo ebhaliwe, akugcinele nemoto ongayizama.',
      },
      linkUrl: '/dealers',
    },
    {
      title: { en: 'See the whole cost', af: 'Sien die volle koste', zu: 'Bona zonke izindleko' },
      description: {
        en: 'What an instalment is made of, what is left at the end, and what you sign for.',
        af: "Waaruit 'n paaiement bestaan, wat op die einde oorbly, en waarvoor jy teken.",
        zu: 'Okwakha isitolimende, okusalayo ekugcineni, nalokho okusayinelayo.',
      },
      linkUrl: '/buying/how-buying-works',
    },
  ],
};
