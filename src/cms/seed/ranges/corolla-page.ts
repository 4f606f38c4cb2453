import { richText } from '../rich-text';
import { same } from '../words';
import { ownerBenefits } from './owner-benefits';
import type { SeedRange } from './seed-range';

/** `/vehicles/corolla`: what the Corolla is for, below its models. */
export const corollaPage: SeedRange['toRange'] = ({ brand, picture, category }) => ({
  name: 'Corolla',
  rangeSlug: 'corolla',
  rangeCode: 'C21',
  brand,
  bodyType: 'hatch',
  position: 30,
  subtitle: {
    en: 'The one you stop worrying about',
    af: 'Die een waaroor jy ophou bekommer',
    zu: 'Leyo ongabe usakhathazeka ngayo',
  },
  description: {
    en: 'It starts, it is light on fuel, it fits the parking bay, and it will do so for years. As a hybrid it drives through town on electricity and never asks for a plug.',
    af: "Hy vat, hy is lig op brandstof, hy pas in die parkeerplek, en dit vir jare. As hibried ry hy op elektrisiteit deur die dorp en vra nooit vir 'n prop nie.",
    zu: 'Iyaduma, yonga uphethiloli, ingena kahle lapho kupakwa khona, futhi ikwenza lokho iminyaka. Uma kuyi-hybrid ihamba ngogesi edolobheni, kanti ayilokothi icele ukuxhunywa.',
  },
  defaultCategory: category('hybrid'),
  cssId: 'corolla',
  heroImage: picture('corolla-red'),
  heroModelSideImage: picture('corolla-side'),
  heroModelFrontImage: picture('corolla-red'),
  modelImage: picture('corolla-red'),
  facts: [
    {
      value: { en: '3.9', af: '3,9', zu: '3.9' },
      unit: same('l/100 km'),
      label: { en: 'in the hybrid', af: 'in die hibried', zu: 'ku-hybrid' },
    },
    {
      value: same('7'),
      label: { en: 'airbags in every model', af: 'lugsakke in elke model', zu: 'ama-airbag kuwo wonke amamodeli' },
    },
    {
      value: same('90 000'),
      unit: same('km'),
      label: { en: 'of services included', af: 'se dienste ingesluit', zu: 'zamasevisi ezifakiwe' },
    },
  ],
  layout: [
    {
      blockType: 'textWithImage',
      subtitle: { en: 'Hybrid', af: 'Hibried', zu: 'I-hybrid' },
      title: { en: 'It charges itself', af: 'Hy laai homself', zu: 'Izishaja yona' },
      description: {
        en: 'Every time you brake, the motor puts energy back into the battery. In traffic that is enough to drive a good part of the day without the petrol engine.',
        af: "Elke keer as jy rem, sit die motor energie terug in die battery. In verkeer is dit genoeg om 'n groot deel van die dag sonder die petrolenjin te ry.",
        zu: 'Njalo lapho ubhuleka, imotho ibuyisela amandla ebhethrini. Esiminyaminyeni sezimoto lokho kwanele ukuhamba ingxenye enkulu yosuku ngaphandle kwenjini kaphethiloli.',
      },
      image: picture('corolla-sky'),
      imgPosition: 'right',
      buttons: [
        {
          linkLabel: { en: 'How hybrids work', af: 'Hoe hibriede werk', zu: 'I-hybrid isebenza kanjani' },
          linkUrl: '/discover/hybrid-electric',
          buttonStyle: 'quiet',
        },
      ],
    },
    {
      blockType: 'textWithImage',
      subtitle: { en: 'Safety', af: 'Veiligheid', zu: 'Ezokuphepha' },
      title: { en: 'Help that waits its turn', af: 'Hulp wat sy beurt afwag', zu: 'Usizo olulinda ithuba lalo' },
      description: {
        en: 'Cameras and radar watch the road with you in every model. They warn first and brake only when it has to be.',
        af: 'Kameras en radar hou in elke model saam met jou die pad dop. Hulle waarsku eers en rem net wanneer dit moet.',
        zu: 'Amakhamera ne-radar kubheka umgwaqo kanye nawe kuwo wonke amamodeli. Kuqala ngokuxwayisa, kubhuleke kuphela uma kunesidingo.',
      },
      image: picture('corolla-silver'),
      imgPosition: 'left',
    },
    ownerBenefits,
    {
      blockType: 'faq',
      heading: {
        en: 'Corolla, asked and answered',
        af: 'Corolla: gevra en geantwoord',
        zu: 'I-Corolla: imibuzo nezimpendulo',
      },
      variant: 'default',
      items: [
        {
          title: {
            en: 'Must the hybrid be plugged in?',
            af: 'Moet die hibried ingeprop word?',
            zu: 'Kumele yini i-hybrid ixhunywe kugesi?',
          },
          contentType: 'text',
          content: richText({
            en: 'Never. It charges itself when you brake and, if need be, from the petrol engine.',
            af: 'Nooit. Hy laai homself wanneer jy rem en, as dit moet, met die petrolenjin.',
            zu: 'Cha. Izishaja yona lapho ubhuleka futhi, uma kunesidingo, ngenjini kaphethiloli.',
          }),
        },
        {
          title: {
            en: 'Is the hybrid worth its price?',
            af: 'Is die hibried sy prys werd?',
            zu: 'Ingabe i-hybrid iyayifanela intengo yayo?',
          },
          contentType: 'text',
          content: richText({
            en: 'In town it uses about a third less petrol. The more you drive in traffic, the sooner the difference is earned back; on the open road it takes longer.',
            af: "In die stad gebruik hy omtrent 'n derde minder petrol. Hoe meer jy in verkeer ry, hoe gouer is die verskil terugverdien; op die oop pad duur dit langer.",
            zu: 'Edolobheni isebenzisa uphethiloli omncane cishe ngengxenye eyodwa kwezintathu. Uma uhamba kakhulu esiminyaminyeni, umehluko ubuya ngokushesha; emgwaqweni omkhulu kuthatha isikhathi eside.',
          }),
        },
        {
          title: {
            en: 'How long is the hybrid battery covered?',
            af: 'Hoe lank is die hibriedbattery gedek?',
            zu: 'Ibhethri le-hybrid livikelwe isikhathi esingakanani?',
          },
          contentType: 'text',
          content: richText({
            en: 'Eight years or 195 000 km, whichever comes first, on top of the warranty of the car.',
            af: 'Agt jaar of 195 000 km, wat ook al eerste kom, bo en behalwe die waarborg van die motor.',
            zu: 'Iminyaka eyisishiyagalombili noma u-195 000 km, kuye ngokufika kuqala, ngaphezu kwewaranti yemoto.',
          }),
        },
      ],
    },
  ],
  meta: {
    title: {
      en: 'Corolla: models, prices and colours',
      af: 'Corolla: modelle, pryse en kleure',
      zu: 'I-Corolla: amamodeli, amanani nemibala',
    },
    description: {
      en: 'Every Corolla with its price, colours and specification: petrol, hybrid and GR-Sport. Ask a dealer for a quote.',
      af: "Elke Corolla met prys, kleure en spesifikasie: petrol, hibried en GR-Sport. Vra 'n handelaar vir 'n kwotasie.",
      zu: 'Yonke i-Corolla nenani layo, imibala nemininingwane: ekaphethiloli, i-hybrid ne-GR-Sport. Cela ikhotheshini kumthengisi.',
    },
    image: picture('corolla-red'),
  },
});
