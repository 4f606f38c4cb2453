import type { Locale } from './locales';
import { getTemplates } from './messages';
import type { en } from './messages/en';

export type FormWordsName = keyof (typeof en)['forms'];

/** What a form says. `{reference}` and `{brandName}` stand in the letters' words, nothing in the others. */
export type FormWords = {
  title: string;
  description: string;
  lead: string;
  /** The button, and what it says meanwhile; the site's own words where a form has none. */
  send?: string;
  sending?: string;
  steps?: { one: string; two: string };
  /** The legends of its groups of fields. */
  groups?: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  hints?: Readonly<Record<string, string>>;
  placeholders?: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `next`: what happens now, where no dealer answers. */
  thanks: { title: string; lead: string; next?: string };
  mail?: { dealerSubject: string; dealerLead: string; visitorSubject: string; visitorLead: string };
};

export function getFormWords(locale: Locale, name: FormWordsName): FormWords {
  return getTemplates(locale, 'forms')[name];
}

/** Is this a form that has words? */
export function isFormWordsName(name: string): name is FormWordsName {
  return name in getTemplates('en', 'forms');
}
