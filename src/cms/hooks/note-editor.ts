import type { CollectionBeforeChangeHook } from 'payload';

/** Writes into `changedBy` who makes this change; null is the site itself (loading the demo market, an import). */
export const noteEditor: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: req.user?.id ?? null });
