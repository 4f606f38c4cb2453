import { permanentRedirect, redirect } from 'next/navigation';
import { type Locale, localeHref } from '@/i18n/locales';
import { getRedirect } from '@/queries/redirects';

/** Leads on from an address without a page, where an editor has said where to. */
export async function followRedirect(locale: Locale, path: string): Promise<void> {
  const moved = await getRedirect(path);
  if (moved?.permanent) permanentRedirect(localeHref(locale, moved.to));
  if (moved) redirect(localeHref(locale, moved.to));
}
