import { richText } from '../rich-text';
import { same, type Words } from '../words';
import { financeLinks, nextSteps } from './finance-links';
import type { WrittenPage } from './page';

type Section = { anchor: string; title: Words; words: readonly Words[] };

/** One figure after the other: how it comes about, and from where. What is stated here is what the engine does. */
const sections: readonly Section[] = [
  {
    anchor: 'instalment',
    title: { en: 'The instalment', af: 'Die paaiement', zu: 'Isitolimende' },
    words: [
      {
        en: 'An annuity, paid in arrears: every instalment is the same, and the first falls due a month after you sign. Without the admin fee it is:',
        af: "'n Annuïteit, agterna betaal: elke paaiement is dieselfde, en die eerste is 'n maand nadat jy geteken het, betaalbaar. Sonder die administrasiefooi is dit:",
        zu: 'I-annuity, ekhokhwa ekupheleni kwenyanga: zonke izitolimende ziyalingana, futhi esokuqala sikhokhwa ngemva kwenyanga usayinile. Ngaphandle kwemali yokuphatha i-akhawunti sibalwa kanje:',
      },
      same('(F × (1 + i)ⁿ − B) × i ÷ ((1 + i)ⁿ − 1)'),
      {
        en: 'F is what you borrow, B what is left for the end, n the number of months, and i the rate a year divided by twelve. At a rate of 0%, F less B is simply shared by the months.',
        af: 'F is wat jy leen, B wat vir die einde oorbly, n die getal maande, en i die koers per jaar gedeel deur twaalf. Teen ’n koers van 0% word F min B eenvoudig deur die maande gedeel.',
        zu: 'U-F yimali oyibolekayo, u-B yilokho okusalele ekugcineni, u-n yinani lezinyanga, u-i yizinga lonyaka lihlukaniswe ngeshumi nambili. Uma izinga lingu-0%, u-F ekhishwe u-B uhlukaniswa ngezinyanga nje.',
      },
    ],
  },
  {
    anchor: 'rounding',
    title: { en: 'Rounding', af: 'Afronding', zu: 'Ukusondeza amanani' },
    words: [
      {
        en: 'We reckon in whole cents. The instalment is rounded once, half a cent upwards, and so is the interest of each month in the schedule. The last instalment takes the cents that rounding left over, so the schedule ends exactly at the balloon, or at nothing.',
        af: "Ons reken in heel sente. Die paaiement word een keer afgerond, 'n halwe sent na bo, en so ook die rente van elke maand in die skedule. Die laaste paaiement neem die sente wat afronding oorgelaat het, sodat die skedule presies by die ballon eindig, of by niks.",
        zu: 'Sibala ngamasenti aphelele. Isitolimende sisondezwa kanye, uhhafu wesenti uye phezulu, kanjalo nenzalo yenyanga ngayinye ohlelweni. Isitolimende sokugcina sithatha amasenti asale ekusondezeni, ngakho uhlelo luphela khona kanye ku-balloon, noma kungasele lutho.',
      },
    ],
  },
  {
    anchor: 'deposit',
    title: {
      en: 'Deposit and amount financed',
      af: 'Deposito en bedrag gefinansier',
      zu: 'Idiphozithi nemali ebolekiwe',
    },
    words: [
      {
        en: 'The deposit comes off the cash price; the rest is financed. Each product has a highest deposit, set by the finance desk and never above the price. Type more, and the figures use the highest and say so.',
        af: 'Die deposito gaan van die kontantprys af; die res word gefinansier. Elke produk het ’n hoogste deposito, wat die finansieringstoonbank bepaal en nooit bo die prys is nie. Tik jy meer, gebruik die syfers die hoogste en sê so.',
        zu: 'Idiphozithi isuswa entengweni yokheshi; okusele kuyabolekwa. Umkhiqizo ngamunye unediphozithi ephezulu kunazo zonke, enqunywe yideski lezezimali futhi engalokothi yeqe intengo. Uma ubhala ngaphezulu, izibalo zisebenzisa leyo ephezulu futhi ziyasho.',
      },
      {
        en: 'For a used vehicle the price is the one in the advertisement with VAT added, rounded down to the nearest 10.',
        af: 'Vir ’n gebruikte voertuig is die prys dié in die advertensie met BTW by, ondertoe afgerond tot by die naaste 10.',
        zu: 'Emotweni esetshenzisiwe intengo yileyo esesikhangisweni yengezwe i-VAT, yehliselwe kushumi eliseduze.',
      },
    ],
  },
  {
    anchor: 'fees',
    title: { en: 'Fees', af: 'Fooie', zu: 'Izimali' },
    words: [
      {
        en: 'The monthly admin fee is added to every instalment. The initiation fee is counted once, at the start, beside the credit: it bears no interest here. Both come from the table in force, and neither can be set above what the National Credit Act allows: R60 and R1 050, plus VAT, and for the initiation fee 15% of the principal.',
        af: 'Die maandelikse administrasiefooi word by elke paaiement getel. Die inisiasiefooi tel een keer, aan die begin, langs die krediet: dit dra hier geen rente nie. Albei kom uit die tabel wat geld, en geeneen kan hoër gestel word as wat die Nasionale Kredietwet toelaat nie: R60 en R1 050, plus BTW, en vir die inisiasiefooi 15% van die hoofsom.',
        zu: 'Imali yokuphatha i-akhawunti yengezwa kuso sonke isitolimende. Imali yokuvula i-akhawunti ibalwa kanye, ekuqaleni, eceleni kwesikweletu: lapha ayinanzalo. Zombili zivela etafuleni elisebenzayo, futhi ayikho engabekwa ngaphezu kwalokho okuvunyelwa uMthetho Kazwelonke Wezezikweletu: u-R60 no-R1 050, kwengezwe i-VAT, futhi kweyokuvula i-akhawunti u-15% wemali ebolekiwe.',
      },
    ],
  },
  {
    anchor: 'total',
    title: { en: 'Total and cost of credit', af: 'Totaal en koste van krediet', zu: 'Isamba nezindleko zesikweletu' },
    words: [
      {
        en: 'The total to repay is all instalments with their fees, what is left for the end, and the initiation fee. Take off what you borrowed, and the cost of credit remains. A lease and a subscription add up every payment of the term.',
        af: 'Die totaal om terug te betaal is al die paaiemente met hulle fooie, wat vir die einde oorbly, en die inisiasiefooi. Trek af wat jy geleen het, en die koste van krediet bly oor. Bruikhuur en ’n intekening tel elke betaling van die termyn bymekaar.',
        zu: 'Isamba esikhokhwayo yizo zonke izitolimende nezimali zazo, okusalele ekugcineni, nemali yokuvula i-akhawunti. Khipha imali oyibolekile, kusale izindleko zesikweletu. Ukuqasha nokubhalisela kuhlanganisa zonke izinkokhelo zesikhathi.',
      },
    ],
  },
  {
    anchor: 'balloon',
    title: { en: 'What a balloon does', af: "Wat 'n ballon doen", zu: 'Okwenziwa yi-balloon' },
    words: [
      {
        en: 'A balloon is a share of the price and falls due with the last instalment. We work the same credit out again without it: the difference between the instalments is what it saves a month, the difference between the totals is what it costs.',
        af: "'n Ballon is 'n deel van die prys en is saam met die laaste paaiement betaalbaar. Ons werk dieselfde krediet weer daarsonder uit: die verskil tussen die paaiemente is wat dit per maand bespaar, die verskil tussen die totale is wat dit kos.",
        zu: 'I-balloon iyingxenye yentengo futhi ikhokhwa kanye nesitolimende sokugcina. Sibala isikweletu esifanayo futhi ngaphandle kwayo: umehluko phakathi kwezitolimende yilokho ekongayo ngenyanga, umehluko phakathi kwezamba yilokho ekubizayo.',
      },
      {
        en: 'A balloon larger than what is financed, or an instalment below nothing, is no offer. The page then says so in place of a figure.',
        af: "'n Ballon groter as wat gefinansier word, of 'n paaiement onder niks, is geen aanbod nie. Die bladsy sê dit dan in plaas van 'n syfer.",
        zu: 'I-balloon enkulu kunemali ebolekiwe, noma isitolimende esingaphansi kweziro, akukona okunikezwayo. Ikhasi-ke liyakusho lokho esikhundleni sesibalo.',
      },
    ],
  },
  {
    anchor: 'guaranteed-value',
    title: {
      en: 'The guaranteed future value',
      af: 'Die gewaarborgde toekomstige waarde',
      zu: 'Inani lesikhathi esizayo eliqinisekisiwe',
    },
    words: [
      {
        en: 'The price times a factor that belongs to the model, the term and the kilometres a year. It takes the balloon’s place in the formula. Where there is no factor there is no figure; none is guessed.',
        af: "Die prys maal 'n faktor wat by die model, die termyn en die kilometers per jaar hoort. Dit neem die ballon se plek in die formule in. Waar daar geen faktor is nie, is daar geen syfer nie; geeneen word geraai nie.",
        zu: 'Intengo iphindwe ngesilinganiso esingesemodeli, isikhathi namakhilomitha ngonyaka. Lithatha indawo ye-balloon kufomula. Lapho kungekho silinganiso akukho sibalo; asiqageli.',
      },
    ],
  },
  {
    anchor: 'subscription',
    title: { en: 'Subscription', af: 'Intekening', zu: 'Ukubhalisela imoto' },
    words: [
      {
        en: 'Not worked out by us: the amount is that of a stored quote for the model, the term and the kilometres a month. Where there is no such quote, the nearest one is shown and says what it is for. Quotes that have run out are not shown.',
        af: "Nie deur ons uitgewerk nie: die bedrag is dié van 'n gestoorde kwotasie vir die model, die termyn en die kilometers per maand. Waar daar nie so 'n kwotasie is nie, word die naaste een gewys, en dit sê waarvoor dit is. Kwotasies wat verval het, word nie gewys nie.",
        zu: 'Akubalwanga yithi: inani lingelekhotheshini egciniwe yemodeli, isikhathi namakhilomitha ngenyanga. Lapho ingekho ikhotheshini enjalo, kuboniswa eseduze kakhulu, futhi iyasho ukuthi eyani. Amakhotheshini aphelelwe yisikhathi awaboniswa.',
      },
    ],
  },
  {
    anchor: 'rate',
    title: { en: 'When the rate moves', af: 'Wanneer die koers skuif', zu: 'Uma izinga linyakaza' },
    words: [
      {
        en: 'A linked rate follows the repo rate of the South African Reserve Bank. We work the whole quote out again one percentage point higher and one lower, from the first instalment on, and name the repo rate and its date. No rate may lie above the repo rate plus 17 points.',
        af: "'n Gekoppelde koers volg die repokoers van die Suid-Afrikaanse Reserwebank. Ons werk die hele kwotasie weer een persentasiepunt hoër en een laer uit, van die eerste paaiement af, en noem die repokoers en sy datum. Geen koers mag bo die repokoers plus 17 punte wees nie.",
        zu: 'Izinga elihambisana nezinga eliyinhloko lilandela izinga le-repo leBhange Eliyinhloko laseNingizimu Afrika. Siphinda sibale yonke ikhotheshini ngephesenti elilodwa phezulu nangelilodwa phansi, kusukela esitolimendeni sokuqala, futhi sisho izinga le-repo nosuku lwalo. Alikho izinga elingaba ngaphezu kwezinga le-repo kwengezwe u-17.',
      },
    ],
  },
  {
    anchor: 'fuel',
    title: { en: 'Fuel', af: 'Brandstof', zu: 'Uphethiloli' },
    words: [
      {
        en: 'Kilometres a month × litres for 100 km ÷ 100 × the price of a litre. The consumption is the model’s measured one; the pump price is the month’s, entered by our editors, and stands on the page with its date. Where the consumption is not known, there is no figure.',
        af: 'Kilometers per maand × liter vir 100 km ÷ 100 × die prys van ’n liter. Die verbruik is die model se gemete een; die pompprys is dié van die maand, deur ons redakteurs ingevul, en staan met sy datum op die bladsy. Waar die verbruik nie bekend is nie, is daar geen syfer nie.',
        zu: 'Amakhilomitha ngenyanga × amalitha ku-100 km ÷ 100 × intengo yelitha. Okusetshenziswayo yilokho okulinganiswe kwemodeli; intengo yephampu ngeyenyanga, ifakwe ngabahleli bethu, futhi imi ekhasini nosuku lwayo. Lapho okusetshenziswayo kungaziwa, akukho sibalo.',
      },
    ],
  },
  {
    anchor: 'service',
    title: { en: 'Service', af: 'Diens', zu: 'Isevisi' },
    words: [
      {
        en: 'How many services fall due within the term by the kilometres, less those that the plan pays for, times what one costs, spread over the months. The interval and the cost of a service are our editors’ figures for the kind of vehicle.',
        af: 'Hoeveel dienste volgens die kilometers binne die termyn nodig is, min dié waarvoor die plan betaal, maal wat een kos, oor die maande versprei. Die tussenpose en die koste van ’n diens is ons redakteurs se syfers vir die soort voertuig.',
        zu: 'Ukuthi mangaki amasevisi adingekayo ngaphakathi kwesikhathi ngokwamakhilomitha, kukhishwe lawo akhokhelwa uhlelo, kuphindwe ngokuthi eyodwa ibiza malini, kwabelwe izinyanga. Ibanga phakathi kwamasevisi nentengo yesevisi yizibalo zabahleli bethu zalolo hlobo lwemoto.',
      },
    ],
  },
  {
    anchor: 'tyres',
    title: { en: 'Tyres', af: 'Bande', zu: 'Amathayi' },
    words: [
      {
        en: 'Kilometres a month ÷ the kilometres that a set lasts × the price of a set. Tyres wear with every kilometre, so each month carries its share, whether or not a set is bought in it.',
        af: 'Kilometers per maand ÷ die kilometers wat ’n stel hou × die prys van ’n stel. Bande slyt met elke kilometer, dus dra elke maand sy deel, of daar nou ’n stel gekoop word of nie.',
        zu: 'Amakhilomitha ngenyanga ÷ amakhilomitha ahlala isethi × intengo yesethi. Amathayi aguga ngekhilomitha ngalinye, ngakho inyanga ngayinye ithwala isabelo sayo, noma isethi ithengiwe ngayo noma cha.',
      },
    ],
  },
  {
    anchor: 'licence',
    title: { en: 'Licence', af: 'Lisensie', zu: 'Ilayisense' },
    words: [
      {
        en: 'A twelfth of what the licence disc costs a year in your province.',
        af: "'n Twaalfde van wat die lisensieskyfie per jaar in jou provinsie kos.",
        zu: 'Ingxenye yeshumi nambili yalokho idiski yelayisense ekubizayo ngonyaka esifundazweni sakho.',
      },
    ],
  },
  {
    anchor: 'insurance',
    title: { en: 'Insurance', af: 'Versekering', zu: 'Umshwalense' },
    words: [
      {
        en: 'A twelfth of a yearly share of the price, until you type your own premium. An insurer counts your age, your address and your record, so only a quote of your own is worth anything.',
        af: "'n Twaalfde van 'n jaarlikse deel van die prys, totdat jy jou eie premie tik. 'n Versekeraar kyk na jou ouderdom, jou adres en jou geskiedenis, dus is net jou eie kwotasie iets werd.",
        zu: 'Ingxenye yeshumi nambili yesabelo sonyaka sentengo, kuze kube ubhala iprimiyamu yakho. Umshwalense ubheka iminyaka yakho, ikheli lakho nomlando wakho, ngakho yikhotheshini yakho kuphela enosizo.',
      },
    ],
  },
  {
    anchor: 'depreciation',
    title: { en: 'Depreciation', af: 'Waardevermindering', zu: 'Ukwehla kwenani' },
    words: [
      {
        en: 'The price less what the vehicle is still worth at the end of the term, spread over its months. The worth is a share of the price from our editors’ table, and falls evenly between its rows. It is a cost but no payment, so it stands apart from what leaves your account.',
        af: 'Die prys min wat die voertuig aan die einde van die termyn nog werd is, oor die maande versprei. Die waarde is ’n deel van die prys uit ons redakteurs se tabel, en daal eweredig tussen die reëls daarvan. Dit is ’n koste maar geen betaling nie; daarom staan dit apart van wat van jou rekening af gaan.',
        zu: 'Intengo kukhishwe inani imoto esenalo ekupheleni kwesikhathi, kwabelwe izinyanga zaso. Inani liyingxenye yentengo evela etafuleni labahleli bethu, futhi lehla ngokulinganayo phakathi kwemigqa yalo. Kuyindleko kodwa akuyona inkokhelo, ngakho kumi kodwa ngaphandle kwalokho okuphuma ku-akhawunti yakho.',
      },
    ],
  },
  {
    anchor: 'on-the-road',
    title: { en: 'On the road', af: 'Op die pad', zu: 'Emgwaqweni' },
    words: [
      {
        en: 'The price and every line beside it, with the amount of your province where it has its own. Lines that the law fixes and the dealer’s own are always counted; an optional line counts when you choose it.',
        af: 'Die prys en elke reël daarby, met die bedrag van jou provinsie waar dit sy eie het. Reëls wat die wet bepaal en die handelaar se eie tel altyd; ’n opsionele reël tel wanneer jy dit kies.',
        zu: 'Intengo nawo wonke umugqa oseceleni, nenani lesifundazwe sakho lapho sinelaso. Imigqa enqunywe ngumthetho neyomthengisi ibalwa njalo; umugqa ozikhethela wona ubalwa uma uwukhetha.',
      },
    ],
  },
  {
    anchor: 'sources',
    title: { en: 'Where the figures come from', af: 'Waar die syfers vandaan kom', zu: 'Izibalo zivelaphi' },
    words: [
      {
        en: 'Rates, fees, terms and caps are a dated table of the finance desk; every change is kept with who made it and when. A quote names the table that it was worked out with. All figures are estimates and no offer of credit.',
        af: 'Koerse, fooie, termyne en perke is ’n gedateerde tabel van die finansieringstoonbank; elke verandering word bewaar met wie dit gemaak het en wanneer. ’n Kwotasie noem die tabel waarmee dit uitgewerk is. Alle syfers is ramings en geen kredietaanbod nie.',
        zu: 'Amazinga, izimali, izikhathi nemikhawulo kusetafuleni lezezimali elinosuku; konke ukushintsha kugcinwa nokuthi wenziwe ngubani nanini. Ikhotheshini iyasho ukuthi ibalwe ngaliphi itafula. Zonke izibalo ziyizilinganiso, akukona ukunikezwa isikweletu.',
      },
    ],
  },
];

