import { richText } from '../rich-text';
import { same } from '../words';
import { ownerBenefits } from './owner-benefits';
import type { SeedRange } from './seed-range';

/** `/vehicles/fortuner`: what the Fortuner is for, below its models. */
export const fortunerPage: SeedRange['toRange'] = ({ brand, picture, category }) => ({
  name: 'Fortuner',
  rangeSlug: 'fortuner',
  rangeCode: 'N35',
  brand,
  bodyType: 'suv',
  position: 20,
  subtitle: {
    en: 'Seven seats, any road',
    af: 'Sewe sitplekke, enige pad',
    zu: 'Izihlalo eziyisikhombisa, noma yimuphi umgwaqo',
  },
  description: {
    en: 'School run on Friday, sand track on Saturday, tar again on Monday. The Fortuner seats seven, tows a caravan and does not mind where the road stops.',
    af: "Vrydag skool toe, Saterdag tweespoor, Maandag weer teer. Die Fortuner het plek vir sewe, sleep 'n karavaan en gee nie om waar die pad ophou nie.",
    zu: 'NgoLwesihlanu uya esikoleni, ngoMgqibelo usendleleni yesihlabathi, ngoMsombuluko usubuyele etiyelini. I-Fortuner ithwala abantu abayisikhombisa, idonsa ikharavani, futhi ayinandaba ukuthi umgwaqo uphelela kuphi.',
  },
  defaultCategory: category('vx'),
  cssId: 'fortuner',
  heroImage: picture('fortuner-blue'),
  heroModelSideImage: picture('fortuner-side'),
  heroModelFrontImage: picture('fortuner-blue'),
  modelImage: picture('fortuner-blue'),
  facts: [
    {
      value: same('7'),
      label: { en: 'seats, three rows', af: 'sitplekke, drie rye', zu: 'izihlalo, imigqa emithathu' },
    },
    {
      value: same('3 300'),
      unit: same('kg'),
      label: {
        en: 'on the hook, with trailer brakes',
        af: 'aan die haak, met sleepwaremme',
        zu: 'ezidonswayo, itrela linamabhuleki',
      },
    },
    {
      value: same('700'),
      unit: same('mm'),
      label: { en: 'of water, taken slowly', af: 'water, stadig deur', zu: 'zamanzi, uma uwela kancane' },
    },
  ],
  layout: [
    {
      blockType: 'textWithImage',
      subtitle: { en: 'Room', af: 'Ruimte', zu: 'Indawo' },
      title: {
        en: 'Everyone comes along, and so does the dog',
        af: 'Almal kom saam, en die hond ook',
        zu: 'Wonke umuntu uyahamba, nenja nayo',
      },
      description: {
        en: 'The second row slides and tips, the third folds up against the sides when you need the floor. Vents in the roof keep the back row as cool as the front.',
        af: 'Die tweede ry skuif en tiep, die derde vou teen die kante op wanneer jy die vloer nodig het. Lugroosters in die dak hou die agterste ry net so koel soos die voorste.',
        zu: 'Umugqa wesibili uyaslayida ugoqeke, owesithathu uphakanyiselwa emaceleni uma udinga indawo phansi. Imibhobho yomoya esophahleni igcina abasemuva bepholile njengabaphambili.',
      },
      image: picture('fortuner-sand'),
      imgPosition: 'right',
    },
    {
      blockType: 'textWithImage',
      subtitle: { en: 'Low range', af: 'Laestrek', zu: 'I-low range' },
      title: {
        en: 'For the last ten kilometres',
        af: 'Vir die laaste tien kilometer',
        zu: 'Okwamakhilomitha ayishumi okugcina',
      },
      description: {
        en: 'Turn a dial for low range, lock the rear axle at a button, and let hill descent control hold the speed while you choose the line.',
        af: "Draai 'n knop vir laestrek, sluit die agteras met 'n knoppie, en laat afdraandbeheer die spoed hou terwyl jy die lyn kies.",
        zu: 'Jikisa inkinobho uthole i-low range, khiya i-axle yangemuva ngokucindezela, bese uvumela i-hill descent control ibambe isivinini ngenkathi wena ukhetha indlela.',
      },
      image: picture('fortuner-green'),
      imgPosition: 'left',
      buttons: [
        {
          linkLabel: { en: 'Request a quote', af: "Vra 'n kwotasie", zu: 'Cela ikhotheshini' },
          linkUrl: '/enquiry/vehicle',
          buttonStyle: 'secondary',
        },
      ],
    },
    ownerBenefits,
    {
      blockType: 'faq',
      heading: {
        en: 'Fortuner, asked and answered',
        af: 'Fortuner: gevra en geantwoord',
        zu: 'I-Fortuner: imibuzo nezimpendulo',
      },
      variant: 'default',
      items: [
        {
          title: {
            en: 'Do grown-ups fit in the third row?',
            af: 'Pas grootmense in die derde ry?',
            zu: 'Abantu abadala bayangena emgqeni wesithathu?',
          },
          contentType: 'text',
          content: richText({
            en: 'For an hour, yes; for the coast, better children. There are vents and a charging point back there.',
            af: "Vir 'n uur, ja; vir die see eerder kinders. Daar is lugroosters en 'n laaipunt agter.",
            zu: 'Ihora elilodwa, yebo; ohambweni oluya olwandle kungcono izingane. Kukhona imibhobho yomoya nendawo yokushaja ngemuva.',
          }),
        },
        {
          title: {
            en: 'How much boot is left with seven on board?',
            af: 'Hoeveel kattebak bly oor met sewe aan boord?',
            zu: 'Isala ingakanani ibhuthi uma nibayisikhombisa?',
          },
          contentType: 'text',
          content: richText({
            en: '296 litres: school bags and the shopping. Fold the third row away and it becomes a removal van.',
            af: "296 liter: skooltasse en die inkopies. Vou die derde ry weg en dit word 'n trekwa.",
            zu: 'Amalitha angu-296: izikhwama zesikole nezinto zasesitolo. Goqa umugqa wesithathu ibe yiveni yokuthutha.',
          }),
        },
        {
          title: {
            en: 'Which Fortuner tows best?',
            af: 'Watter Fortuner sleep die beste?',
            zu: 'Iyiphi i-Fortuner edonsa kangcono?',
          },
          contentType: 'text',
          content: richText({
            en: 'Every 2.8 tows up to 3 300 kg with trailer brakes, the 2.4 up to 2 800 kg. Trailer sway control is standard.',
            af: 'Elke 2.8 sleep tot 3 300 kg met sleepwaremme, die 2.4 tot 2 800 kg. Sleepwaslingerbeheer is standaard.',
            zu: 'Yonke i-2.8 idonsa kuze kube ngu-3 300 kg itrela linamabhuleki, i-2.4 ifika ku-2 800 kg. Ukulawula ukuyendayenda kwetrela kufakiwe.',
          }),
        },
      ],
    },
  ],
  meta: {
    title: {
      en: 'Fortuner: models, prices and colours',
      af: 'Fortuner: modelle, pryse en kleure',
      zu: 'I-Fortuner: amamodeli, amanani nemibala',
    },
    description: {
      en: 'Every Fortuner with its price, colours and specification: standard, VX, 48-volt and GR-Sport. Seven seats. Ask a dealer for a quote.',
      af: "Elke Fortuner met prys, kleure en spesifikasie: standaard, VX, 48 volt en GR-Sport. Sewe sitplekke. Vra 'n handelaar vir 'n kwotasie.",
      zu: 'Yonke i-Fortuner nenani layo, imibala nemininingwane: ejwayelekile, i-VX, i-48 V ne-GR-Sport. Izihlalo eziyisikhombisa. Cela ikhotheshini kumthengisi.',
    },
    image: picture('fortuner-blue'),
  },
});
