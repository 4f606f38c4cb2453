const titles = {
  'berg-and-valley': 'Berg and Valley Motor Group',
  'southern-cross-motors': 'Southern Cross Motors',
  thornveld: 'Thornveld Dealerships',
  'indigo-coast': 'Indigo Coast Motors',
  'three-rivers': 'Three Rivers Motor Holdings',
  weaver: 'Sociable Weaver Group',
} as const;

/** A group of dealers with one owner. */
export type GroupSlug = keyof typeof titles;

export function isGroupSlug(slug: string): slug is GroupSlug {
  return Object.hasOwn(titles, slug);
}

export const dealerGroups: readonly { slug: GroupSlug; title: string }[] = Object.entries(titles).map(
  ([slug, title]) => ({ slug: slug as GroupSlug, title }),
);
