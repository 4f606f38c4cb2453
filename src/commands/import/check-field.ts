import type { FlattenedField, PayloadRequest } from 'payload';
import { isNothing } from '@/domain/import/is-stored';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { isRecord } from '@/lib/is-record';
import { isLocalized, subfieldsOf } from './import-tables';

type Check = { field: FlattenedField; value: unknown; req: PayloadRequest; operation: 'create' | 'update' };

/**
 * Asks the CMS's own rules of a field, as a save would, about a value in all languages.
 * @returns what is wrong, as sentences
 */
export async function checkField({ field, value, ...rest }: Check): Promise<string[]> {
  if (!isLocalized(field)) return checkValue({ field, value, ...rest });
  const { req } = rest;
  const { locale: own } = req;
  const found: string[] = [];
  for (const [locale, words] of Object.entries(isRecord(value) ? value : { [defaultLocale]: value })) {
    if (!isLocale(locale)) continue;
    // The rules know the language from the request alone.
    req.locale = locale;
    found.push(...(await checkValue({ field, value: words, ...rest })));
  }
  req.locale = own;
  return found;
}

async function checkValue({ field, value, ...rest }: Check): Promise<string[]> {
  if (field.type === 'group') return checkFields({ field, value, ...rest });
  const own = await askRule({ field, value, ...rest });
  if (own !== null) return [own];
  if (field.type !== 'array' || !Array.isArray(value)) return [];
  const found: string[] = [];
  for (const [index, row] of value.entries()) {
    const wrong = await checkFields({ field, value: row, ...rest });
    found.push(...wrong.map((sentence) => `In its row ${index + 1}: ${sentence}`));
  }
  return found;
}

async function checkFields({ field, value, ...rest }: Check): Promise<string[]> {
  const found: string[] = [];
  for (const subfield of subfieldsOf(field)) {
    const subvalue = isRecord(value) ? value[subfield.name] : null;
    const wrong = await checkField({ field: subfield, value: subvalue, ...rest });
    found.push(...wrong.map((sentence) => `"${subfield.name}": ${sentence}`));
  }
  return found;
}

type Rule = (value: unknown, options: object) => unknown;

async function askRule({ field, value, req, operation }: Check): Promise<string | null> {
  if (!('validate' in field) || typeof field.validate !== 'function') return null;
  if (isNothing(value) && 'required' in field && field.required) return 'It is required and empty.';
  // Every kind of field has its own type of rule; what they take is the same.
  const answer = await (field.validate as Rule)(value, {
    ...field,
    req,
    operation,
    data: {},
    siblingData: {},
    path: [field.name],
    event: 'submit',
    overrideAccess: true,
    preferences: { fields: {} },
  });
  if (typeof answer !== 'string') return null;
  return answer === req.t('validation:required') ? 'It is required and empty.' : answer;
}
