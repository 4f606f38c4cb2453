import type { Form } from '@/domain/form/form';
import { enquiryFormOfType } from '@/domain/form/forms/enquiry-forms';
import type { Province } from '@/domain/province/province';
import { fillWords } from '@/i18n/fill-words';
import { getFormWords, isFormWordsName } from '@/i18n/form-words';
import { formatMoment } from '@/i18n/format-moment';
import { type Locale, languageNames, localePath } from '@/i18n/locales';
import { getTemplates, getWords } from '@/i18n/messages';
import { dealerLinkPathOf, statusPathOf } from '@/lib/enquiry-links';
import { getEnv } from '@/lib/env';
import type { EnquiryDealer } from './enquiry-routing';

/**
 * What an enquiry is for, as its row and its mail name it. Its words stand in `enquiry.mail.types`, or in `mail` of the
 * form whose type it is.
 */
export type EnquiryType = string;

/**
 * One line of what was asked for, in the language of the letter. `isOwnWords`: as somebody wrote it, in a field or in a
 * link. The visitor's letter leaves it out: nobody has proved that its address is the writer's.
 */
export type LetterRow = { label: string; value: string; isOwnWords?: boolean };

export type Letter = { subject: string; text: string; html: string };

type About = {
  type: EnquiryType;
  reference: string;
  contact: { fullName: string; contactNumber: string; emailAddress: string; province: Province | null };
  dealer: EnquiryDealer | null;
  brandName: string;
  /** The visitor's language. */
  locale: Locale;
  submittedAt: Date;
  /** What it is about, in English, for the dealer's subject. Undefined: the first of the rows; null: nothing. */
  subject?: string | null;
  rows: LetterRow[];
};

/** To the dealer: in English, with everything needed to answer, and the visitor's language. */
export function toDealerLetter(about: About): Letter {
  const { type, reference, contact, dealer, brandName, locale, rows } = about;
  const words = getWords('en', 'enquiry');
  const typeWords = getTypeWords('en', type);
  const what = about.subject === undefined ? rows[0]?.value : about.subject;
  return compose('en', {
    subject: [fillWords(typeWords.dealerSubject, { reference }), what].filter(Boolean).join(': '),
    paragraphs: [fillWords(typeWords.dealerLead, { brandName })],
    sections: [
      {
        title: words('mail.contact'),
        rows: [
          { label: words('mail.fullName'), value: contact.fullName },
          {
            label: words('mail.contactNumber'),
            value: contact.contactNumber,
            href: `tel:${contact.contactNumber}`,
          },
          {
            label: words('mail.emailAddress'),
            value: contact.emailAddress,
            href: `mailto:${encodeURIComponent(contact.emailAddress).replace('%40', '@')}`,
          },
          ...(contact.province ? [{ label: words('mail.province'), value: contact.province }] : []),
          {
            label: words('mail.language'),
            value: locale === 'en' ? languageNames.en : words('mail.languageNote', { language: languageNames[locale] }),
          },
        ],
      },
      {
        title: words('mail.asked'),
        rows: [
          ...rows,
          { label: words('mail.dealer'), value: dealer?.name ?? words('mail.noDealer') },
          { label: words('mail.submitted'), value: formatMoment('en', about.submittedAt) },
          { label: words('mail.reference'), value: reference },
        ],
      },
    ],
    notes: [
      words('mail.openNote', { address: toAddress('en', dealerLinkPathOf(reference)) }),
      words('mail.answerNote'),
    ],
  });
}

