import type { Words } from '../words';
import { calculatorPage } from './calculator-page';
import { nextSteps, servicesPath } from './finance-links';
import type { WrittenPage } from './page';

const withInstalment: Words = {
  en: 'The monthly admin fee is in every instalment, the once-off initiation fee in the total to repay. The service plan pays for the services that the maker prescribes, up to its years or kilometres.',
  af: 'Die maandelikse administrasiefooi is in elke paaiement, die eenmalige inisiasiefooi in die totaal om terug te betaal. Die diensplan betaal die dienste wat die vervaardiger voorskryf, tot by sy jare of kilometers.',
  zu: 'Imali yokuphatha i-akhawunti yanyanga zonke ikuso sonke isitolimende, imali yokuvula i-akhawunti ekhokhwa kanye isesambeni esikhokhwayo. Uhlelo lwesevisi lukhokhela amasevisi anqunywe ngumenzi wemoto, kuze kufike iminyaka noma amakhilomitha alo.',
};
const withFutureDrive: Words = {
  en: `${withInstalment.en} The maintenance plan pays for parts that wear, such as brake pads, wiper blades and the battery, but not for tyres.`,
  af: `${withInstalment.af} Die onderhoudsplan betaal dele wat slyt, soos remblokkies, ruitveërblaaie en die battery, maar nie bande nie.`,
  zu: `${withInstalment.zu} Uhlelo lokunakekela lukhokhela izingxenye ezigugayo, njengamabhuleki, ama-wiper nebhethri, kodwa hhayi amathayi.`,
};

/** What a company should know of any credit. */
const companies: Words = {
  en: 'The National Credit Act protects a company less than a person: ask which of its rules hold for yours. Ask your accountant, too, how much VAT you may claim back; for a passenger car it is not the same as for a vehicle that carries goods.',
  af: "Die Nasionale Kredietwet beskerm 'n maatskappy minder as 'n mens: vra watter van sy reëls vir joune geld. Vra ook jou rekenmeester hoeveel BTW jy mag terugeis; vir 'n passasiersmotor is dit nie dieselfde as vir 'n voertuig wat goedere vervoer nie.",
  zu: 'UMthetho Kazwelonke Wezezikweletu uvikela inkampani kancane kunomuntu: buza ukuthi yimiphi imithetho yawo esebenza kweyakho. Buza nomgcini-mabhuku wakho ukuthi ungabuyiselwa i-VAT engakanani; emotweni yabagibeli ayifani neyemoto ethwala izimpahla.',
};

/** `/payment-options/toyota-financial-services/finance`: three calculators behind tabs, then every way side by side (C-037). */
export function financePage(): WrittenPage {
  return {
    title: { en: 'Work out the finance', af: 'Werk die finansiering uit', zu: 'Bala ukuxhaswa ngezimali' },
    slug: `${servicesPath.slice(1)}/finance`,
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: false },
      {
        blockType: 'tabbedCalculator',
        heading: {
          en: 'What would it cost a month?',
          af: 'Wat sou dit per maand kos?',
          zu: 'Ingabiza malini ngenyanga?',
        },
        intro: {
          en: 'Choose a vehicle and how you would pay. The whole cost stands beside every monthly figure.',
          af: "Kies 'n voertuig en hoe jy sou betaal. Die volle koste staan by elke maandelikse syfer.",
          zu: 'Khetha imoto nokuthi ungakhokha kanjani. Zonke izindleko zibhalwe eceleni kwenani ngalinye lenyanga.',
        },
        calculators: ['instalment', 'future-drive', 'subscription'],
      },
      { blockType: 'waysToPay' },
      nextSteps('costOfKeeping', 'budget', 'method'),
    ],
    meta: {
      description: {
        en: 'Instalment, Future Drive and subscription on one page, each with its whole cost, and every way to pay side by side.',
        af: 'Paaiement, Future Drive en intekening op een bladsy, elk met sy volle koste, en elke manier om te betaal langs mekaar.',
        zu: 'Isitolimende, i-Future Drive nokubhalisela ekhasini elilodwa, konke nezindleko zakho zonke, nazo zonke izindlela zokukhokha eceleni kwezinye.',
      },
    },
  };
}

