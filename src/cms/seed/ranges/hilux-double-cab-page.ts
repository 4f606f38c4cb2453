import { richText } from '../rich-text';
import { same } from '../words';
import { ownerBenefits } from './owner-benefits';
import type { SeedRange } from './seed-range';

/** `/vehicles/hilux-double-cab`: what the Hilux Double Cab is for, below its models. */
export const hiluxDoubleCabPage: SeedRange['toRange'] = ({ brand, picture, category }) => ({
  name: 'Hilux Double Cab',
  rangeSlug: 'hilux-double-cab',
  rangeCode: 'P30',
  brand,
  bodyType: 'bakkie',
  position: 10,
  subtitle: {
    en: 'The bakkie that gets you there and brings you home',
    af: 'Die bakkie wat jou daar kry en weer huis toe bring',
    zu: 'Ibhakhi ekuyisayo iphinde ikubuyise ekhaya',
  },
  description: {
    en: 'Five seats, a load bed that works for a living, and diesel engines that pull from low down. Choose raised-body or four-wheel drive, a manual or an automatic, and now a 48-volt system that saves fuel in town.',
    af: "Vyf sitplekke, 'n laaibak wat sy sout werd is en dieselenjins wat van onder af trek. Kies verhoogde bak of vierwielaandrywing, handrat of outomaties, en nou ook 'n 48 volt-stelsel wat in die stad brandstof spaar.",
    zu: 'Izihlalo ezinhlanu, ibhokisi lokuthutha elisebenza kanzima, nezinjini zikadizili ezidonsa kusukela phansi. Khetha i-raised body noma i-4x4, i-manual noma i-automatic, futhi manje kukhona nesistimu ye-48 V eyonga uphethiloli edolobheni.',
  },
  defaultCategory: category('hybrid'),
  cssId: 'hilux-double-cab',
  heroImage: picture('hilux-copper'),
  heroModelSideImage: picture('hilux-side'),
  heroModelFrontImage: picture('hilux-copper'),
  modelImage: picture('hilux-copper'),
  facts: [
    {
      value: same('3 500'),
      unit: same('kg'),
      label: {
        en: 'on the hook, with trailer brakes',
        af: 'aan die haak, met sleepwaremme',
        zu: 'ezidonswayo, itrela linamabhuleki',
      },
    },
    {
      value: same('500'),
      unit: same('Nm'),
      label: {
        en: 'from 1 600 r/min in the 2.8',
        af: 'van 1 600 r/min af in die 2.8',
        zu: 'kusukela ku-1 600 r/min ku-2.8',
      },
    },
    {
      value: same('286'),
      unit: same('mm'),
      label: { en: 'between you and the stones', af: 'tussen jou en die klippe', zu: 'phakathi kwakho namatshe' },
    },
  ],
  layout: [
    {
      blockType: 'textWithImage',
      subtitle: { en: 'At work', af: 'By die werk', zu: 'Emsebenzini' },
      title: { en: 'Load it. Hitch it. Go.', af: 'Laai op. Haak aan. Ry.', zu: 'Layisha. Hlobanisa. Hamba.' },
      description: {
        en: 'Close to a ton in the bed and three and a half behind it, with trailer sway control to keep both in line. Most days ask for half of that. It is good to know that the rest is there.',
        af: "Amper 'n ton op die bak en drie en 'n half agteraan, met sleepwaslingerbeheer wat albei in toom hou. Die meeste dae vra net die helfte daarvan. Dis goed om te weet die res is daar.",
        zu: 'Cishe ithani ebhokisini namathani amathathu nengxenye ngemuva, kanti uhlelo lokulawula itrela lukugcina kuqondile kokubili. Izinsuku eziningi zifuna uhhafu walokho. Kuhle ukwazi ukuthi okunye kukhona.',
      },
      image: picture('hilux-graphite'),
      imgPosition: 'right',
      buttons: [
        {
          linkLabel: { en: 'Request a quote', af: "Vra 'n kwotasie", zu: 'Cela ikhotheshini' },
          linkUrl: '/enquiry/vehicle',
          buttonStyle: 'secondary',
        },
      ],
    },
    {
      blockType: 'textWithImage',
      subtitle: { en: '48 volt', af: '48 volt', zu: '48 volt' },
      title: { en: 'A quieter start to the day', af: "'n Stiller begin van die dag", zu: 'Ukuqala usuku ngokuthula' },
      description: {
        en: 'A small motor-generator starts the diesel without a shudder, helps it pull away and takes back energy when you slow down. Nothing to plug in, nothing to learn.',
        af: "'n Klein motorgenerator sit die diesel sonder 'n skud aan, help hom wegtrek en neem energie terug wanneer jy rem. Niks om in te prop nie, niks om te leer nie.",
        zu: 'I-motor-generator encane idumisa injini kadizili ngaphandle kokuqhaqhazela, iyisize isuke, bese ibuyisa amandla lapho unciphisa isivinini. Akukho okuxhunywa kugesi, akukho okusha okufundwayo.',
      },
      image: picture('hilux-white'),
      imgPosition: 'left',
    },
    ownerBenefits,
    {
      blockType: 'faq',
      heading: {
        en: 'Hilux, asked and answered',
        af: 'Hilux: gevra en geantwoord',
        zu: 'I-Hilux: imibuzo nezimpendulo',
      },
      variant: 'default',
      items: [
        {
          title: {
            en: 'Do I need four-wheel drive?',
            af: 'Het ek vierwielaandrywing nodig?',
            zu: 'Ngiyayidinga yini i-4x4?',
          },
          contentType: 'text',
          content: richText({
            en: 'For gravel and farm roads the raised body with its rear diff lock is usually enough, and it costs and uses less. For sand, mud and steep, loose climbs take the 4x4: it has low range.',
            af: 'Vir grondpaaie en plaaspaaie is die verhoogde bak met sy agterewenaarslot gewoonlik genoeg, en dit kos en verbruik minder. Vir sand, modder en steil, los klimme kies jy die 4x4: hy het laestrek.',
            zu: 'Emigwaqweni engenatiyela neyasemapulazini i-raised body ene-diff lock yangemuva ivame ukwanela, futhi ibiza kancane yonge nophethiloli. Esihlabathini, odakeni nasezintabeni eziqansile khetha i-4x4: ine-low range.',
          }),
        },
        {
          title: {
            en: 'What may I tow with an ordinary licence?',
            af: "Wat mag ek met 'n gewone lisensie sleep?",
            zu: 'Ngingadonsani ngelayisense evamile?',
          },
          contentType: 'text',
          content: richText({
            en: 'With a code B licence, a trailer up to 750 kg. Anything heavier needs code EB. The Hilux itself pulls up to 3 500 kg with trailer brakes, in the automatic models.',
            af: "Met 'n kode B-lisensie 'n sleepwa van tot 750 kg. Enigiets swaarder vra kode EB. Die Hilux self trek in die outomatiese modelle tot 3 500 kg met sleepwaremme.",
            zu: 'Ngelayisense yekhodi B, itrela elifika ku-750 kg. Okusinda kunalokho kudinga ikhodi EB. I-Hilux uqobo lwayo idonsa kuze kube ngu-3 500 kg itrela linamabhuleki, kumamodeli e-automatic.',
          }),
        },
        {
          title: {
            en: 'What does the 48-volt system do for me?',
            af: 'Wat doen die 48 volt-stelsel vir my?',
            zu: 'Isistimu ye-48 V ingenzelani?',
          },
          contentType: 'text',
          content: richText({
            en: 'It starts the engine smoothly, helps when you pull away and saves about half a litre over 100 km. It needs no charging and no other driving.',
            af: "Dit sit die enjin glad aan, help wanneer jy wegtrek en spaar omtrent 'n halwe liter per 100 km. Dit hoef nie gelaai te word nie, en jy bestuur soos altyd.",
            zu: 'Idumisa injini kahle, isize uma usuka, futhi yonge cishe uhhafu welitha ku-100 km. Ayidingi kushajwa, futhi ushayela njengenjwayelo.',
          }),
        },
      ],
    },
  ],
  meta: {
    title: {
      en: 'Hilux Double Cab: models, prices and colours',
      af: 'Hilux-dubbelkajuit: modelle, pryse en kleure',
      zu: 'I-Hilux Double Cab: amamodeli, amanani nemibala',
    },
    description: {
      en: 'See every Hilux Double Cab: Raider, Legend, GR-Sport and 48-volt models with their prices, colours and specifications, and ask a dealer for a quote.',
      af: "Sien elke Hilux-dubbelkajuit: Raider-, Legend-, GR-Sport- en 48 volt-modelle met pryse, kleure en spesifikasies, en vra 'n handelaar vir 'n kwotasie.",
      zu: 'Bona wonke amamodeli e-Hilux Double Cab: i-Raider, i-Legend, i-GR-Sport nama-48 V, kanye namanani, imibala nemininingwane, bese ucela ikhotheshini kumthengisi.',
    },
    image: picture('hilux-copper'),
  },
});
