import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { locales } from '@/i18n/locales';
import { galleryFixtures } from '../fixtures';
import styles from '../gallery.module.css';
import { isGalleryOpen } from '../is-gallery-open';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false } };

/** Every block's examples, in every language. */
export default function GalleryIndex() {
  if (!isGalleryOpen()) notFound();
  return (
    <main className={styles.index}>
      <h1>Gallery</h1>
      {Object.entries(galleryFixtures).map(([block, fixtures]) => (
        <section key={block} className={styles.block}>
          <h2>{block}</h2>
          <ul className={styles.fixtures}>
            {Object.keys(fixtures).map((fixture) => (
              <li key={fixture} className={styles.fixture}>
                <span>{fixture}</span>
                {locales.map((locale) => (
                  <a key={locale} className={styles.link} href={`/gallery/${block}/${fixture}/${locale}`}>
                    {locale}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