export function instalmentPage(): WrittenPage {
  return calculatorPage({
    name: 'instalment',
    block: 'instalmentCalculator',
    title: { en: 'Instalment finance', af: 'Paaiement\u00adfinansiering', zu: 'Ukuxhaswa ngezitolimende' },
    intro: {
      en: 'Pay the vehicle off over 48, 60 or 72 months, with a balloon at the end only if you want one.',
      af: "Betaal die voertuig oor 48, 60 of 72 maande af, met 'n ballon aan die einde net as jy een wil hê.",
      zu: 'Khokha imoto ezinyangeni ezingu-48, ezingu-60 noma ezingu-72, ne-balloon ekugcineni uma uyifuna kuphela.',
    },
    holds: withInstalment,
    suits: [
      {
        en: 'Whoever wants to own the vehicle and to drive it for years after the last instalment. Leave the balloon out if you can: it makes the month cheaper and the vehicle dearer.',
        af: 'Wie die voertuig wil besit en nog jare ná die laaste paaiement wil ry. Laat die ballon weg as jy kan: dit maak die maand goedkoper en die voertuig duurder.',
        zu: 'Noma ubani ofuna imoto ibe ngeyakhe futhi ayishayele iminyaka ngemva kwesitolimende sokugcina. Shiya i-balloon uma ukwazi: yenza inyanga ishibhe kodwa imoto ibize kakhulu.',
      },
    ],
    atEnd: {
      en: 'The vehicle, with the last instalment. With a balloon it is yours once the balloon, due that same month, is paid.',
      af: "Die voertuig, met die laaste paaiement. Met 'n ballon is dit joune sodra die ballon, wat in dieselfde maand betaalbaar is, betaal is.",
      zu: 'Imoto, ngesitolimende sokugcina. Uma kune-balloon iba ngeyakho lapho i-balloon, ekhokhwa ngayo leyo nyanga, isikhokhiwe.',
    },
    next: ['sideBySide', 'costOfKeeping', 'instalmentBusiness'],
    description: {
      en: 'Work out an instalment over 48 to 72 months, with the total, the fees and what a balloon really costs.',
      af: "Werk 'n paaiement oor 48 tot 72 maande uit, met die totaal, die fooie en wat 'n ballon werklik kos.",
      zu: 'Bala isitolimende ezinyangeni ezingu-48 kuya kwezingu-72, nesamba, izimali nokuthi i-balloon ibiza malini ngempela.',
    },
  });
}

/** T-308: its path is what makes an enquiry one of a company. */
export function instalmentBusinessPage(): WrittenPage {
  return calculatorPage({
    name: 'instalment-business',
    block: 'instalmentCalculator',
    title: {
      en: 'Instalment finance for your company',
      af: 'Paaiement\u00adfinansiering vir jou maatskappy',
      zu: 'Ukuxhaswa ngezitolimende kwenkampani yakho',
    },
    intro: {
      en: 'For a vehicle that your company buys and keeps: the same terms, rates and fees, and the same whole cost beside each instalment.',
      af: "Vir 'n voertuig wat jou maatskappy koop en hou: dieselfde termyne, koerse en fooie, en dieselfde volle koste by elke paaiement.",
      zu: 'Eyemoto inkampani yakho eyithengayo iyigcine: isikhathi, amazinga nezimali okufanayo, nezindleko zonke ezifanayo eceleni kwesitolimende ngasinye.',
    },
    holds: withInstalment,
    suits: [
      {
        en: 'Companies that drive a vehicle until it has earned its price, and want it among their assets. A balloon fits when you know what the vehicle will fetch in the end.',
        af: "Maatskappye wat 'n voertuig ry totdat dit sy prys verdien het, en dit onder hulle bates wil hê. 'n Ballon pas wanneer julle weet wat die voertuig op die ou end sal haal.",
        zu: 'Izinkampani ezishayela imoto ize izenzele intengo yayo, futhi ezifuna ibe phakathi kwempahla yazo. I-balloon ifaneleka uma nazi ukuthi imoto izothengiswa ngamalini ekugcineni.',
      },
      companies,
    ],
    atEnd: {
      en: 'Your company owns the vehicle with the last instalment, or once the balloon is paid.',
      af: 'Jou maatskappy besit die voertuig met die laaste paaiement, of sodra die ballon betaal is.',
      zu: 'Imoto iba ngeyenkampani yakho ngesitolimende sokugcina, noma lapho i-balloon isikhokhiwe.',
    },
    next: ['sideBySide', 'futureDriveBusiness', 'costOfKeeping'],
    description: {
      en: 'Instalment finance for a company vehicle, with every cost and what to ask your accountant.',
      af: "Paaiementfinansiering vir 'n maatskappyvoertuig, met elke koste en wat om jou rekenmeester te vra.",
      zu: 'Ukuxhaswa ngezitolimende kwemoto yenkampani, nazo zonke izindleko nokumele ukubuze umgcini-mabhuku wakho.',
    },
  });
}

