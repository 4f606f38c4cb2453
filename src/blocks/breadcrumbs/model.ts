import type { Trail } from '@/queries/breadcrumbs';

/** The trail as shown, for search engines (schema.org BreadcrumbList); null without steps. */
export function toStructuredData({
  trail,
  homeName,
  siteUrl,
  pageUrl,
}: {
  trail: Trail;
  homeName: string;
  /** Without a slash at its end. */
  siteUrl: string;
  /** The page's own address, from the first slash. */
  pageUrl: string;
}): Record<string, unknown> | null {
  if (trail.items.length === 0) return null;
  const last = trail.items.length - 1;
  const steps = [
    { name: homeName, url: trail.homeUrl },
    ...trail.items.map(({ label, url }, index) => ({ name: label.text, url: index === last ? pageUrl : url })),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url === null ? {} : { item: `${siteUrl}${url}` }),
    })),
  };
}
