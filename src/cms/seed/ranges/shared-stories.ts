import type { PictureName } from '../pictures';
import type { Story } from './range-page';

/** What several ranges have in common, told the same way on each of their pages. */
export function hybridStory(image: PictureName): Story {
  return {
    place: 'technology',
    subtitle: { en: 'Hybrid', af: 'Hibried', zu: 'I-hybrid' },
    title: { en: 'It charges itself', af: 'Hy laai homself', zu: 'Izishaja yona' },
    description: {
      en: 'Every time you brake, the motor puts energy back into the battery. In traffic that is enough to drive a good part of the day without the petrol engine.',
      af: "Elke keer as jy rem, sit die motor energie terug in die battery. In verkeer is dit genoeg om 'n goeie deel van die dag sonder die petrolenjin te ry.",
      zu: 'Njalo lapho ubhuleka, imotho ibuyisela amandla ebhethrini. Esiminyaminyeni sezimoto lokho kwanele ukuhamba ingxenye enkulu yosuku ngaphandle kwenjini kaphethiloli.',
    },
    image,
    buttons: [
      {
        linkLabel: { en: 'How hybrids work', af: 'Hoe hibriede werk', zu: 'I-hybrid isebenza kanjani' },
        linkUrl: '/discover/hybrid-electric',
        buttonStyle: 'quiet',
      },
    ],
  };
}

export function safetyStory(image: PictureName): Story {
  return {
    place: 'safety',
    subtitle: { en: 'Safety', af: 'Veiligheid', zu: 'Ezokuphepha' },
    title: { en: 'Help that waits its turn', af: 'Hulp wat sy beurt afwag', zu: 'Usizo olulinda ithuba lalo' },
    description: {
      en: 'In the upper models cameras and radar watch the road with you. They warn first and brake only when it has to be. Stability control and ISOFIX anchors are in every model.',
      af: 'In die hoër modelle hou kameras en radar die pad saam met jou dop. Hulle waarsku eers en rem net wanneer dit moet. Stabiliteitsbeheer en ISOFIX-ankers is in elke model.',
      zu: 'Kumamodeli aphezulu amakhamera ne-radar kubheka umgwaqo kanye nawe. Kuqala ngokuxwayisa, kubhuleke kuphela uma kunesidingo. Ukulawula ukuzinza nezibopho ze-ISOFIX kukuwo wonke amamodeli.',
    },
    image,
  };
}

export function lowRangeStory(image: PictureName): Story {
  return {
    place: 'performance',
    subtitle: { en: 'Low range', af: 'Laestrek', zu: 'I-low range' },
    title: { en: 'Slowly, and all the way', af: 'Stadig, en heelpad', zu: 'Kancane, kodwa kuze kube sekugcineni' },
    description: {
      en: 'Low range turns engine power into a walking pace that neither sand nor rock argues with. Lock the diff, look where you want to go, and let the vehicle do the climbing.',
      af: "Laestrek maak van enjinkrag 'n stappas waarmee sand en klip nie stry nie. Sluit die ewenaar, kyk waarheen jy wil gaan, en laat die voertuig die klimwerk doen.",
      zu: 'I-low range iguqula amandla enjini abe isivinini sokuhamba ngezinyawo isihlabathi namatshe okungakwazi ukusimelana. Khiya i-diff, bheka lapho uya khona, bese uyiyeka imoto ikhuphuke.',
    },
    image,
  };
}

export function mildHybridStory(image: PictureName): Story {
  return {
    place: 'technology',
    subtitle: { en: '48 volt', af: '48 volt', zu: '48 volt' },
    title: { en: 'A quieter start to the day', af: "'n Stiller begin van die dag", zu: 'Ukuqala usuku ngokuthula' },
    description: {
      en: 'A small motor-generator starts the diesel without a shudder, helps it pull away and takes back energy when you slow down. Nothing to plug in, nothing to learn.',
      af: "'n Klein motorgenerator sit die diesel sonder 'n skud aan, help hom wegtrek en neem energie terug wanneer jy rem. Niks om in te prop nie, niks om te leer nie.",
      zu: 'I-motor-generator encane idumisa injini kadizili ngaphandle kokuqhaqhazela, iyisize isuke, bese ibuyisa amandla lapho unciphisa isivinini. Akukho okuxhunywa kugesi, akukho okusha okufundwayo.',
    },
    image,
  };
}

export function cabinStory(image: PictureName): Story {
  return {
    place: 'technology',
    subtitle: { en: 'Inside', af: 'Binne', zu: 'Ngaphakathi' },
    title: {
      en: 'Your phone knows the way',
      af: 'Jou foon ken die pad',
      zu: 'Ifoni yakho iyayazi indlela',
    },
    description: {
      en: 'Plug it in and your maps, music and calls are on the screen in front of you. What you use while driving still has a knob of its own, so that your eyes stay on the road.',
      af: "Prop dit in, en jou kaarte, musiek en oproepe is op die skerm voor jou. Wat jy onder die ry gebruik, het steeds 'n eie knop, sodat jou oë op die pad bly.",
      zu: 'Yixhume, amamephu, umculo nezingcingo zakho zivele esikrinini esiphambi kwakho. Lokho okusebenzisa ushayela kusenenkinobho yakho, ukuze amehlo akho ahlale emgwaqweni.',
    },
    image,
  };
}

export function racingStory(image: PictureName): Story {
  return {
    place: 'performance',
    subtitle: { en: 'GAZOO Racing', af: 'GAZOO Racing', zu: 'I-GAZOO Racing' },
    title: {
      en: 'Broken on the track, so that yours is not',
      af: 'Op die baan gebreek, sodat joune heel bly',
      zu: 'Yaphulwa enkundleni, ukuze eyakho ingaphuki',
    },
    description: {
      en: 'Our race teams drive every part until it gives, and then we build it again. What reaches the road has been through rallies, endurance races and a long list of mended mistakes.',
      af: "Ons renspanne ry elke deel totdat dit ingee, en dan bou ons dit oor. Wat op die pad kom, is deur tydrenne, uithourenne en 'n lang lys reggemaakte foute.",
      zu: 'Amaqembu ethu omjaho ashayela ingxenye ngayinye ize ihluleke, bese siyakha kabusha. Okufika emgwaqweni sekudlule ema-rally, emijahweni emide, nasohlwini olude lwamaphutha alungisiwe.',
    },
    image,
    buttons: [
      {
        linkLabel: { en: 'All of GR', af: 'Alles oor GR', zu: 'Konke nge-GR' },
        linkUrl: '/gr',
        buttonStyle: 'quiet',
      },
    ],
  };
}