export function futureDrivePage(): WrittenPage {
  return calculatorPage({
    name: 'future-drive',
    block: 'futureDriveCalculator',
    title: { en: 'Future Drive', af: 'Future Drive', zu: 'I-Future Drive' },
    intro: {
      en: 'Finance over 36 or 48 months with a guaranteed value for the end. Then you keep the vehicle, trade it in or give it back.',
      af: "Finansiering oor 36 of 48 maande met 'n gewaarborgde waarde vir die einde. Dan hou jy die voertuig, ruil dit in of gee dit terug.",
      zu: 'Ukuxhaswa ezinyangeni ezingu-36 noma ezingu-48 nenani eliqinisekiselwe ukuphela. Bese ugcina imoto, ushintshisa ngayo noma uyibuyise.',
    },
    holds: withFutureDrive,
    suits: [
      {
        en: 'Whoever changes vehicles every three or four years and knows how far they drive in a year. Be honest about the kilometres: those beyond the agreement cost extra when the vehicle goes back.',
        af: 'Wie elke drie of vier jaar van voertuig verander en weet hoe ver hulle in ’n jaar ry. Wees eerlik oor die kilometers: dié bo die ooreenkoms kos ekstra wanneer die voertuig teruggaan.',
        zu: 'Noma ubani oshintsha imoto njalo ngemva kweminyaka emithathu noma emine futhi owaziyo ukuthi ushayela ibanga elingakanani ngonyaka. Thembeka ngamakhilomitha: adlula esivumelwano abiza ngaphezulu uma imoto ibuyiswa.',
      },
    ],
    atEnd: {
      en: 'Nothing yet: you choose. Pay the guaranteed value and the vehicle is yours, put its worth into the next one, or give it back and owe nothing more, if kilometres and condition are as agreed.',
      af: 'Nog niks nie: jy kies. Betaal die gewaarborgde waarde en die voertuig is joune, sit sy waarde in die volgende een, of gee dit terug en skuld niks meer nie, as kilometers en toestand is soos ooreengekom.',
      zu: 'Akukabi lutho: uyakhetha. Khokha inani eliqinisekisiwe imoto ibe ngeyakho, faka inani layo kwelandelayo, noma uyibuyise ungabe usakweleta lutho, uma amakhilomitha nesimo kunjengokuvunyelwene.',
    },
    next: ['sideBySide', 'traditional', 'futureDriveBusiness'],
    description: {
      en: 'Finance with a guaranteed future value: the instalment, the value, the kilometres and the whole cost.',
      af: "Finansiering met 'n gewaarborgde toekomstige waarde: die paaiement, die waarde, die kilometers en die volle koste.",
      zu: 'Ukuxhaswa okunenani lesikhathi esizayo eliqinisekisiwe: isitolimende, inani, amakhilomitha nezindleko zonke.',
    },
  });
}

