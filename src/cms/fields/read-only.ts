import type { Field } from 'payload';

/** A field that our own writes fill and nobody changes by hand; rows of fields, too. */
export function readOnly<F extends Field>(field: F): F {
  if (field.type === 'row') return { ...field, fields: field.fields.map((inner) => readOnly(inner)) };
  return {
    ...field,
    access: { ...('access' in field ? field.access : {}), update: () => false },
    admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
  } as F;
}

/** A moment that our own writes fill, shown with its time. */
export function moment(name: string, { isHidden = false, isIndexed = false } = {}): Field {
  return readOnly({
    name,
    type: 'date',
    index: isIndexed,
    admin: { hidden: isHidden, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  });
}
