import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises';
import type { LocalText } from '@/i18n/local-text';
import {
  asFurniture,
  drawBrand,
  drawRule,
  foot,
  ink,
  line,
  margin,
  openTaggedDocument,
  regular,
  slate,
  strong,
  type TaggedDocument,
  width,
  withScope,
} from '@/lib/pdf/tagged-document';
import type { PriceList, PriceListRow } from './price-list-model';

/**
 * A price list on A4, tagged for assistive technology: headings, tables with header cells, language, title, an outline
 * of ranges; what repeats on each page is marked as such and not read again. Lets others work between two ranges.
 */
export async function toPriceListPdf(list: PriceList): Promise<Uint8Array<ArrayBuffer>> {
  const { title, brand, locale } = list;
  const { document, bytes } = openTaggedDocument({ title, author: brand, lang: `${locale}-ZA` });
  const sheet = new Sheet(document, list);
  sheet.head();
  for (const range of list.ranges) {
    sheet.range(range);
    await untilOthersHadTheirTurn();
  }
  sheet.notes([...(list.asterisk ? [{ text: list.asterisk }] : []), ...list.notes]);
  sheet.finish();
  document.end();
  return bytes;
}

type Column = { key: keyof PriceListRow & string; label: string; width: number; isNumber?: boolean };

/**
 * Draws a list from the top down; `y` is where the next thing goes. A structure element must hang on the tree before
 * what is in it is added: only then it is drawn at once.
 */
class Sheet {
  private readonly root;
  private readonly columns: Column[];
  private y = margin;

  constructor(
    private readonly document: TaggedDocument,
    private readonly list: PriceList,
  ) {
    this.root = document.struct('Document');
    document.addStructure(this.root);
    this.columns = columnsOf(list);
  }

  /** The wordmark, what this is, and its date. */
  head() {
    const { document, list } = this;
    drawBrand(document, list.brand);
    this.y += 52;
    this.say('H1', list.title, { font: strong, size: 26, colour: ink });
    this.y += 6;
    this.say('P', list.issued, { font: regular, size: 10, colour: slate });
    this.y += 22;
  }

  /** A range: its name, and a table of its derivatives that carries its head over to the next page. */
  range({ name, rows }: PriceList['ranges'][number]) {
    const { document } = this;
    const section = document.struct('Sect');
    this.root.add(section);
    this.leave(headingHeight + headHeight + 2 * rowHeight);
    document.outline.addItem(name);
    this.say('H2', name, { font: strong, size: 13, colour: ink }, section);
    this.y += 4;
    const table = document.struct('Table');
    section.add(table);
    const tableHead = document.struct('THead');
    table.add(tableHead);
    this.tableHead(tableHead);
    const body = document.struct('TBody');
    table.add(body);
    for (const row of rows) {
      const height = this.heightOf(row);
      if (this.leave(height)) this.tableHead(null);
      this.row(row, { height, body });
      this.rule(line);
    }
    body.end();
    table.end();
    section.end();
    this.y += 20;
  }

  notes(notes: readonly LocalText[]) {
    const text = notes.map((note) => note.text).join('\n');
    this.document.font(regular).fontSize(8.5);
    this.leave(this.document.heightOfString(text, { width }) + notes.length * 6);
    for (const note of notes) {
      const lang = note.lang ? { lang: note.lang } : {};
      this.say('P', note.text, { font: regular, size: 8.5, colour: slate, ...lang });
      this.y += 6;
    }
  }