/** T-307: its path is what makes an enquiry one of a company. */
export function futureDriveBusinessPage(): WrittenPage {
  return calculatorPage({
    name: 'future-drive-business',
    block: 'futureDriveCalculator',
    title: {
      en: 'Future Drive for your company',
      af: 'Future Drive vir jou maatskappy',
      zu: 'I-Future Drive yenkampani yakho',
    },
    intro: {
      en: 'For vehicles that your company replaces every three or four years: what they are worth at the end is guaranteed, so the cost is known at the start.',
      af: 'Vir voertuie wat jou maatskappy elke drie of vier jaar vervang: wat hulle aan die einde werd is, is gewaarborg, dus is die koste aan die begin bekend.',
      zu: 'Eyezimoto inkampani yakho ezishintsha njalo ngemva kweminyaka emithathu noma emine: inani lazo ekugcineni liqinisekisiwe, ngakho izindleko zaziwa ekuqaleni.',
    },
    holds: withFutureDrive,
    suits: [
      {
        en: 'Companies whose vehicles drive much the same distance every year, and that would rather not sell vehicles themselves. For vehicles on rough ground or with no fixed route, instalment finance is often the better choice.',
        af: 'Maatskappye wie se voertuie elke jaar omtrent dieselfde afstand ry, en wat liewer nie self voertuie verkoop nie. Vir voertuie op rowwe terrein of sonder ’n vaste roete is paaiementfinansiering dikwels die beter keuse.',
        zu: 'Izinkampani ezimoto zazo zihamba ibanga elicishe lifane minyaka yonke, futhi ezingathandi ukuzithengisela izimoto. Ezimotweni ezihamba endaweni enamatshe noma ezingenandlela eqondile, ukuxhaswa ngezitolimende kuvame ukuba ngcono.',
      },
      companies,
    ],
    atEnd: {
      en: 'Your company chooses: pay the guaranteed value and own the vehicle, put its worth into the next one, or give it back.',
      af: 'Jou maatskappy kies: betaal die gewaarborgde waarde en besit die voertuig, sit sy waarde in die volgende een, of gee dit terug.',
      zu: 'Inkampani yakho iyakhetha: ikhokhe inani eliqinisekisiwe imoto ibe ngeyayo, ifake inani layo kwelandelayo, noma iyibuyise.',
    },
    next: ['sideBySide', 'instalmentBusiness', 'costOfKeeping'],
    description: {
      en: 'Future Drive for company vehicles: a guaranteed value at the end and a cost that is known at the start.',
      af: "Future Drive vir maatskappyvoertuie: 'n gewaarborgde waarde aan die einde en 'n koste wat aan die begin bekend is.",
      zu: 'I-Future Drive yezimoto zenkampani: inani eliqinisekisiwe ekugcineni nezindleko ezaziwayo ekuqaleni.',
    },
  });
}

export function traditionalPage(): WrittenPage {
  return calculatorPage({
    name: 'traditional',
    block: 'traditionalCalculator',
    title: { en: 'Traditional finance', af: 'Tradisionele finansiering', zu: 'Ukuxhaswa okuvamile' },
    intro: {
      en: 'Instalments over 12 to 72 months with a balloon of your choice, held against a guaranteed future value on the same vehicle.',
      af: "Paaiemente oor 12 tot 72 maande met 'n ballon van jou keuse, gehou teen 'n gewaarborgde toekomstige waarde op dieselfde voertuig.",
      zu: 'Izitolimende ezinyangeni ezingu-12 kuya kwezingu-72 ne-balloon oyikhethayo, ziqhathaniswa nenani lesikhathi esizayo eliqinisekisiwe kuyo leyo moto.',
    },
    holds: {
      en: 'The instalment holds interest, repayment and the monthly admin fee. The initiation fee is paid once and counts in the total to repay.',
      af: 'Die paaiement bevat rente, terugbetaling en die maandelikse administrasiefooi. Die inisiasiefooi word een keer betaal en tel in die totaal om terug te betaal.',
      zu: 'Isitolimende siphethe inzalo, ukukhokhwa kwemali ebolekiwe nemali yokuphatha i-akhawunti yanyanga zonke. Imali yokuvula i-akhawunti ikhokhwa kanye futhi ibalwa esambeni esikhokhwayo.',
    },
    suits: [
      {
        en: 'Whoever drives far, or cannot say how far. Nobody counts the kilometres, and you set the balloon yourself; but nobody promises that the vehicle will be worth as much as the balloon.',
        af: 'Wie ver ry, of nie kan sê hoe ver nie. Niemand tel die kilometers nie, en jy bepaal self die ballon; maar niemand belowe dat die voertuig soveel as die ballon werd sal wees nie.',
        zu: 'Noma ubani ohamba ibanga elide, noma ongakwazi ukusho ukuthi lide kangakanani. Akekho obala amakhilomitha, futhi uzinqumela i-balloon; kodwa akekho othembisa ukuthi imoto iyoba nenani elilingana ne-balloon.',
      },
    ],
    atEnd: {
      en: 'The vehicle, once the balloon is paid; without a balloon, with the last instalment.',
      af: "Die voertuig, sodra die ballon betaal is; sonder 'n ballon, met die laaste paaiement.",
      zu: 'Imoto, lapho i-balloon isikhokhiwe; uma ingekho i-balloon, ngesitolimende sokugcina.',
    },
    next: ['futureDrive', 'sideBySide', 'method'],
    description: {
      en: 'Traditional vehicle finance over 12 to 72 months beside a guaranteed future value, with every cost of both.',
      af: "Tradisionele voertuigfinansiering oor 12 tot 72 maande langs 'n gewaarborgde toekomstige waarde, met elke koste van albei.",
      zu: 'Ukuxhaswa okuvamile kwemoto ezinyangeni ezingu-12 kuya kwezingu-72 eceleni kwenani eliqinisekisiwe, nazo zonke izindleko zakho kokubili.',
    },
  });
}

