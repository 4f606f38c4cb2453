/** Everybody who may sign in has one role. */
export const roles = ['admin', 'editor', 'translator', 'finance-desk', 'dealer', 'lead-reader'] as const;

export type Role = (typeof roles)[number];