/** To the visitor, in the language of the form: the reference, what was asked for, which dealer and its number. */
export function toVisitorLetter(about: About): Letter {
  const { type, reference, contact, dealer, brandName, locale, rows } = about;
  const words = getWords(locale, 'enquiry');
  const typeWords = getTypeWords(locale, type);
  const name = toGreetingName(contact.fullName);
  const ours = isForADealer(enquiryFormOfType(type)) ? words('mail.someoneWillCall') : words('mail.weWillCall');
  return compose(locale, {
    subject: fillWords(typeWords.visitorSubject, { reference }),
    paragraphs: [
      name ? words('mail.hello', { name }) : words('mail.helloNobody'),
      typeWords.visitorLead,
      dealer ? words('mail.dealerWillCall', { dealer: dealer.name }) : ours,
    ],
    sections: [
      {
        title: words('mail.askedVisitor'),
        rows: [...rows.filter(({ isOwnWords }) => !isOwnWords), { label: words('mail.reference'), value: reference }],
      },
      ...(dealer
        ? [
            {
              title: words('mail.yourDealer'),
              rows: [
                { label: words('mail.dealer'), value: dealer.name },
                {
                  label: words('mail.telephone'),
                  value: dealer.telephone,
                  href: `tel:${dealer.telephone.replace(/[^\d+]/g, '')}`,
                },
              ],
            },
          ]
        : []),
    ],
    notes: [
      words('mail.statusNote', { address: toAddress(locale, statusPathOf(reference)) }),
      words('mail.whyNote', { brandName }),
    ],
  });
}

type TypeWords = Readonly<Record<'dealerSubject' | 'dealerLead' | 'visitorSubject' | 'visitorLead', string>>;

/** What letters of a type say. A type that no form has any more speaks as the general form. */
function getTypeWords(locale: Locale, type: EnquiryType): TypeWords {
  const own: Readonly<Record<string, TypeWords>> = getTemplates(locale, 'enquiry').mail.types;
  const name = enquiryFormOfType(type)?.name ?? '';
  const ofForm = isFormWordsName(name) ? getFormWords(locale, name).mail : undefined;
  return own[type] ?? ofForm ?? getTemplates(locale, 'forms').general.mail;
}

/** A dealer answers it, not the maker. */
function isForADealer(form: Form | null): boolean {
  return !form || form.fields.some(({ name }) => name === 'dealer' || name === 'ad_id');
}

function toAddress(locale: Locale, path: string): string {
  return getEnv().siteUrl + localePath(locale, path);
}

type LinkedRow = LetterRow & { href?: string };

/** What a letter says, before it is written out. */
export type LetterPlan = {
  subject: string;
  paragraphs: string[];
  sections: { title: string; rows: LinkedRow[] }[];
  notes: string[];
};

/** Writes a letter out as text and as HTML, every value on one line. */
export function compose(locale: Locale, { subject, paragraphs, sections, notes }: LetterPlan): Letter {
  const text = [
    ...paragraphs,
    ...sections.map(({ title, rows }) =>
      [title, ...rows.map(({ label, value }) => `${label}: ${toOneLine(value)}`)].join('\n'),
    ),
    ...notes,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;color:#101316">',
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...sections.map(({ title, rows }) => `<h2 style="font-size:1.1em">${escapeHtml(title)}</h2>${toTable(rows)}`),
    ...notes.map((note) => `<p style="color:#4b545d">${withLinks(escapeHtml(note))}</p>`),
    '</body></html>',
  ].join('\n');
  return { subject: toOneLine(subject), text: `${text}\n`, html };
}

function toTable(rows: LinkedRow[]): string {
  const lines = rows.map(({ label, value, href }) => {
    const shown = escapeHtml(toOneLine(value));
    const cell = href ? `<a href="${escapeHtml(href)}">${shown}</a>` : shown;
    return `<tr><th style="text-align:left;padding-right:1.5em;vertical-align:top">${escapeHtml(label)}</th><td>${cell}</td></tr>`;
  });
  return `<table>${lines.join('')}</table>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Makes an address of ours in escaped text a link. */
function withLinks(html: string): string {
  return html.replace(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function toOneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/**
 * The visitor's letter goes to an address that nobody has proved to be the writer's, so a stranger's words stay
 * out of it: a greeting by name only where it can be nothing but a name.
 */
function toGreetingName(fullName: string): string | null {
  return /^[\p{L}\p{M}][\p{L}\p{M}’' -]{0,59}$/u.test(fullName) ? fullName : null;
}
