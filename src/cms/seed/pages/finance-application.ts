import { heading, list, richText } from '../rich-text';
import type { Words } from '../words';
import type { WrittenPage } from './page';

/** `/finance-provider/individual`: stands in for the provider's form for people (T-296). */
export function individualApplicationPage(): WrittenPage {
  return applicationPage({
    slug: 'finance-provider/individual',
    title: {
      en: 'Vehicle finance for yourself',
      af: 'Voertuigfinansiering vir jouself',
      zu: 'Ukuxhaswa ngezimali kwemoto yakho',
    },
    papers: [
      {
        en: 'Your identity document and driving licence.',
        af: 'Jou identiteitsdokument en rybewys.',
        zu: 'Umazisi wakho nelayisense yokushayela.',
      },
      {
        en: 'Payslips and bank statements of the last three months.',
        af: 'Betaalstrokies en bankstate van die laaste drie maande.',
        zu: 'Ama-payslip nezitatimende zasebhange zezinyanga ezintathu ezedlule.',
      },
      {
        en: 'Something with your address on it, not older than three months.',
        af: 'Iets met jou adres daarop, nie ouer as drie maande nie.',
        zu: 'Okuthile okunekheli lakho, okungekudala kunezinyanga ezintathu.',
      },
      {
        en: 'What you spend in a month: the provider must ask, so that you are not lent more than you can pay back.',
        af: "Wat jy in 'n maand bestee: die verskaffer moet vra, sodat jy nie meer geleen word as wat jy kan terugbetaal nie.",
        zu: 'Okusebenzisayo ngenyanga: umhlinzeki kufanele abuze, ukuze ungabolekwa okungaphezu kwalokho ongakukhokha.',
      },
    ],
  });
}

/** `/finance-provider/company`: stands in for the provider's form for companies (T-297). */
export function companyApplicationPage(): WrittenPage {
  return applicationPage({
    slug: 'finance-provider/company',
    title: {
      en: 'Vehicle finance for your company',
      af: 'Voertuigfinansiering vir jou maatskappy',
      zu: 'Ukuxhaswa ngezimali kwemoto yenkampani yakho',
    },
    papers: [
      {
        en: 'The registration papers of the company.',
        af: 'Die registrasiedokumente van die maatskappy.',
        zu: 'Amaphepha okubhaliswa kwenkampani.',
      },
      {
        en: 'Identity documents and addresses of the directors or members.',
        af: 'Identiteitsdokumente en adresse van die direkteure of lede.',
        zu: 'Omazisi namakheli abaqondisi noma amalungu.',
      },
      {
        en: 'Financial statements of the last year and bank statements of the last six months.',
        af: 'Finansiële state van die laaste jaar en bankstate van die laaste ses maande.',
        zu: 'Izitatimende zezimali zonyaka odlule nezitatimende zasebhange zezinyanga eziyisithupha ezedlule.',
      },
      {
        en: 'The resolution that allows somebody to sign.',
        af: 'Die besluit wat iemand magtig om te teken.',
        zu: 'Isinqumo esigunyaza umuntu ozosayina.',
      },
    ],
  });
}

function applicationPage({ slug, title, papers }: { slug: string; title: Words; papers: Words[] }): WrittenPage {
  return {
    title,
    slug,
    _status: 'published',
    layout: [
      {
        blockType: 'text',
        heading: title,
        body: richText(
          {
            en: 'This page stands in for the finance provider: in a live market its own application form opens here, on its own site. Nothing is asked of you in this demonstration.',
            af: "Hierdie bladsy staan in vir die finansieringsverskaffer: in 'n werklike mark maak sy eie aansoekvorm hier oop, op sy eie webwerf. Niks word in hierdie demonstrasie van jou gevra nie.",
            zu: 'Leli khasi limele umhlinzeki wezimali: emakethe yangempela kuvuleka ifomu lakhe lokufaka isicelo lapha, kusayithi yakhe. Akukho okubuzwayo kulo mbukiso.',
          },
          heading({ en: 'Have this at hand', af: 'Hou dit byderhand', zu: 'Yiba nalokhu eduze' }),
          list(...papers),
        ),
      },
    ],
    meta: {
      description: {
        en: 'What to have at hand before you apply for vehicle finance.',
        af: 'Wat om byderhand te hê voordat jy om voertuigfinansiering aansoek doen.',
        zu: 'Okufanele ube nakho ngaphambi kokufaka isicelo sokuxhaswa ngezimali kwemoto.',
      },
      robots: 'noindex',
    },
  };
}
