import { createTranslator } from 'next-intl';
import type { Locale } from './locales';
import { af } from './messages/af';
import { en } from './messages/en';
import { zu } from './messages/zu';

const messages: Record<Locale, typeof en> = { en, af, zu };

/** The interface words of one area in a language, with plurals and placeholders filled in by the server. */
export function getWords<Namespace extends keyof typeof en>(locale: Locale, namespace: Namespace) {
  return createTranslator({ locale, messages: messages[locale], namespace });
}

/** The words of an area as they are written, with their placeholders: for what fills them in itself (`fillWords`). */
export function getTemplates<Namespace extends keyof typeof en>(
  locale: Locale,
  namespace: Namespace,
): (typeof en)[Namespace] {
  return messages[locale][namespace];
}
