import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RenderBlocks } from '@/blocks/render-blocks';
import { themeOfPath } from '@/domain/site/theme';
import { isLocale } from '@/i18n/locales';
import { findFixture } from '../../../fixtures';
import styles from '../../../gallery.module.css';
import { isGalleryOpen } from '../../../is-gallery-open';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false } };

type Props = {
  params: Promise<{ block: string; fixture: string; locale: string }>;
  searchParams: Promise<{ path?: string | string[] }>;
};

/** One example of a block alone on a page. `?path=/gr` says on which page it stands, and with that its theme. */
export default async function GalleryPage({ params, searchParams }: Props) {
  const { block, fixture, locale } = await params;
  const stored = isGalleryOpen() && isLocale(locale) ? findFixture(locale, block, fixture) : null;
  if (!stored || !isLocale(locale)) notFound();
  const path = toPath((await searchParams).path);
  const theme = themeOfPath(path);
  return (
    <div data-theme={theme} className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.name}>
          {block} · {fixture} · {theme}
        </h1>
        <a className={styles.link} href="/gallery" lang="en">
          Gallery
        </a>
      </header>
      <main>
        <RenderBlocks blocks={[stored]} context={{ locale, path, query: '', isDraft: true, theme, dealer: null }} />
      </main>
    </div>
  );
}

function toPath(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^\/[\w/-]*$/.test(given) ? given : '/owners/help-and-support/service-plan';
}
