import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { firstValue } from './first-value';
import { toPrivateMetadata } from './page-metadata';
import { SitePage } from './site-page';

type LinkedPage<Found> = {
  /** The address before the code and its proof. It has no page: a wrong link leads there. */
  home: `/${string}`;
  title: (locale: Locale) => string;
  find: (code: string, proof: string) => Promise<Found | null>;
  /** `isUnavailable`: what was sent from this page could not be stored. */
  show: (shown: { locale: Locale; path: string; found: Found; isUnavailable: boolean }) => ReactNode;
};

type Props = {
  params: Promise<{ locale: string; code: string; proof: string }>;
  searchParams: Promise<{ problem?: string | string[] }>;
};

/** The page of a record that a private link opens, `{home}/{code}/{proof}`: says what is true now, to whoever has it. */
export function linkedPage<Found>({ home, title, find, show }: LinkedPage<Found>) {
  /** The page and its title ask within one request. */
  const findOnce = cache(find);

  /** A wrong link leads to an address that has no page, and says so without JavaScript (decision 5). */
  async function read(params: Props['params']) {
    const { locale, code, proof } = await params;
    if (!isLocale(locale)) notFound();
    const found = await findOnce(code, proof);
    if (!found) redirect(localePath(locale, home));
    return { locale, found, path: `${home}/${code}/${proof}` };
  }

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale, path } = await read(params);
    return toPrivateMetadata({ locale, path, title: title(locale) });
  }

  async function render({ params, searchParams }: Props) {
    const isUnavailable = firstValue((await searchParams).problem) === 'unavailable';
    const { locale, path, found } = await read(params);
    return (
      <SitePage locale={locale} path={path}>
        {show({ locale, path, found, isUnavailable })}
      </SitePage>
    );
  }

  return { generateMetadata, render };
}
