import { toPlainHyphens } from '@/i18n/plain-hyphens';

/** What search engines read of a page (schema.org); `<` is escaped, so that no word of the CMS can end the element. */
export function StructuredData({ of }: { of: object }) {
  const json = toPlainHyphens(JSON.stringify(of)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
