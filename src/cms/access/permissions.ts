import type { Role } from './roles';

export type Operation = 'create' | 'read' | 'update' | 'delete';

/**
 * Who may do it: `public` everybody (of documents with drafts, whoever may not change them: the published
 * ones), `own` a dealer on its own records, `self` everybody on their own account, otherwise the roles named. Nobody
 * else.
 */
export type Permission = readonly ('public' | 'own' | 'self' | Role)[];

type Permissions = Readonly<Record<Operation, Permission>>;

const editors = ['admin', 'editor'] as const;
const writers = ['admin', 'editor', 'translator'] as const;

/** Editors' content that every visitor may read. */
const content: Permissions = { read: ['public'], create: editors, update: writers, delete: editors };

/** What the finance desk answers for. */
const figures: Permissions = {
  read: ['public'],
  create: ['admin', 'finance-desk'],
  update: ['admin', 'finance-desk'],
  delete: ['admin', 'finance-desk'],
};

/** Every collection and global of the CMS. What is not listed here does not start. */
export const permissions = {
  pages: content,
  media: { ...content, create: writers },
  redirects: { read: ['public'], create: editors, update: editors, delete: editors },
  brands: content,
  'vehicle-categories': content,
  'vehicle-ranges': content,
  'vehicle-models': content,
  promotions: { ...figures, update: ['admin', 'finance-desk', 'translator'] },
  'lease-quotes': figures,
  'gfv-values': figures,
  'finance-tables': { ...figures, delete: ['admin'] },
  'glossary-terms': content,
  'kept-quotes': { read: ['admin', 'finance-desk'], create: [], update: [], delete: ['admin'] },
  markets: {
    read: ['public'],
    create: ['admin'],
    update: ['admin', 'finance-desk'],
    delete: ['admin'],
  },
  dealers: { read: ['public'], create: editors, update: ['admin', 'editor', 'own'], delete: ['admin'] },
  'dealer-groups': { read: ['public'], create: editors, update: editors, delete: ['admin'] },
  enquiries: {
    read: ['admin', 'lead-reader', 'own'],
    create: [],
    // The inbox changes them, by its own rules and with an audit entry.
    update: [],
    // Retention and erasure delete them with their mail, notes and files.
    delete: [],
  },
  'enquiry-notes': { read: ['admin', 'lead-reader'], create: [], update: [], delete: [] },
  'enquiry-files': { read: ['admin', 'lead-reader'], create: [], update: [], delete: [] },
  'canned-replies': {
    read: ['admin', 'lead-reader', 'editor', 'translator', 'dealer'],
    create: ['admin', 'lead-reader'],
    update: ['admin', 'lead-reader', 'translator'],
    delete: ['admin', 'lead-reader'],
  },
  'crm-connections': { read: ['admin'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  alarms: { read: ['admin', 'lead-reader'], create: [], update: [], delete: [] },
  consents: { read: ['admin'], create: [], update: [], delete: [] },
  subscribers: { read: ['admin'], create: [], update: [], delete: [] },
  newsletters: {
    read: ['admin', 'editor', 'translator'],
    create: ['admin', 'editor'],
    update: ['admin', 'editor', 'translator'],
    delete: ['admin', 'editor'],
  },
  'privacy-requests': { read: ['admin'], create: [], update: ['admin'], delete: [] },
  'opt-outs': { read: ['admin'], create: [], update: [], delete: [] },
  'audit-entries': { read: ['admin'], create: [], update: [], delete: [] },
  products: content,
  'dealer-ads': content,
  'outbox-messages': { read: ['admin', 'lead-reader'], create: [], update: [], delete: [] },
  users: { read: ['admin', 'self'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  navigation: { read: ['public'], create: [], update: writers, delete: [] },
  'enquiry-settings': { read: ['admin', 'lead-reader'], create: [], update: ['admin'], delete: [] },
  'ownership-costs': { read: ['public'], create: [], update: ['admin', 'finance-desk', 'translator'], delete: [] },
  'site-settings': { read: ['public'], create: [], update: editors, delete: [] },
} satisfies Record<string, Permissions>;

export type ProtectedSlug = keyof typeof permissions;
