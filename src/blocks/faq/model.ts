import type { FaqBlock } from '@/cms/payload-types';
import { toPlainText } from '@/features/rich-text/rich-text-nodes';
import type { LoadedRichText } from '@/features/rich-text/rich-text-references';
import { type LocalText, localText } from '@/i18n/local-text';

type StoredItem = NonNullable<FaqBlock['items']>[number];
type StoredTable = NonNullable<StoredItem['table']>;

export type FaqItem = { id: string; title: LocalText; answer: FaqAnswer };

export type FaqAnswer = { type: 'text'; text: LoadedRichText } | ({ type: 'table' } & FaqTable);

/** A heading and up to three cells in each row (C-090). */
export type FaqTable = {
  title: LocalText | null;
  description: LocalText | null;
  columnCount: number;
  rows: { key: string; heading: LocalText | null; cells: (LocalText | null)[] }[];
};

export type FaqTab = { id: string; title: LocalText; introText: LocalText[]; items: FaqItem[] };

export type FaqModel = {
  heading: LocalText | null;
  privacyText: LocalText | null;
  hasCookieSettings: boolean;
  /** Below `/automark` the cookie wording is another (C-007). */
  isAutomark: boolean;
  /** The trust centre's introduction looks different (C-006). */
  isTrustCentre: boolean;
  /** One list, or tabs of lists. */
  content: { type: 'list'; items: FaqItem[] } | { type: 'tabs'; tabs: FaqTab[] };
};

/** Every question of the block as stored, in tabs or not. */
export function allItems(block: FaqBlock): StoredItem[] {
  return block.variant === 'tabbed' ? (block.tabs ?? []).flatMap(({ items }) => items ?? []) : (block.items ?? []);
}

/** Questions without words or without an answer are left out; null when nothing remains. */
export function toFaq({
  block,
  path,
  contents,
}: {
  block: FaqBlock;
  path: string;
  /** The loaded answer of each stored item. */
  contents: ReadonlyMap<StoredItem, LoadedRichText | null>;
}): FaqModel | null {
  const prefix = `faq-${block.id ?? 'list'}`;
  const toItems = (items: StoredItem[] | null | undefined, idPrefix: string) =>
    (items ?? []).flatMap((item, index) => toItem(item, `${idPrefix}-${item.id ?? index}`, contents.get(item) ?? null));
  const content: FaqModel['content'] =
    block.variant === 'tabbed'
      ? {
          type: 'tabs',
          tabs: (block.tabs ?? []).flatMap((tab, index) => {
            const id = `${prefix}-${tab.id ?? index}`;
            const title = localText(tab, 'title');
            const items = toItems(tab.items, id);
            const introText = (tab.introText ?? []).flatMap((line) => localText(line, 'text') ?? []);
            return title && items.length + introText.length > 0 ? [{ id, title, introText, items }] : [];
          }),
        }
      : { type: 'list', items: toItems(block.items, prefix) };
  const model: FaqModel = {
    heading: localText(block, 'heading'),
    privacyText: localText(block, 'privacyText'),
    hasCookieSettings: block.cookieSettings ?? false,
    isAutomark: path.includes('/automark'),
    isTrustCentre: path === '/owners/help-and-support/trust-centre',
    content,
  };
  const isEmpty = (content.type === 'tabs' ? content.tabs : content.items).length === 0;
  return isEmpty && !model.privacyText && !model.hasCookieSettings ? null : model;
}

/** The same questions and answers for search engines (schema.org FAQPage); null without any. */
export function toStructuredData({ content }: FaqModel): Record<string, unknown> | null {
  const items = content.type === 'tabs' ? content.tabs.flatMap((tab) => tab.items) : content.items;
  if (items.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title.text,
      acceptedAnswer: { '@type': 'Answer', text: toAnswerText(answer) },
    })),
  };
}

function toItem(item: StoredItem, id: string, text: LoadedRichText | null): FaqItem[] {
  const title = localText(item, 'title');
  const table = item.contentType === 'table' ? toTable(item.table) : null;
  if (title && table) return [{ id, title, answer: { type: 'table', ...table } }];
  return title && text && item.contentType !== 'table' ? [{ id, title, answer: { type: 'text', text } }] : [];
}

function toTable(table: StoredTable | null | undefined): FaqTable | null {
  const rows = (table?.tableData ?? []).map((row, index) => ({
    key: row.id ?? String(index),
    heading: localText(row, 'heading'),
    cells: [localText(row, 'column1'), localText(row, 'column2'), localText(row, 'column3')],
  }));
  const columnCount = Math.max(0, ...rows.map(({ cells }) => 1 + cells.findLastIndex((cell) => cell !== null)));
  const title = localText(table, 'tableTitle');
  const description = localText(table, 'tableDescription');
  if (!title && !description && rows.length === 0) return null;
  return { title, description, columnCount, rows };
}

function toAnswerText(answer: FaqAnswer): string {
  if (answer.type === 'text') return toPlainText(answer.text.nodes);
  const lines = answer.rows.map(({ heading, cells }) => wordsOf([heading, ...cells]).join(' · '));
  return [...wordsOf([answer.title, answer.description]), ...lines].join('\n');
}

function wordsOf(texts: (LocalText | null)[]): string[] {
  return texts.flatMap((text) => (text ? [text.text] : []));
}
