import type { PictureName } from './pictures';
import type { WrittenRecord } from './records';

/** The merchandise of the demo market; prices are demonstration data, without one it is on request. */
export function products(picture: (name: PictureName) => number): WrittenRecord<'products'>[] {
  return merchandise.map(({ drawing, ...product }) => ({ ...product, image: picture(drawing) }));
}

const merchandise = [
  {
    productCode: '99A',
    drawing: 'product-key-ring',
    title: {
      en: 'Key ring',
      af: 'Sleutelhouer',
      zu: 'Uchungechunge lokhiye',
    },
    description: {
      en: 'Enamel on steel, and a ring that you will not open by accident.',
      af: 'Emalje op staal, en ’n ring wat nie per ongeluk oopgaan nie.',
      zu: 'I-enamel phezu kwensimbi, neringi engavuleki ngephutha.',
    },
    price: 180,
  },
  {
    productCode: '99B',
    drawing: 'product-lanyard',
    title: {
      en: 'Pit lane lanyard',
      af: 'Kuipbaan-nekband',
      zu: 'Intambo yentamo yase-pit lane',
    },
    description: {
      en: 'Woven, with a clip for a pass. It opens by itself when it is pulled.',
      af: 'Geweef, met ’n knip vir ’n toegangskaart. Dit gaan vanself oop as daar getrek word.',
      zu: 'Elukiwe, enesibambi sekhadi. Iyazivulela uma idonswa.',
    },
    price: 120,
  },
  {
    productCode: '99C',
    drawing: 'product-mug',
    title: {
      en: 'Service park mug',
      af: 'Diensparkbeker',
      zu: 'Inkomishi yase-service park',
    },
    description: {
      en: 'Enamelled steel for 400 ml of coffee, at any hour, on any bonnet.',
      af: 'Geëmaljeerde staal vir 400 ml koffie, enige uur, op enige enjinkap.',
      zu: 'Insimbi yekhofi elingu-400 ml, noma nini, phezu kwanoma yimuphi ubhonethi.',
    },
    price: 220,
  },
  {
    productCode: '99D',
    drawing: 'product-t-shirt',
    title: {
      en: 'T-shirt',
      af: 'T-hemp',
      zu: 'Isikibha',
    },
    description: {
      en: 'Heavy cotton, printed by hand. Sizes S to 4XL, and a cut for women.',
      af: 'Swaar katoen, met die hand gedruk. Groottes S tot 4XL, en ’n snit vir vroue.',
      zu: 'Ukotini oqinile, ophrintwe ngesandla. Osayizi u-S kuya ku-4XL, nesitayela sabesifazane.',
    },
    price: 450,
  },
  {
    productCode: '99E',
    drawing: 'product-polo',
    title: {
      en: 'Team polo',
      af: 'Span-polohemp',
      zu: 'Isikibha se-polo seqembu',
    },
    description: {
      en: 'What the crew wears when the cameras are on. Dries in an hour.',
      af: 'Wat die span dra wanneer die kameras loop. Dit word binne ’n uur droog.',
      zu: 'Lokho okugqokwa yiqembu uma amakhamera evuliwe. Soma ngehora elilodwa.',
    },
    price: 690,
  },
  {
    productCode: '99F',
    drawing: 'product-beanie',
    title: {
      en: 'Desert night beanie',
      af: 'Woestynnagmus',
      zu: 'Isigqoko sasebusuku basogwadule',
    },
    description: {
      en: 'Wool outside, fleece inside. The desert is cold at four in the morning.',
      af: 'Wol buite, fleece binne. Die woestyn is koud om vieruur die oggend.',
      zu: 'Uvolo ngaphandle, i-fleece ngaphakathi. Ugwadule luyabanda ngo-4 ekuseni.',
    },
    price: 320,
  },
  {
    productCode: '99G',
    drawing: 'product-backpack',
    title: {
      en: 'Backpack',
      af: 'Rugsak',
      zu: 'Ubhaka',
    },
    description: {
      en: 'Twenty-four litres, a sleeve for a laptop and a pocket that stays dry.',
      af: 'Vier-en-twintig liter, ’n sak vir ’n skootrekenaar en een wat droog bly.',
      zu: 'Amalitha angu-24, ikhwama lelaptop nephakethe elihlala lomile.',
    },
    price: 1290,
  },
  {
    productCode: '99H',
    drawing: 'product-umbrella',
    title: {
      en: 'Paddock umbrella',
      af: 'Kampsambreel',
      zu: 'Isambulela sasephadokhi',
    },
    description: {
      en: 'Wide enough for two and a stopwatch.',
      af: 'Breed genoeg vir twee en ’n stophorlosie.',
      zu: 'Sibanzi ngokwanele abantu ababili newashi lokubala isikhathi.',
    },
    price: 540,
  },
  {
    productCode: '99J',
    drawing: 'product-gloves',
    title: {
      en: 'Driving gloves',
      af: 'Ryhandskoene',
      zu: 'Amagilavu okushayela',
    },
    description: {
      en: 'Suede palms and outside seams, as in the car. Not for racing: they are not fireproof.',
      af: 'Suèdepalms en buitenate, soos in die motor. Nie vir wedrenne nie: hulle is nie vuurvas nie.',
      zu: 'Izintende zesuede nemithungo engaphandle, njengasemotweni. Awawona awokujaha: awavikeli emlilweni.',
    },
    price: 860,
  },
  {
    productCode: '99K',
    drawing: 'product-model-car',
    title: {
      en: 'Scale model, 1:43',
      af: 'Skaalmodel, 1:43',
      zu: 'Imodeli encane, 1:43',
    },
    description: {
      en: 'The rally car on its plinth, in numbered boxes. Made once a season.',
      af: 'Die tydrenmotor op sy voetstuk, in genommerde dose. Een keer per seisoen gemaak.',
      zu: 'Imoto yomjaho phezu kwesisekelo, emabhokisini anezinombolo. Yenziwa kanye ngesizini.',
    },
    price: null,
  },
  {
    productCode: '99L',
    drawing: 'product-sunglasses',
    title: {
      en: 'Sunglasses',
      af: 'Sonbril',
      zu: 'Izibuko zelanga',
    },
    description: {
      en: 'Light frames and lenses for low sun and white dust.',
      af: 'Ligte rame en lense vir lae son en wit stof.',
      zu: 'Amafreyimu alula namalensi elanga eliphansi nothuli olumhlophe.',
    },
    price: 980,
  },
  {
    productCode: '99M',
    drawing: 'product-cap',
    title: {
      en: 'Team cap',
      af: 'Spanpet',
      zu: 'Isigqoko seqembu',
    },
    description: {
      en: 'The one from the podium. One size, closed with a steel buckle.',
      af: 'Die een van die podium. Een grootte, met ’n staalgespe.',
      zu: 'Lesi sasepodiyamu. Usayizi owodwa, sivalwa ngebhakela lensimbi.',
    },
    price: 350,
  },
  {
    productCode: '99N',
    drawing: 'product-jacket',
    title: {
      en: 'Team jacket',
      af: 'Spanbaadjie',
      zu: 'Ijakhethi yeqembu',
    },
    description: {
      en: 'Wind stays out, and most of the rain. Cut for the pit wall, warm enough for the grandstand.',
      af: 'Die wind bly buite, en die meeste reën ook. Gesny vir die kuipmuur, warm genoeg vir die pawiljoen.',
      zu: 'Umoya awungeni, nemvula eningi ayingeni. Isikelwe i-pit wall, ifudumele ngokwanele esitendini.',
    },
    price: 1850,
  },
  {
    productCode: '99P',
    drawing: 'product-bottle',
    title: {
      en: 'Water bottle',
      af: 'Waterbottel',
      zu: 'Ibhodlela lamanzi',
    },
    description: {
      en: 'Steel, 750 ml, cold for a whole stage. Fits the holder of every car we make.',
      af: 'Staal, 750 ml, koud vir ’n hele skof. Pas in die houer van elke motor wat ons maak.',
      zu: 'Insimbi, u-750 ml, abanda isigaba sonke. Lingena esibambini sazo zonke izimoto esizenzayo.',
    },
    price: 290,
  },
] as const;