/** `/payment-options/how-we-work-it-out`: every section is a place that links lead to. */
export function howWeWorkItOutPage(): WrittenPage {
  const { label, url } = financeLinks.method;
  return {
    title: label,
    slug: url.slice(1),
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'text',
        heading: label,
        body: richText({
          en: 'No figure on this site should have to be believed. Here is how each one comes about, so that you can work it out again with a pocket calculator.',
          af: "Geen syfer op hierdie werf hoef geglo te word nie. Hier is hoe elkeen tot stand kom, sodat jy dit met 'n sakrekenaar kan nareken.",
          zu: 'Asikho isibalo kule sayithi okumele sikholelwe nje. Nansi indlela ngasinye esivela ngayo, ukuze ukwazi ukusibala futhi ngesibali sakho.',
        }),
      },
      ...sections.flatMap(({ anchor, title, words }) => [
        { blockType: 'pageAnchor' as const, anchor },
        { blockType: 'text' as const, heading: title, body: richText(...words) },
      ]),
      nextSteps('calculators', 'costOfKeeping', 'glossary'),
    ],
    meta: {
      description: {
        en: 'The formulas, roundings, fees and sources behind every figure: instalment, balloon, guaranteed value, and the cost of keeping a vehicle.',
        af: "Die formules, afronding, fooie en bronne agter elke syfer: paaiement, ballon, gewaarborgde waarde, en wat dit kos om 'n voertuig te hou.",
        zu: 'Amafomula, ukusondeza, izimali nemithombo engemuva kwesibalo ngasinye: isitolimende, i-balloon, inani eliqinisekisiwe, nezindleko zokuba nemoto.',
      },
    },
  };
}
