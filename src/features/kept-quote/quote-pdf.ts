import type { PriceRow } from '@/i18n/credit-price-view';
import type { LocalText } from '@/i18n/local-text';
import {
  asFurniture,
  drawBrand,
  drawRule,
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
import type { KeptQuoteView, ScheduleView } from './kept-quote-model';

/** What the file says. */
export type QuotePdf = {
  quote: KeptQuoteView;
  brand: string;
  /** The code of the quote's address, dark modules true, with its quiet zone. */
  qr: readonly (readonly boolean[])[];
  /** Below everything else: the disclaimer, and that the data is for demonstration. */
  notes: readonly LocalText[];
  labels: { qr: string };
};

/**
 * A kept quote on one page of A4, tagged for assistive technology: what it is of, its terms as a table, every month of
 * its schedule, its code for the showroom with the address below it.
 */
export async function toQuotePdf({ quote, brand, qr, notes, labels }: QuotePdf): Promise<Uint8Array<ArrayBuffer>> {
  const { document, bytes } = openTaggedDocument({ title: quote.title, author: brand, lang: `${quote.locale}-ZA` });
  const sheet = new Sheet(document);
  drawBrand(document, brand);
  sheet.code({ qr, label: labels.qr, link: quote.link });
  sheet.head(quote);
  sheet.terms(quote);
  if (quote.schedule) sheet.schedule(quote.schedule, sheet.heightOf(notes));
  sheet.notes(notes);
  sheet.finish();
  document.end();
  return bytes;
}

type Style = { font: string; size: number; colour: string };
type Place = Style & { x?: number; width?: number; align?: 'right'; lang?: 'en' };

/**
 * Draws from the top down; `y` is where the next thing goes. A structure element must hang on the tree before what is in
 * it is added: only then it is drawn at once.
 */
class Sheet {
  private readonly root;
  private y = margin + 44;

  constructor(private readonly document: TaggedDocument) {
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** At the top right: the QR code, and the address that it says. */
  code({ qr, label, link }: { qr: QuotePdf['qr']; label: string; link: string }) {
    const { document } = this;
    const x = margin + width - codeSide;
    const draw = () => {
      const unit = codeSide / qr.length;
      for (const [row, modules] of qr.entries()) {
        for (const [column, isDark] of modules.entries()) {
          if (isDark) document.rect(x + column * unit, margin - 14 + row * unit, unit, unit);
        }
      }
      document.fill(black);
    };
    this.root.add(document.struct('Figure', { alt: `${label}: ${link}` }, draw));
  }

  /** What it is of, and until when it stands. */
  head({ vehicle, codeLine, keptOn, validity, price, link }: KeptQuoteView) {
    const room = width - codeSide - 12;
    this.say('P', codeLine, { ...small, width: room });
    this.say('H1', vehicle, { font: strong, size: vehicle.length > 34 ? 16 : 20, colour: ink, width: room });
    this.say('P', `${keptOn} · ${validity.text}`, { ...small, width: room });
    this.y = Math.max(this.y, margin - 14 + codeSide) + 2;
    const address = { font: strong, size: 8, colour: ink, align: 'right' } as const;
    const below = this.y;
    this.say('P', link, address);
    this.y = below + 14;
    this.say('P', `${price.amount} ${price.perMonth}`, { font: strong, size: 20, colour: ink });
    this.say('P', price.line.join(' · '), { font: regular, size: 9.5, colour: slate });
    this.y += 8;
  }

  /** Every term of it in a table: two pairs beside each other. */
  terms({ price, details, truth, note }: KeptQuoteView) {
    const rows = [...price.rows, ...details];
    const half = Math.ceil(rows.length / 2);
    const { document } = this;
    const table = document.struct('Table');
    this.root.add(table);
    const columnWidth = (width - columnGap) / 2;
    const top = this.y;
    let lowest = top;
    for (const [place, part] of [rows.slice(0, half), rows.slice(half)].entries()) {
      const x = margin + place * (columnWidth + columnGap);
      this.y = top;
      for (const row of part) this.term({ row, x, columnWidth, table });
      lowest = Math.max(lowest, this.y);
    }
    table.end();
    this.y = lowest + 8;
    const words = [price.end.value, truth?.text, price.note, note].filter((text) => typeof text === 'string');
    this.say('P', words.join(' '), small);
    this.y += 8;
  }

  private term({
    row: { label, value },
    x,
    columnWidth,
    table,
  }: {
    row: PriceRow;
    x: number;
    columnWidth: number;
    table: PDFKit.PDFStructureElement;
  }) {
    const { document } = this;
    const labelWidth = columnWidth * 0.52;
    const valueWidth = columnWidth - labelWidth - 6;
    const tall = Math.max(
      this.heightIn(label, { font: regular, size: termSize, width: labelWidth }),
      this.heightIn(value, { font: strong, size: termSize, width: valueWidth }),
    );
    const { y } = this;
    const structure = document.struct('TR');
    table.add(structure);
    const head = document.struct('TH', {}, () => {
      document.font(regular).fontSize(termSize).fillColor(slate).text(label, x, y, { width: labelWidth });
    });
    withScope(head, 'Row');
    structure.add(head);
    structure.add(
      document.struct('TD', {}, () => {
        const options = { width: valueWidth, align: 'right' } as const;
        document
          .font(strong)
          .fontSize(termSize)
          .fillColor(ink)
          .text(value, x + labelWidth + 6, y, options);
      }),
    );
    structure.end();
    this.y = y + tall + 3.5;
    asFurniture(document, 'Layout', () => {
      const under = this.y - 2;
      document
        .moveTo(x, under)
        .lineTo(x + columnWidth, under)
        .lineWidth(0.4)
        .strokeColor(line)
        .stroke();
    });
  }

  /** Month by month, in as many columns as the page has room for. `below` is kept free under it. */
  schedule({ heading, caption, columns, rows, notes }: ScheduleView, below: number) {
    const { document } = this;
    this.say('H2', heading, { font: strong, size: 11, colour: ink });
    this.say('P', [caption, ...notes].join('. ').replaceAll('..', '.'), small);
    this.y += 4;
    const parts = rows.length > 74 ? 3 : 2;
    const each = Math.ceil(rows.length / parts);
    const columnWidth = (width - (parts - 1) * columnGap) / parts;
    const room = document.page.height - foot - below - this.y - scheduleHead;
    const rowHeight = Math.min(11, room / each);
    const size = Math.min(parts === 2 ? 7.5 : 5.6, rowHeight - 1.4);
    const sizeOf = (key: ColumnKey) => {
      const share = columnShares.find((column) => column.key === key)?.share ?? 0;
      return this.mostSize([columns[key], ...rows.map((row) => row[key])], columnWidth * share - 3);
    };
    const sizes = {
      month: sizeOf('month'),
      instalment: sizeOf('instalment'),
      interest: sizeOf('interest'),
      capital: sizeOf('capital'),
      owed: sizeOf('owed'),
    };
    const table = document.struct('Table');
    this.root.add(table);
    const top = this.y;
    for (let part = 0; part < parts; part += 1) {
      const cells = cellsOf(margin + part * (columnWidth + columnGap), columnWidth, sizes);
      this.scheduleHead({ columns, cells, y: top, size, table: part === 0 ? table : null });
      for (const [place, row] of rows.slice(part * each, (part + 1) * each).entries()) {
        this.month({ row, cells, y: top + scheduleHead + place * rowHeight, size, table });
      }
    }
    table.end();
    this.y = top + scheduleHead + each * rowHeight + 6;
  }

  /** The names of the columns: said once, drawn over each part. */
  private scheduleHead({
    columns,
    cells,
    y,
    size,
    table,
  }: {
    columns: ScheduleView['columns'];
    cells: readonly Cell[];
    y: number;
    size: number;
    table: PDFKit.PDFStructureElement | null;
  }) {
    const { document } = this;
    const structure = table && document.struct('TR');
    if (table && structure) table.add(structure);
    for (const cell of cells) {
      const draw = () => {
        this.inCell(columns[cell.key], { cell, y, size, colour: slate });
      };
      if (!structure) {
        asFurniture(document, 'Layout', draw);
        continue;
      }
      const head = document.struct('TH', {}, draw);
      withScope(head, 'Column');
      structure.add(head);
    }
    structure?.end();
  }

  private month({
    row,
    cells,
    y,
    size,
    table,
  }: {
    row: ScheduleView['rows'][number];
    cells: readonly Cell[];
    y: number;
    size: number;
    table: PDFKit.PDFStructureElement;
  }) {
    const { document } = this;
    const structure = document.struct('TR');
    table.add(structure);
    for (const cell of cells) {
      const drawn = document.struct(cell.key === 'month' ? 'TH' : 'TD', {}, () => {
        this.inCell(row[cell.key], { cell, y, size, colour: ink });
      });
      if (cell.key === 'month') withScope(drawn, 'Row');
      structure.add(drawn);
    }
    structure.end();
  }

  private inCell(text: string, { cell, y, size, colour }: { cell: Cell; y: number; size: number; colour: string }) {
    const { document } = this;
    document.font(regular).fontSize(Math.min(size, cell.mostSize)).fillColor(colour);
    document.text(text, cell.x, y, { width: cell.width, align: cell.align, lineBreak: false });
  }

  /** The largest size at which the longest of a column's texts stands on one line. */
  private mostSize(texts: readonly string[], room: number): number {
    const longest = texts.toSorted((one, other) => other.length - one.length).slice(0, 3);
    const needed = longest.map((text) => this.document.font(regular).fontSize(10).widthOfString(text));
    return (10 * room) / Math.max(...needed);
  }

  /** How much room the notes take. */
  heightOf(notes: readonly LocalText[]): number {
    return notes.reduce((sum, { text }) => sum + this.heightIn(text, { font: regular, size: 7.5, width }) + 3, 0);
  }

  notes(notes: readonly LocalText[]) {
    const { document } = this;
    this.y = document.page.height - foot - this.heightOf(notes) + 6;
    drawRule(document, { y: this.y - 5, colour: line });
    for (const { text, lang } of notes) {
      this.say('P', text, { font: regular, size: 7.5, colour: slate, lang });
      this.y += 3;
    }
  }

  finish() {
    this.root.end();
  }

  private say(tag: string, text: string, { font, size, colour, x = margin, lang, ...place }: Place) {
    const { document } = this;
    const options = { width: place.width ?? width, align: place.align };
    const draw = () => {
      document.font(font).fontSize(size).fillColor(colour).text(text, x, this.y, options);
    };
    this.root.add(document.struct(tag, lang ? { lang } : {}, draw));
    this.y += this.heightIn(text, { font, size, width: options.width }) + 2;
  }

  private heightIn(text: string, { font, size, width: room }: { font: string; size: number; width: number }): number {
    return this.document.font(font).fontSize(size).heightOfString(text, { width: room });
  }
}

type Cell = { key: ColumnKey; x: number; width: number; align: 'left' | 'right'; mostSize: number };
type ColumnKey = keyof ScheduleView['columns'];

/** Where the cells of a month stand: what is still owed is the longest amount. */
function cellsOf(x: number, columnWidth: number, sizes: Record<ColumnKey, number>): Cell[] {
  let left = x;
  return columnShares.map(({ key, share }) => {
    const width = columnWidth * share;
    const cell: Cell = { key, x: left, width, align: key === 'month' ? 'left' : 'right', mostSize: sizes[key] };
    left += width;
    return cell;
  });
}

const columnShares = [
  { key: 'month', share: 0.23 },
  { key: 'instalment', share: 0.18 },
  { key: 'interest', share: 0.17 },
  { key: 'capital', share: 0.19 },
  { key: 'owed', share: 0.23 },
] as const;

/** Points. */
const foot = 30;
const codeSide = 104;
const columnGap = 18;
const termSize = 8.5;
const scheduleHead = 12;

const black = '#000000';
const small: Style = { font: regular, size: 8, colour: slate };
