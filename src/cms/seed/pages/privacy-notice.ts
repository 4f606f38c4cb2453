import { list, richText } from '../rich-text';
import { same } from '../words';
import type { WrittenPage } from './page';

/** `/privacy-notice`: what is kept, why and how long, in the order in which people ask. */
export function privacyNoticePage(): WrittenPage {
  return {
    title: { en: 'Privacy notice', af: 'Privaatheidskennisgewing', zu: 'Isaziso sobumfihlo' },
    slug: 'privacy-notice',
    _status: 'published',
    layout: [
      { blockType: 'breadcrumbs', backLink: true },
      {
        blockType: 'text',
        heading: {
          en: 'What we know about you, and what we do with it',
          af: 'Wat ons oor jou weet en wat ons daarmee doen',
          zu: 'Esikwaziyo ngawe, nalokho esikwenza ngakho',
        },
        body: richText(
          {
            en: 'You can read this whole site without telling us who you are. We only learn something about you when you send us a form, and then we ask for no more than the answer needs.',
            af: "Jy kan hierdie hele webwerf lees sonder om vir ons te sê wie jy is. Ons kom eers iets omtrent jou te wete wanneer jy vir ons 'n vorm stuur, en dan vra ons nie meer as wat die antwoord nodig het nie.",
            zu: 'Ungafunda yonke le sayithi ngaphandle kokusitshela ukuthi ungubani. Sazi okuthile ngawe kuphela uma usithumelela ifomu, futhi nalapho asibuzi okungaphezu kwalokho okudingekayo ukuze sikuphendule.',
          },
          {
            en: 'We keep to the Protection of Personal Information Act (POPIA). This notice says in plain words what that means here.',
            af: 'Ons hou by die Wet op Beskerming van Persoonlike Inligting (POPIA). Hierdie kennisgewing sê in gewone taal wat dit hier beteken.',
            zu: 'Silandela uMthetho Wokuvikelwa Kolwazi Lomuntu Siqu (i-POPIA). Lesi saziso sichaza ngamazwi alula ukuthi lokho kusho ukuthini lapha.',
          },
        ),
      },
      {
        blockType: 'faq',
        heading: { en: 'Your questions', af: 'Jou vrae', zu: 'Imibuzo yakho' },
        variant: 'tabbed',
        cookieSettings: true,
        tabs: [whatWeKeep, whoSeesIt, yourRights, cookies],
      },
      { blockType: 'formLink', form: 'privacy-request' },
      {
        blockType: 'text',
        heading: { en: 'Write to us', af: 'Skryf aan ons', zu: 'Sibhalele' },
        body: richText({
          en: 'Our information officer answers at privacy@forecourt.example. If our answer does not satisfy you, you may complain to the Information Regulator of South Africa.',
          af: 'Ons inligtingsbeampte antwoord by privacy@forecourt.example. As ons antwoord jou nie tevrede stel nie, kan jy by die Inligtingsreguleerder van Suid-Afrika kla.',
          zu: 'Isikhulu sethu solwazi siphendula ku-privacy@forecourt.example. Uma impendulo yethu ingakwanelisi, ungakhalaza kuMlawuli Wolwazi waseNingizimu Afrika.',
        }),
      },
    ],
    meta: {
      description: {
        en: 'What we keep when you send us an enquiry, why, for how long, who sees it, and how you see, correct or delete it.',
        af: "Wat ons bewaar wanneer jy 'n navraag stuur, waarom, hoe lank, wie dit sien, en hoe jy dit kan sien, regstel of laat uitvee.",
        zu: 'Esikugcinayo uma uthumela umbuzo, isizathu, isikhathi, ukuthi ubani okubonayo, nokuthi ungakubona, ukulungise noma ukususe kanjani.',
      },
    },
  };
}

