import path from 'node:path';
import PDFDocument from 'pdfkit';

export type TaggedDocument = PDFKit.PDFDocument;

/**
 * An A4 document tagged for assistive technology, in a language and with a title; `bytes` is what it holds once
 * `end()` was called.
 */
export function openTaggedDocument({ title, author, lang }: { title: string; author: string; lang: string }): {
  document: TaggedDocument;
  bytes: Promise<Uint8Array<ArrayBuffer>>;
} {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: 0, left: margin, right: margin },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    ...universal,
    displayTitle: true,
    lang,
    font: regular,
    info: { Title: `${title} – ${author}`, Author: author },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const bytes = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
  return { document, bytes };
}

/** The sign and the brand's name at the top, as furniture: they are not read. */
export function drawBrand(document: TaggedDocument, brand: string) {
  asFurniture(document, 'Layout', () => {
    document.save().translate(margin, margin).scale(0.72).path(sign).fill(ink, 'even-odd').restore();
    document.font(strong).fontSize(15).fillColor(ink);
    document.text(brand, margin + 32, margin + 4, { lineBreak: false });
  });
}

/** A thin line across the column. */
export function drawRule(document: TaggedDocument, { y, colour }: { y: number; colour: string }) {
  asFurniture(document, 'Layout', () => {
    document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  });
}

/** Draws what assistive technology is not to read; `Pagination` is what repeats on pages. */
export function asFurniture(document: TaggedDocument, type: 'Layout' | 'Pagination', draw: () => void) {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}

/** Says of which cells a header cell is the head. The library has no option for it. */
export function withScope(cell: PDFKit.PDFStructureElement, scope: 'Column' | 'Row') {
  const { dictionary } = cell as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data.A = { O: 'Table', Scope: scope };
}

/**
 * Static instances of the site's own typeface, with figures of one width (fonts/OFL.txt). Named by their path: under a
 * registered name the library would read the file anew each time.
 */
const fonts = path.join(process.cwd(), 'src/lib/pdf/fonts');
export const regular = path.join(fonts, 'archivo-regular.ttf');
export const strong = path.join(fonts, 'archivo-strong.ttf');

/** The profile for assistive technology; its name is missing from the library's types. */
const universal: object = { subset: 'PDF/UA' };

/** Points, of which A4 has 595 by 842. */
export const margin = 48;
export const width = 595.28 - 2 * margin;
export const foot = 56;

export const ink = '#101316';
export const slate = '#4b545d';
export const line = '#d9dee3';

/** The wordmark's sign, 32 by 32 (features/shell/wordmark.tsx). */
const sign = 'M0 0h32v32h-8.5L18 11h-4L8.5 32H0zM15 17h2l.5 5h-3zM14.2 25h3.6l.7 7h-5z';
