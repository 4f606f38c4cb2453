import type { PayloadRequest, TextareaField, TextField } from 'payload';

/**
 * A localized line of words. `required` asks for the English ones only: a missing translation falls back to English,
 * so that a page may be published before every language is ready.
 */
export function words(name: string, { required, ...options }: Partial<TextField> = {}): TextField {
  return { name, type: 'text', localized: true, ...options, ...(required ? requiredInEnglish : {}) } as TextField;
}

/** A localized paragraph; `required` as for `words`. */
export function paragraph(name: string, { required, ...options }: Partial<TextareaField> = {}): TextareaField {
  return { name, type: 'textarea', localized: true, ...options, ...(required ? requiredInEnglish : {}) };
}

const requiredInEnglish = {
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (req.locale && req.locale !== 'en') ||
    (typeof value === 'string' && value.trim() !== '') ||
    req.t('validation:required'),
};