const whatWeKeep = {
  title: { en: 'What we keep', af: 'Wat ons bewaar', zu: 'Esikugcinayo' },
  introText: [
    {
      text: {
        en: 'Each thing for one reason and for a stated time.',
        af: "Elke ding om een rede en vir 'n vasgestelde tyd.",
        zu: 'Into ngayinye inesizathu sayo nesikhathi sayo.',
      },
    },
  ],
  items: [
    {
      title: {
        en: 'What do you keep, why, and for how long?',
        af: 'Wat bewaar julle, waarom en hoe lank?',
        zu: 'Nigcinani, ngani, futhi isikhathi esingakanani?',
      },
      contentType: 'table' as const,
      table: {
        tableTitle: { en: 'What we keep', af: 'Wat ons bewaar', zu: 'Esikugcinayo' },
        tableDescription: {
          en: 'From left to right: what it is, why we have it, how long we keep it, and who reads it.',
          af: 'Van links na regs: wat dit is, waarom ons dit het, hoe lank ons dit bewaar en wie dit lees.',
          zu: 'Kusukela kwesobunxele: kuyini, kungani sinakho, sikugcina isikhathi esingakanani, nokuthi ubani okufundayo.',
        },
        tableData: [
          {
            heading: {
              en: 'Your enquiry: name, contact number, email address, province, dealer and vehicle',
              af: 'Jou navraag: naam, kontaknommer, e-posadres, provinsie, handelaar en voertuig',
              zu: 'Umbuzo wakho: igama, inombolo yocingo, ikheli le-imeyili, isifundazwe, umthengisi nemoto',
            },
            column1: { en: 'To answer you', af: 'Om jou te antwoord', zu: 'Ukuze sikuphendule' },
            column2: {
              en: '365 days; an entry for the junior academy 90 days',
              af: "365 dae; 'n inskrywing vir die junior akademie 90 dae",
              zu: 'Izinsuku ezingu-365; okwe-junior academy izinsuku ezingu-90',
            },
            column3: {
              en: 'The dealer you chose and our enquiry desk',
              af: 'Die handelaar wat jy gekies het en ons navraagspan',
              zu: 'Umthengisi omkhethile nethimba lethu lemibuzo',
            },
          },
          {
            heading: {
              en: 'A photo or CV that you attach',
              af: "'n Foto of CV wat jy aanheg",
              zu: 'Isithombe noma i-CV oyinamathiselayo',
            },
            column1: {
              en: 'It belongs to your enquiry',
              af: 'Dit hoort by jou navraag',
              zu: 'Kuyingxenye yombuzo wakho',
            },
            column2: {
              en: 'As long as the enquiry; a day when none was sent with it',
              af: "So lank as die navraag; 'n dag as geen navraag daarmee gestuur is nie",
              zu: 'Isikhathi esifanayo nombuzo; usuku olulodwa uma ungathunyelwanga umbuzo nakho',
            },
            column3: {
              en: 'The dealer you chose and our enquiry desk',
              af: 'Die handelaar wat jy gekies het en ons navraagspan',
              zu: 'Umthengisi omkhethile nethimba lethu lemibuzo',
            },
          },
          {
            heading: {
              en: 'Your name and email address for the newsletter',
              af: 'Jou naam en e-posadres vir die nuusbrief',
              zu: 'Igama nekheli lakho le-imeyili lencwadi yezindaba',
            },
            column1: {
              en: 'To send it to you',
              af: 'Om dit aan jou te stuur',
              zu: 'Ukuze sikuthumelele yona',
            },
            column2: {
              en: 'Until 90 days after you unsubscribe; 7 days when you do not confirm it',
              af: 'Tot 90 dae nadat jy uitteken; 7 dae as jy dit nie bevestig nie',
              zu: 'Izinsuku ezingu-90 ngemva kokuyeka ukuyithola; ezingu-7 uma ungaqinisekisi',
            },
            column3: {
              en: 'Our newsroom',
              af: 'Ons nuuskantoor',
              zu: 'Ithimba lethu lezindaba',
            },
          },
          {
            heading: {
              en: 'What you agreed to, in which words and when',
              af: 'Waartoe jy ingestem het, in watter woorde en wanneer',
              zu: 'Lokho ovume kona, ngamaphi amazwi nanini',
            },
            column1: {
              en: 'To be able to show it, and to keep to it',
              af: 'Om dit te kan wys, en daarby te hou',
              zu: 'Ukuze sikwazi ukukukhombisa nokukuhlonipha',
            },
            column2: {
              en: 'Until you ask us to delete it',
              af: 'Totdat jy vra dat ons dit uitvee',
              zu: 'Uze usicele ukuthi sikususe',
            },
            column3: {
              en: 'You, by your own link, and our privacy desk',
              af: 'Jy, met jou eie skakel, en ons privaatheidspan',
              zu: 'Wena, ngelinki yakho, nethimba lethu lobumfihlo',
            },
          },
          {
            heading: {
              en: 'What you ask about your data',
              af: 'Wat jy oor jou data vra',
              zu: 'Okubuzayo ngolwazi lwakho',
            },
            column1: {
              en: 'To answer you, and to show that we did',
              af: 'Om jou te antwoord, en te wys dat ons het',
              zu: 'Ukuze sikuphendule, futhi sibonise ukuthi senze njalo',
            },
            column2: {
              en: '365 days after our answer; 7 days when you do not confirm it',
              af: '365 dae ná ons antwoord; 7 dae as jy dit nie bevestig nie',
              zu: 'Izinsuku ezingu-365 ngemva kwempendulo yethu; ezingu-7 uma ungaqinisekisi',
            },
            column3: {
              en: 'Our privacy desk',
              af: 'Ons privaatheidspan',
              zu: 'Ithimba lethu lobumfihlo',
            },
          },
          {
            heading: {
              en: 'What you have typed into a form and not sent yet',
              af: "Wat jy in 'n vorm getik en nog nie gestuur het nie",
              zu: 'Okubhale kufomu ongakakuthumeli',
            },
            column1: {
              en: 'So that a lost connection loses nothing',
              af: 'Sodat niks verlore gaan as jou verbinding breek nie',
              zu: 'Ukuze kungalahleki lutho uma uxhumano lunqamuka',
            },
            column2: {
              en: 'A day, on your device; nothing of the junior academy',
              af: "'n Dag, op jou toestel; niks van die junior akademie nie",
              zu: 'Usuku olulodwa, kudivayisi yakho; akukho okwe-junior academy',
            },
            column3: {
              en: 'Nobody but the site',
              af: 'Niemand buiten die webwerf nie',
              zu: 'Akekho ngaphandle kwesayithi',
            },
          },
          {
            heading: { en: 'Your language', af: 'Jou taal', zu: 'Ulimi lwakho' },
            column1: {
              en: 'To show the site in it next time',
              af: 'Om die webwerf volgende keer daarin te wys',
              zu: 'Ukuze sikubonise isayithi ngalo ngokuzayo',
            },
            column2: {
              en: '365 days, on your device',
              af: '365 dae, op jou toestel',
              zu: 'Izinsuku ezingu-365, kudivayisi yakho',
            },
            column3: {
              en: 'Nobody but the site',
              af: 'Niemand buiten die webwerf nie',
              zu: 'Akekho ngaphandle kwesayithi',
            },
          },
          {
            heading: {
              en: 'Technical records of requests, without names',
              af: 'Tegniese rekords van versoeke, sonder name',
              zu: 'Amarekhodi obuchwepheshe ezicelo, angenawo amagama',
            },
            column1: {
              en: 'To keep the site working and safe',
              af: 'Om die webwerf aan die gang en veilig te hou',
              zu: 'Ukuze isayithi isebenze futhi iphephe',
            },
            column2: { en: '30 days', af: '30 dae', zu: 'Izinsuku ezingu-30' },
            column3: {
              en: 'The people who run the site',
              af: 'Die mense wat die webwerf bedryf',
              zu: 'Abantu abaphethe isayithi',
            },
          },
        ],
      },
    },
    {
      title: {
        en: 'Must I give you all of it?',
        af: 'Moet ek alles gee?',
        zu: 'Kumele ngininike konke na?',
      },
      contentType: 'text' as const,
      content: richText({
        en: 'No. Each form marks what it cannot do without: a name, and a way to reach you. Without these a dealer cannot answer. Everything else is up to you.',
        af: "Nee. Elke vorm merk waarsonder dit nie kan nie: 'n naam, en 'n manier om jou te bereik. Daarsonder kan 'n handelaar nie antwoord nie. Die res is jou keuse.",
        zu: 'Cha. Ifomu ngalinye liyakubonisa okudingekayo: igama, nendlela yokukuthola. Ngaphandle kwalokho umthengisi angeke akuphendule. Konke okunye kukuwe.',
      }),
    },
  ],
};