  /** The foot of every page, once their number is known. */
  finish() {
    const { document, list } = this;
    this.root.end();
    const { start, count } = document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(start + index);
      document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      document.font(regular).fontSize(8).fillColor(slate);
      const y = document.page.height - 34;
      document.text(`${list.brand} · ${list.title} · ${list.issued}`, margin, y, { lineBreak: false });
      document.text(list.labels.page(index + 1, count), margin, y, { width, align: 'right', lineBreak: false });
      document.endMarkedContent();
    }
  }

  /** The names of the columns. Said once in the structure; on later pages they are furniture (`parent` is null). */
  private tableHead(parent: PDFKit.PDFStructureElement | null) {
    const { document } = this;
    const row = parent && document.struct('TR');
    if (parent && row) parent.add(row);
    let x = margin;
    for (const { label, width: columnWidth, isNumber } of this.columns) {
      const draw = () => {
        document.font(regular).fontSize(7.5).fillColor(slate);
        document.text(label, x, this.y + 3, {
          width: columnWidth - gap,
          align: isNumber ? 'right' : 'left',
          lineBreak: false,
        });
      };
      if (row) {
        const cell = document.struct('TH', {}, draw);
        withScope(cell, 'Column');
        row.add(cell);
      } else {
        asFurniture(document, 'Pagination', draw);
      }
      x += columnWidth;
    }
    row?.end();
    parent?.end();
    this.y += headHeight;
    this.rule(ink);
  }

  private row(row: PriceListRow, { height, body }: { height: number; body: PDFKit.PDFStructureElement }) {
    const { document } = this;
    const structure = document.struct('TR');
    body.add(structure);
    let x = margin;
    for (const column of this.columns) {
      const isName = column.key === 'name';
      const left = x;
      const cell = document.struct(isName ? 'TH' : 'TD', {}, () => {
        const text = textOf(row, column);
        document
          .font(fontOf(column))
          .fontSize(bodySize)
          .fillColor(column.key === 'former' ? slate : ink);
        if (text === '' && column.key === 'former') return;
        document.text(text || '–', left, this.y + 5, {
          width: column.width - gap,
          align: column.isNumber ? 'right' : 'left',
          strike: column.key === 'former',
        });
      });
      if (isName) withScope(cell, 'Row');
      structure.add(cell);
      x += column.width;
    }
    structure.end();
    this.y += height;
  }

  private heightOf(row: PriceListRow): number {
    const { document } = this;
    const heights = this.columns.map((column) => {
      document.font(fontOf(column)).fontSize(bodySize);
      return document.heightOfString(textOf(row, column) || '–', { width: column.width - gap });
    });
    return Math.max(rowHeight, Math.max(...heights) + 10);
  }

  private say(
    tag: string,
    text: string,
    { font, size, colour, lang }: { font: string; size: number; colour: string; lang?: string },
    parent = this.root,
  ) {
    const { document } = this;
    const draw = () => {
      document.font(font).fontSize(size).fillColor(colour).text(text, margin, this.y, { width });
    };
    parent.add(document.struct(tag, lang ? { lang } : {}, draw));
    document.font(font).fontSize(size);
    this.y += document.heightOfString(text, { width });
  }

  /** Goes on to a new page when there is no room for `height`; says whether it did. */
  private leave(height: number): boolean {
    const { document } = this;
    if (this.y + height <= document.page.height - foot) return false;
    document.addPage();
    this.y = margin;
    return true;
  }

  private rule(colour: string) {
    drawRule(this.document, { y: this.y, colour });
  }
}

function columnsOf({ labels, ranges }: PriceList): Column[] {
  const hasFormer = ranges.some(({ rows }) => rows.some(({ former }) => former));
  const columns: Column[] = [
    { key: 'name', label: labels.model, width: 0 },
    { key: 'code', label: labels.code, width: 38 },
    { key: 'fuel', label: labels.fuel, width: 56 },
    { key: 'transmission', label: labels.transmission, width: 72 },
    { key: 'drive', label: labels.drive, width: 64 },
    ...(hasFormer ? [{ key: 'former', label: labels.former, width: 56, isNumber: true } as const] : []),
    { key: 'price', label: labels.price, width: 56 + gap, isNumber: true },
  ];
  const taken = columns.reduce((sum, column) => sum + column.width, 0);
  return columns.map((column) => (column.key === 'name' ? { ...column, width: width + gap - taken } : column));
}

function textOf(row: PriceListRow, { key }: Column): string {
  return String(row[key] ?? '');
}

function fontOf({ key }: Column): string {
  return key === 'name' || key === 'price' ? strong : regular;
}

/** Points. */
const gap = 8;
const bodySize = 9;
const rowHeight = 21;
const headHeight = 16;
const headingHeight = 24;
