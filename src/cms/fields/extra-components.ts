import type { ArrayField } from 'payload';

/** The message of C-349, word for word. */
export const tooManyExtraComponents =
  "More than two components are targeting a cms component. It's supposed to be a maximum of 2, one for before the componenet is rendered and another for after the cms component";

/** Extra components of a block: at most one before and one after it (C-348, C-349). */
export const extraComponents: ArrayField = {
  name: 'extraComponents',
  type: 'array',
  admin: { initCollapsed: true },
  validate: (rows: unknown) => {
    if (!Array.isArray(rows)) return true;
    if (rows.length > 2) return tooManyExtraComponents;
    const positions = rows.map((row: { position?: string }) => row.position);
    return new Set(positions).size === positions.length || tooManyExtraComponents;
  },
  fields: [
    {
      name: 'component',
      type: 'select',
      required: true,
      options: ['breadcrumbs', 'spacer', 'countdown'],
    },
    {
      name: 'position',
      type: 'select',
      required: true,
      defaultValue: 'before',
      options: ['before', 'after'],
    },
  ],
};