const whoSeesIt = {
  title: { en: 'Who sees it', af: 'Wie dit sien', zu: 'Ubani okubonayo' },
  items: [
    {
      title: { en: 'Who reads my enquiry?', af: 'Wie lees my navraag?', zu: 'Ubani ofunda umbuzo wami?' },
      contentType: 'text' as const,
      content: richText({
        en: 'The dealer that you chose, its group when nobody answers in time, and our own desk, which makes sure that you are answered. Another dealer sees it only when you ask for a second one. We sell nothing to anybody.',
        af: "Die handelaar wat jy gekies het, sy groep as niemand betyds antwoord nie, en ons eie span, wat sorg dat jy antwoord kry. 'n Ander handelaar sien dit net as jy 'n tweede een vra. Ons verkoop niks aan enigiemand nie.",
        zu: 'Umthengisi omkhethile, iqembu lakhe uma kungaphendulwa ngesikhathi, nethimba lethu eliqinisekisa ukuthi uyaphendulwa. Omunye umthengisi ukubona kuphela uma ucela owesibili. Asithengiseli muntu lutho.',
      }),
    },
    {
      title: {
        en: 'Does it leave South Africa?',
        af: 'Verlaat dit Suid-Afrika?',
        zu: 'Ingabe luyaphuma eNingizimu Afrika?',
      },
      contentType: 'text' as const,
      content: richText({
        en: 'Only when you choose a dealer in Namibia, Botswana, Lesotho or Eswatini: then your enquiry goes to that dealer, because you asked for it.',
        af: "Net wanneer jy 'n handelaar in Namibië, Botswana, Lesotho of Eswatini kies: dan gaan jou navraag na daardie handelaar, omdat jy dit gevra het.",
        zu: 'Kuphela uma ukhetha umthengisi eNamibia, eBotswana, eLesotho noma e-Eswatini: lapho-ke umbuzo wakho uya kulowo mthengisi, ngoba ucele wena.',
      }),
    },
    {
      title: {
        en: 'Will you send me advertising?',
        af: 'Gaan julle vir my reklame stuur?',
        zu: 'Ingabe nizongithumelela izikhangiso?',
      },
      contentType: 'text' as const,
      content: richText({
        en: 'Not unless you tick a box that says so. It is never ticked for you, and each message carries a way to stop.',
        af: "Nie tensy jy 'n blokkie merk wat dit sê nie. Dit word nooit vir jou gemerk nie, en elke boodskap bevat 'n manier om op te hou.",
        zu: 'Cha, ngaphandle uma umaka ibhokisi elisho njalo. Asikumakeli lona, futhi umyalezo ngamunye unendlela yokuyimisa.',
      }),
    },
  ],
};