export function leasePage(): WrittenPage {
  return calculatorPage({
    name: 'lease',
    block: 'leaseCalculator',
    title: { en: 'Lease', af: 'Bruikhuur', zu: 'Ukuqasha' },
    intro: {
      en: 'Pay for the use of a vehicle over 12 to 48 months, with a balloon that waits until the end. All figures are estimates.',
      af: "Betaal vir die gebruik van 'n voertuig oor 12 tot 48 maande, met 'n ballon wat tot die einde wag. Alle syfers is ramings.",
      zu: 'Khokhela ukusebenzisa imoto izinyanga ezingu-12 kuya kwezingu-48, ne-balloon elinda kuze kube sekugcineni. Zonke izibalo ziyizilinganiso.',
    },
    holds: {
      en: 'What the vehicle loses down to the balloon, and interest. No admin fee and no initiation fee is counted; ask for both when you are quoted.',
      af: 'Wat die voertuig tot by die ballon verloor, en rente. Geen administrasiefooi en geen inisiasiefooi is bygereken nie; vra na albei wanneer jy ’n kwotasie kry.',
      zu: 'Lokho imoto ekulahlayo kuze kufike ku-balloon, nenzalo. Akubalwanga imali yokuphatha i-akhawunti nemali yokuvula i-akhawunti; buza ngazo zombili uma uthola ikhotheshini.',
    },
    suits: [
      {
        en: 'Whoever needs a vehicle for a set time and does not mind that it is not theirs meanwhile. The savings are those of a month; the total of the instalments and the balloon stand beside them.',
        af: 'Wie ’n voertuig vir ’n vaste tyd nodig het en nie omgee dat dit intussen nie hulle s’n is nie. Die besparing is dié van ’n maand; die totaal van die paaiemente en die ballon staan daarby.',
        zu: 'Noma ubani odinga imoto isikhathi esithile futhi ongakhathazeki ukuthi okwamanje ayiyona eyakhe. Okongiwayo ngokwenyanga; isamba sezitolimende ne-balloon kubhalwe eceleni.',
      },
    ],
    atEnd: {
      en: 'Nothing until the balloon is paid. Pay it and the vehicle is yours; without it the vehicle goes back.',
      af: 'Niks voordat die ballon betaal is nie. Betaal dit en die voertuig is joune; daarsonder gaan die voertuig terug.',
      zu: 'Lutho kuze kukhokhwe i-balloon. Yikhokhe imoto ibe ngeyakho; ngaphandle kwayo imoto iyabuyiswa.',
    },
    next: ['kintoOne', 'sideBySide', 'glossary'],
    description: {
      en: 'A lease over 12 to 48 months: the instalment, the total, the balloon and what it saves a month.',
      af: 'Bruikhuur oor 12 tot 48 maande: die paaiement, die totaal, die ballon en wat dit per maand bespaar.',
      zu: 'Ukuqasha izinyanga ezingu-12 kuya kwezingu-48: isitolimende, isamba, i-balloon nokuthi konga malini ngenyanga.',
    },
  });
}

