import { toHtmlParagraph } from '@/cms/plain-letter';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { compose, type Letter } from '../enquiry/enquiry-letters';
import { toConfirmPath, toLeavePath, toMailUrl, toOneClickPath } from './subscription-links';

type About = { code: string; locale: Locale; brandName: string };

/** To an address that nobody has proved to be the writer's: nothing in it was typed by anybody. */
export function toConfirmationLetter({ code, locale, brandName }: About): Letter {
  const words = getWords(locale, 'subscription');
  const url = toMailUrl(locale, toConfirmPath(code));
  return compose(locale, {
    subject: words('mail.confirmSubject', { brandName }),
    paragraphs: [words('mail.confirmLead', { brandName }), words('mail.confirmNext')],
    sections: [{ title: words('title'), rows: [{ label: words('mail.confirmLink'), value: url, href: url }] }],
    notes: [words('mail.confirmNote')],
  });
}

/** To an address that has the newsletter: only its mailbox hears of it (decisions 2, T-186). */
export function toKnownAlreadyLetter({ code, locale, brandName }: About): Letter {
  const words = getWords(locale, 'subscription');
  const url = toMailUrl(locale, toLeavePath(code));
  return compose(locale, {
    subject: words('mail.alreadySubject', { brandName }),
    paragraphs: [words('answers.already.title'), words('answers.already.lead'), words('mail.alreadyNext')],
    sections: [{ title: words('title'), rows: [{ label: words('mail.leaveLink'), value: url, href: url }] }],
    notes: [words('mail.alreadyNote')],
  });
}

/** An edition's words in one language. */
export type EditionWords = { subject: string; text: string };

/** What an edition says to one subscriber. `words` are English when `isInEnglish` and the subscriber reads another language. */
export type Edition = { words: EditionWords; isInEnglish: boolean };

/**
 * An edition as mail: its text as it is written, how to leave, and the same as HTML, in which addresses are links. An
 * empty line begins a paragraph.
 */
export function toEditionLetter({ words: { subject, text }, isInEnglish }: Edition, about: About): Letter {
  const { code, locale, brandName } = about;
  const words = getWords(locale, 'subscription');
  const leaveUrl = toMailUrl(locale, toLeavePath(code));
  const isFallback = isInEnglish && locale !== defaultLocale;
  const notice = isFallback ? [words('mail.inEnglish')] : [];
  const content = toParagraphs(text);
  const notes = [words('mail.editionWhy', { brandName }), `${words('mail.leaveLink')}: ${leaveUrl}`];
  const language = isFallback ? ` lang="${defaultLocale}"` : '';
  return {
    subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
    text: `${[...notice, ...content, `-- \n${notes.join('\n\n')}`].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head>`,
      '<body style="font-family:sans-serif;line-height:1.5;color:#101316;max-width:40em">',
      ...notice.map(toLinkedParagraph),
      `<div${language}>`,
      ...content.map(toLinkedParagraph),
      '</div><hr>',
      ...notes.map(toLinkedParagraph),
      '</body></html>',
    ].join('\n'),
  };
}

/** What every mail of the newsletter carries, so that a mail program offers to leave (RFC 2369, RFC 8058). */
export function toEditionHeaders(code: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${toMailUrl(defaultLocale, toOneClickPath(code))}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function toParagraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The address ends before a quote, a bracket and the full stop of its sentence. */
const addressPattern = /https?:\/\/(?:(?!&(?:lt|gt|quot|#39);)[^\s<])*[\w/]/g;

function toLinkedParagraph(paragraph: string): string {
  return toHtmlParagraph(paragraph).replace(addressPattern, (url) => `<a href="${url}">${url}</a>`);
}
