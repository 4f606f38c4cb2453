import type { JsonSchema } from '@valibot/to-json-schema';
import type { Form, FormField } from '@/domain/form/form';
import { mostCharactersOf } from '@/domain/form/read-form';
import { phoneCountries } from '@/domain/phone/phone-number';
import { provinces } from '@/domain/province/province';
import { getFormWords, isFormWordsName } from '@/i18n/form-words';

/** A form that the API tells from others by its `type`, for the description. */
export function toFormSchema(form: Form): JsonSchema {
  const { properties, required = [], ...rest } = toFieldsSchema(form);
  const type: JsonSchema = { enum: [form.type, ...(form.alsoNamed ?? [])], description: 'Which form it is.' };
  return { ...rest, properties: { type, ...properties }, required: ['type', ...required] };
}

/** The fields of a form as the API takes them: made of the same description as the page and the check. */
export function toFieldsSchema(form: Form): JsonSchema {
  const words = isFormWordsName(form.name) ? getFormWords('en', form.name) : null;
  return {
    title: words?.title ?? form.name,
    type: 'object',
    properties: Object.fromEntries(
      form.fields.map((field) => {
        const description = describe(field, words?.fields[field.name] ?? carried[field.name]);
        return [nameInApi(form, field), { ...toFieldSchema(field), description }];
      }),
    ),
    required: form.fields.filter(isRequiredInApi).map((field) => nameInApi(form, field)),
  };
}

/** The API names a stored file `attachment` in every form (T-144, D-267). */
export function nameInApi({ file }: Form, { name }: Pick<FormField, 'name'>): string {
  return file?.field === name ? 'attachment' : name;
}

/** The page asks for it; a client of the API has asked in its own way, and the stated payloads do not carry it. */
export const askedByThePage: ReadonlySet<string> = new Set(['ageConfirmed']);

function isRequiredInApi({ name, required, onlyWith }: FormField): boolean {
  return required !== undefined && onlyWith === undefined && !askedByThePage.has(name);
}

/** What goes along unseen has no words on the page. */
const carried: Readonly<Record<string, string>> = {
  ad_id: 'The id of the special; everything else about it is read from its record',
  dealer: 'The name of the dealer in addresses',
  productCode: 'The code of the product',
};

function describe(field: FormField, label: string | undefined): string {
  const notes = {
    phone: 'As at home in that country, or in international form; at least 10 digits with the country code',
    file: 'The name that POST /api/v1/files answered',
    phoneCountry: 'Where a contact number without a country code is from; ZA unless stated',
  };
  const note = field.kind in notes ? notes[field.kind as keyof typeof notes] : null;
  const condition = field.onlyWith ? `required with ${field.onlyWith}` : null;
  return `${[label ?? field.name, note, condition].filter(Boolean).join('. ')}.`;
}

function toFieldSchema(field: FormField): JsonSchema {
  const { kind, options = [], required } = field;
  const text: JsonSchema = {
    type: 'string',
    maxLength: mostCharactersOf(field),
    ...(required ? { minLength: 1 } : {}),
  };
  switch (kind) {
    case 'email':
      return { ...text, format: 'email' };
    case 'province':
      return { enum: [...provinces] };
    case 'phoneCountry':
      return { enum: phoneCountries.map(({ code }) => code), default: 'ZA' };
    case 'choice':
      return { enum: [...options] };
    case 'choices':
      return { type: 'array', items: { enum: [...options] }, ...(required ? { minItems: 1 } : {}) };
    case 'number':
      return { type: 'integer', minimum: 0, maximum: field.most ?? 999_999_999 };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'tick':
      return required ? { const: true } : { type: 'boolean', default: false };
    case 'code':
    case 'file':
      return { ...text, pattern: kind === 'file' ? '^[\\w.-]{1,120}$' : '^[\\w-]{1,80}$' };
    default:
      return text;
  }
}
