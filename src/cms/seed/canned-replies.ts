import type { WrittenRecord } from './records';

/** Answers that the inbox offers; `{name}` and `{reference}` are filled in. */
export const cannedReplies: WrittenRecord<'canned-replies'>[] = [
  {
    title: {
      en: 'We have your enquiry',
      af: 'Ons het jou navraag',
      zu: 'Siwutholile umbuzo wakho',
    },
    text: {
      en: 'Hello {name}\n\nThank you for your enquiry {reference}. I am looking into it and will write to you again today. If you would rather talk, reply with a number and a time that suits you.\n\nKind regards',
      af: 'Goeiedag {name}\n\nDankie vir jou navraag {reference}. Ek kyk daarna en skryf vandag nog weer aan jou. As jy liewer wil praat, antwoord met ’n nommer en ’n tyd wat jou pas.\n\nVriendelike groete',
      zu: 'Sawubona {name}\n\nSiyabonga ngombuzo wakho {reference}. Ngiyawubheka futhi ngizokubhalela futhi namuhla. Uma ungathanda ukukhuluma, sicela uphendule ngenombolo nesikhathi esikulungele.\n\nOzithobayo',
    },
  },
  {
    title: {
      en: 'A time for a test drive',
      af: '’n Tyd vir ’n toetsrit',
      zu: 'Isikhathi sokuhlola imoto ngokuyishayela',
    },
    text: {
      en: 'Hello {name}\n\nThe vehicle that you asked about ({reference}) is ready for a test drive. Which day and time suit you? Please bring your driver’s licence. The drive takes about half an hour and costs nothing.\n\nKind regards',
      af: 'Goeiedag {name}\n\nDie voertuig waaroor jy gevra het ({reference}), is gereed vir ’n toetsrit. Watter dag en tyd pas jou? Bring asseblief jou rybewys saam. Die rit duur omtrent ’n halfuur en kos niks.\n\nVriendelike groete',
      zu: 'Sawubona {name}\n\nImoto obuze ngayo ({reference}) isilungele ukuhlolwa ngokuyishayela. Yiluphi usuku nesikhathi esikulungele? Sicela uphathe ilayisense yakho yokushayela. Kuthatha cishe isigamu sehora futhi akukhokhelwa.\n\nOzithobayo',
    },
  },
  {
    title: {
      en: 'Your quote',
      af: 'Jou kwotasie',
      zu: 'Ikhotheshini yakho',
    },
    text: {
      en: 'Hello {name}\n\nThank you for asking us for a quote ({reference}). To work it out I still need to know:\n\n– whether you pay cash or finance it, and over how many months\n– your deposit, if any\n– whether you trade in a vehicle\n\nThe quote binds you to nothing.\n\nKind regards',
      af: 'Goeiedag {name}\n\nDankie dat jy ons vir ’n kwotasie vra ({reference}). Om dit uit te werk, moet ek nog weet:\n\n– of jy kontant betaal of dit finansier, en oor hoeveel maande\n– jou deposito, as daar een is\n– of jy ’n voertuig inruil\n\nDie kwotasie verbind jou tot niks.\n\nVriendelike groete',
      zu: 'Sawubona {name}\n\nSiyabonga ngokusicela ikhotheshini ({reference}). Ukuze ngiyibale ngisadinga ukwazi:\n\n– ukuthi ukhokha ukheshi noma uxhaswa ngezimali, nokuthi izinyanga ezingaki\n– idiphozithi yakho, uma ikhona\n– ukuthi ufuna ukushintshisa yini ngemoto yakho\n\nIkhotheshini ayikubophi ngalutho.\n\nOzithobayo',
    },
  },
];
