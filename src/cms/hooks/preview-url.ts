/** The address that shows an unpublished page to an editor, beside the form or in a tab. */
export function previewUrl(slug: unknown, locale: string | undefined): string | null {
  if (typeof slug !== 'string' || slug === '') return null;
  return `/preview/${locale ?? 'en'}/${slug === 'home' ? '' : slug}`;
}
