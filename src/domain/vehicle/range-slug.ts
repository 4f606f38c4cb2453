/**
 * The range that a page's public path is about, or null: the last part of /vehicles/{range} and of
 * /dealers/{dealer}/new-vehicles/{range} (C-051).
 */
export function rangeSlugOf(path: string): string | null {
  return /^(?:\/dealers\/[^/]+\/new-vehicles|\/vehicles)\/([^/]+)$/.exec(path)?.[1] ?? null;
}