export function kintoOnePage(): WrittenPage {
  return calculatorPage({
    name: 'kinto-one',
    block: 'kintoOneCalculator',
    title: { en: 'KINTO ONE', af: 'KINTO ONE', zu: 'I-KINTO ONE' },
    intro: {
      en: 'One amount a month for a vehicle and what it needs, by the kilometres that you drive. At the end it goes back.',
      af: "Een bedrag per maand vir 'n voertuig en wat dit nodig het, volgens die kilometers wat jy ry. Aan die einde gaan dit terug.",
      zu: 'Imali eyodwa ngenyanga yemoto nalokho ekudingayo, ngokwamakhilomitha owashayelayo. Ekugcineni iyabuyiswa.',
    },
    suits: [
      {
        en: 'Whoever wants one account, no resale and no large sum at either end. Fuel is yours to pay, and so is every kilometre beyond those you chose.',
        af: 'Wie een rekening wil hê, geen herverkoop en geen groot bedrag aan enige kant nie. Brandstof betaal jy self, en so ook elke kilometer bo dié wat jy gekies het.',
        zu: 'Noma ubani ofuna i-akhawunti eyodwa, ongafuni ukuthengisa kabusha nemali enkulu ekuqaleni noma ekugcineni. Uphethiloli uzikhokhela wena, kanjalo nekhilomitha ngalinye elingaphezu kwalawo owakhethile.',
      },
    ],
    atEnd: {
      en: 'Nothing: the vehicle goes back, and the payments end.',
      af: 'Niks: die voertuig gaan terug, en die betalings hou op.',
      zu: 'Lutho: imoto iyabuyiswa, izinkokhelo ziphele.',
    },
    next: ['sideBySide', 'costOfKeeping', 'lease'],
    description: {
      en: 'A KINTO ONE subscription by the kilometres you drive: what is included, for how long, and what it comes to.',
      af: "'n KINTO ONE-intekening volgens die kilometers wat jy ry: wat ingesluit is, vir hoe lank, en waarop dit te staan kom.",
      zu: 'Ukubhalisela i-KINTO ONE ngamakhilomitha owashayelayo: okufakiwe, isikhathi esingakanani, nokuthi kubiza malini sekuhlangene.',
    },
  });
}

export function usedFinancePage(): WrittenPage {
  return calculatorPage({
    name: 'used',
    block: 'usedCalculator',
    title: {
      en: 'Used vehicle finance',
      af: 'Finansiering van gebruikte voertuie',
      zu: 'Ukuxhaswa kwezimoto ezisetshenzisiwe',
    },
    intro: {
      en: 'Type the price in the advertisement and say whether VAT is in it. If it is not, VAT is added, and the sum is rounded down to the nearest 10.',
      af: 'Tik die prys in die advertensie en sê of BTW daarin is. Indien nie, word BTW bygetel en die som ondertoe afgerond tot by die naaste 10.',
      zu: 'Bhala intengo esesikhangisweni, usho nokuthi i-VAT ikhona yini kuyo. Uma ingekho, i-VAT iyengezwa, bese isamba sehliselwa kushumi eliseduze.',
    },
    holds: {
      en: 'The instalment holds interest, repayment and the monthly fee of the country where you buy. No initiation fee is counted; ask the lender for theirs.',
      af: 'Die paaiement bevat rente, terugbetaling en die maandelikse fooi van die land waar jy koop. Geen inisiasiefooi is bygereken nie; vra die kredietgewer na syne.',
      zu: 'Isitolimende siphethe inzalo, ukukhokhwa kwemali ebolekiwe nemali yanyanga zonke yezwe othenga kulo. Imali yokuvula i-akhawunti ayibalwanga; buza umbolekisi ngeyakhe.',
    },
    suits: [
      {
        en: 'Whoever lets somebody else pay for the first years. Keep the term shorter than the years that the vehicle still has in it, and leave money aside for services and tyres.',
        af: 'Wie iemand anders vir die eerste jare laat betaal. Hou die termyn korter as die jare wat die voertuig nog in hom het, en sit geld opsy vir dienste en bande.',
        zu: 'Noma ubani oyeka omunye akhokhele iminyaka yokuqala. Isikhathi masibe sifushane kuneminyaka imoto esenayo, futhi ubeke imali eceleni yamasevisi namathayi.',
      },
    ],
    atEnd: {
      en: 'The vehicle, with the last instalment, or once the balloon is paid if you chose one.',
      af: 'Die voertuig, met die laaste paaiement, of sodra die ballon betaal is as jy een gekies het.',
      zu: 'Imoto, ngesitolimende sokugcina, noma lapho i-balloon isikhokhiwe uma uyikhethile.',
    },
    next: ['budget', 'method', 'glossary'],
    description: {
      en: 'Finance for a used vehicle from its listed price, in rand or Namibian dollar, with the whole cost.',
      af: "Finansiering vir 'n gebruikte voertuig van sy gelyste prys af, in rand of Namibiese dollar, met die volle koste.",
      zu: 'Ukuxhaswa kwemoto esetshenzisiwe kusukela entengweni ebhaliwe, ngamarandi noma ngamadola aseNamibia, nezindleko zonke.',
    },
  });
}
