import type { Question } from './range-page';

/** What is asked of several ranges. */
export const mustItBePluggedIn: Question = {
  question: {
    en: 'Must the hybrid be plugged in?',
    af: 'Moet die hibried ingeprop word?',
    zu: 'Kumele yini i-hybrid ixhunywe kugesi?',
  },
  answer: {
    en: 'Never. It charges itself when you brake and, if need be, from the petrol engine.',
    af: 'Nooit. Hy laai homself wanneer jy rem en, as dit moet, met die petrolenjin.',
    zu: 'Cha. Izishaja yona lapho ubhuleka futhi, uma kunesidingo, ngenjini kaphethiloli.',
  },
};

export const hybridBatteryCover: Question = {
  question: {
    en: 'How long is the hybrid battery covered?',
    af: 'Hoe lank is die hibriedbattery gedek?',
    zu: 'Ibhethri le-hybrid livikelwe isikhathi esingakanani?',
  },
  answer: {
    en: 'Eight years or 195 000 km, whichever comes first, on top of the warranty of the car.',
    af: 'Agt jaar of 195 000 km, wat ook al eerste kom, bo en behalwe die waarborg van die motor.',
    zu: 'Iminyaka eyisishiyagalombili noma u-195 000 km, kuye ngokufika kuqala, ngaphezu kwewaranti yemoto.',
  },
};

export const towingLicence: Question = {
  question: {
    en: 'What may I tow with an ordinary licence?',
    af: "Wat mag ek met 'n gewone lisensie sleep?",
    zu: 'Ngingadonsani ngelayisense evamile?',
  },
  answer: {
    en: 'With a code B licence, a trailer up to 750 kg. Anything heavier needs code EB.',
    af: "Met 'n kode B-lisensie 'n sleepwa van tot 750 kg. Enigiets swaarder vra kode EB.",
    zu: 'Ngelayisense yekhodi B, itrela elifika ku-750 kg. Okusinda kunalokho kudinga ikhodi EB.',
  },
};

export const fourWheelDrive: Question = {
  question: {
    en: 'Do I need four-wheel drive?',
    af: 'Het ek vierwielaandrywing nodig?',
    zu: 'Ngiyayidinga yini i-4x4?',
  },
  answer: {
    en: 'For gravel and farm roads two driven wheels with a diff lock are usually enough, and cost and use less. For sand, mud and steep, loose climbs take the 4x4: it has low range.',
    af: "Vir grondpaaie en plaaspaaie is twee aangedrewe wiele met 'n ewenaarslot gewoonlik genoeg, en dit kos en verbruik minder. Vir sand, modder en steil, los klimme kies jy die 4x4: hy het laestrek.",
    zu: 'Emigwaqweni engenatiyela neyasemapulazini amasondo amabili ashayelwayo ane-diff lock avame ukwanela, abize kancane futhi onge namafutha. Esihlabathini, odakeni nasezintabeni eziqansile khetha i-4x4: ine-low range.',
  },
};

export const whatServicingCosts: Question = {
  question: {
    en: 'What will servicing cost me?',
    af: 'Wat gaan dienste my kos?',
    zu: 'Amasevisi azongibiza malini?',
  },
  answer: {
    en: 'Nothing while the service plan runs: parts, oil and labour are paid for at any dealer. Brake pads, wiper blades and tyres wear out, and are yours.',
    af: 'Niks solank die diensplan loop nie: parte, olie en arbeid is by enige handelaar betaal. Remblokke, ruitveërs en bande slyt, en dié is vir jou rekening.',
    zu: 'Lutho ngesikhathi uhlelo lwamasevisi lusasebenza: izingxenye, u-oyela nomsebenzi kukhokhelwe kunoma yimuphi umthengisi. Ama-brake pad, ama-wiper namathaya kuyaguga, futhi kukhokhelwa nguwe.',
  },
};

export const howSoonItComes: Question = {
  question: {
    en: 'How soon can I have one?',
    af: 'Hoe gou kan ek een kry?',
    zu: 'Ngingayithola masinyane kangakanani?',
  },
  answer: {
    en: 'What stands at a dealer can be yours within a week. A colour or model that has to be ordered takes six to ten weeks; the dealer tells you before you sign.',
    af: "Wat by 'n handelaar staan, kan binne 'n week joune wees. 'n Kleur of model wat bestel moet word, neem ses tot tien weke; die handelaar sê jou voordat jy teken.",
    zu: 'Ekhona kumthengisi ingaba ngeyakho kungakapheli isonto. Umbala noma imodeli okumele i-odwe kuthatha amasonto ayisithupha kuya kwayishumi; umthengisi uyakutshela ngaphambi kokuthi usayine.',
  },
};

export const accessoriesFitted: Question = {
  question: {
    en: 'Can it come with a canopy, a tow bar or a bull bar?',
    af: "Kan hy met 'n kap, 'n sleepstang of 'n beesstang kom?",
    zu: 'Ingeza nekhanophi, i-tow bar noma i-bull bar?',
  },
  answer: {
    en: 'Yes. Parts that the dealer fits before you drive off carry the warranty of the vehicle and can go into the same agreement.',
    af: 'Ja. Dele wat die handelaar aansit voordat jy wegry, dra die voertuig se waarborg en kan in dieselfde ooreenkoms ingesluit word.',
    zu: 'Yebo. Izingxenye umthengisi azifaka ngaphambi kokuthi uhambe nayo zivikelwe yiwaranti yemoto, futhi zingafakwa esivumelwaneni esisodwa.',
  },
};
