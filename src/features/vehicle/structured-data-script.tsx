/** Structured data in the page; `<` is escaped, so that no word of the CMS can end the element. */
export function StructuredData({ of }: { of: object }) {
  const json = JSON.stringify(of).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