const yourRights = {
  title: { en: 'Your rights', af: 'Jou regte', zu: 'Amalungelo akho' },
  items: [
    {
      title: { en: 'What may I ask of you?', af: 'Wat mag ek vra?', zu: 'Yini engingayicela kini?' },
      contentType: 'text' as const,
      content: richText(
        {
          en: 'Use the form below. It costs nothing, and a link to your mailbox proves that it is you. You may ask us to:',
          af: "Gebruik die vorm hieronder. Dit kos niks, en 'n skakel na jou e-posbus bewys dat dit jy is. Jy mag vra dat ons:",
          zu: 'Sebenzisa ifomu elingezansi. Akubizi lutho, futhi ilinki eya ebhokisini lakho le-imeyili ifakazela ukuthi nguwe. Ungasicela ukuthi:',
        },
        list(
          {
            en: 'show you what we hold about you',
            af: 'jou wys wat ons oor jou bewaar',
            zu: 'sikubonise esikugcinile ngawe',
          },
          { en: 'put it right', af: 'dit regstel', zu: 'sikulungise' },
          { en: 'delete it', af: 'dit uitvee', zu: 'sikususe' },
          {
            en: 'stop using it, while we look into a complaint',
            af: "ophou om dit te gebruik terwyl ons 'n klagte ondersoek",
            zu: 'siyeke ukukusebenzisa ngenkathi siphenya isikhalazo',
          },
        ),
      ),
    },
    {
      title: {
        en: 'How quickly do you answer?',
        af: 'Hoe gou antwoord julle?',
        zu: 'Niphendula ngokushesha kangakanani?',
      },
      contentType: 'text' as const,
      content: richText({
        en: 'Within 30 days, and usually within the week.',
        af: 'Binne 30 dae, en gewoonlik binne die week.',
        zu: 'Zingakapheli izinsuku ezingu-30, kanti ngokuvamile kungakapheli iviki.',
      }),
    },
  ],
};

const cookies = {
  title: { en: 'Cookies', af: 'Koekies', zu: 'Amakhukhi' },
  items: [
    {
      title: { en: 'Which cookies are there?', af: 'Watter koekies is daar?', zu: 'Yimaphi amakhukhi akhona?' },
      contentType: 'table' as const,
      table: {
        tableTitle: { en: 'Cookies of this site', af: 'Koekies van hierdie webwerf', zu: 'Amakhukhi ale sayithi' },
        tableData: [
          {
            heading: same('language'),
            column1: {
              en: 'The language that you chose',
              af: 'Die taal wat jy gekies het',
              zu: 'Ulimi olukhethile',
            },
            column2: { en: '365 days', af: '365 dae', zu: 'Izinsuku ezingu-365' },
          },
          {
            heading: same('cookie-notice'),
            column1: {
              en: 'That you have read the cookie notice',
              af: 'Dat jy die koekiekennisgewing gelees het',
              zu: 'Ukuthi usifundile isaziso samakhukhi',
            },
            column2: { en: '365 days', af: '365 dae', zu: 'Izinsuku ezingu-365' },
          },
        ],
      },
    },
    {
      title: {
        en: 'Does anybody follow me from here?',
        af: 'Volg enigiemand my hiervandaan?',
        zu: 'Ingabe ukhona ongilandelelayo uma ngisuka lapha?',
      },
      contentType: 'text' as const,
      content: richText({
        en: 'No. There are no advertising or measuring scripts on this site.',
        af: 'Nee. Daar is geen reklame- of meetskripte op hierdie webwerf nie.',
        zu: 'Cha. Azikho izikripthi zokukhangisa noma zokukala kule sayithi.',
      }),
    },
  ],
};
