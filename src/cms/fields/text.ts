import type { FieldHook, PayloadRequest, TextareaField, TextField } from 'payload';
import { defaultLocale } from '@/i18n/locales';

/**
 * A localized line of words. `required` asks for the English ones only: a missing translation falls back to English,
 * so that a page may be published before every language is ready.
 */
export function words(name: string, { required, ...options }: Partial<TextField> = {}): TextField {
  return {
    name,
    type: 'text',
    localized: true,
    hooks,
    ...options,
    ...(required ? requiredInEnglish : {}),
  } as TextField;
}

/** A localized paragraph; `required` as for `words`. */
export function paragraph(name: string, { required, ...options }: Partial<TextareaField> = {}): TextareaField {
  return { name, type: 'textarea', localized: true, hooks, ...options, ...(required ? requiredInEnglish : {}) };
}

const requiredInEnglish = {
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (req.locale && req.locale !== defaultLocale) ||
    (typeof value === 'string' && value.trim() !== '') ||
    req.t('validation:required'),
};

/**
 * A save whose `context` says `inAllLanguages` gives words as `{ en, af, zu }`, all at once: Payload itself writes one
 * language a save. The one of the save is checked as ever; the others replace those that Payload keeps, unchecked. Only
 * our own code can ask for it (the demo market's loader does): a request from outside always has an empty `context`.
 */
const takeAllLanguages: FieldHook = ({ value, field, siblingDocWithLocales, req }) => {
  if (!req.context.inAllLanguages || typeof value !== 'object' || value === null) return value;
  const { [req.locale ?? defaultLocale]: own = null, ...others } = value;
  if (siblingDocWithLocales) siblingDocWithLocales[String(field.name)] = others;
  return own;
};

const hooks = { beforeChange: [takeAllLanguages] };
