import { isRecord } from '@/lib/is-record';

/**
 * The editor's text as the site reads it: only what can be shown, checked node by node, because stored JSON may hold
 * anything. What is not known is left out; its neighbours stand.
 */
export type RichTextNode =
  | { type: 'text'; text: string; marks: TextMark[] }
  | { type: 'linebreak' }
  | { type: 'tab' }
  | { type: 'paragraph'; align: TextAlign; children: RichTextNode[] }
  | { type: 'heading'; level: number; align: TextAlign; children: RichTextNode[] }
  | { type: 'quote'; children: RichTextNode[] }
  | { type: 'list'; kind: 'bullet' | 'number' | 'check'; start: number; children: RichTextNode[] }
  | { type: 'listitem'; checked: boolean | null; children: RichTextNode[] }
  | { type: 'link'; target: LinkTarget; newTab: boolean; children: RichTextNode[] }
  | { type: 'picture'; mediaId: number }
  | { type: 'rule' };

export type TextMark = 'strong' | 'em' | 's' | 'u' | 'code' | 'sub' | 'sup';

export type TextAlign = 'start' | 'center' | 'end';

/** An address as typed, or a record of the CMS whose address is looked up. */
export type LinkTarget = { url: string } | RecordReference;

export type RecordReference = { collection: string; id: number };

/** Reads a stored rich text; an empty list for anything else. */
export function toRichTextNodes(value: unknown): RichTextNode[] {
  return isRecord(value) && isRecord(value.root) ? toNodes(value.root.children) : [];
}

/** Every node of a text, parents before children. */
export function flatten(nodes: RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node) => ('children' in node ? [node, ...flatten(node.children)] : [node]));
}

/** The words alone: paragraphs and list items on lines of their own. */
export function toPlainText(nodes: RichTextNode[]): string {
  return nodes
    .map(plainNode)
    .join('')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

function plainNode(node: RichTextNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'linebreak') return '\n';
  if (node.type === 'tab') return ' ';
  if (!('children' in node)) return '';
  const inside = node.children.map(plainNode).join('');
  return node.type === 'link' ? inside : `${inside}\n`;
}

function toNodes(children: unknown): RichTextNode[] {
  return Array.isArray(children) ? children.flatMap((child) => (isRecord(child) ? toNode(child) : [])) : [];
}

function toNode(node: Record<string, unknown>): RichTextNode[] {
  const read = readers[String(node.type)];
  const known = read?.(node);
  return known ? [known] : [];
}

type Reader = (node: Record<string, unknown>) => RichTextNode | null;

const readers: Partial<Record<string, Reader>> = {
  text: (node) =>
    typeof node.text === 'string' ? { type: 'text', text: node.text, marks: toMarks(node.format) } : null,
  linebreak: () => ({ type: 'linebreak' }),
  tab: () => ({ type: 'tab' }),
  horizontalrule: () => ({ type: 'rule' }),
  paragraph: (node) => ({ type: 'paragraph', align: toAlign(node.format), children: toNodes(node.children) }),
  quote: (node) => ({ type: 'quote', children: toNodes(node.children) }),
  heading: (node) => ({
    type: 'heading',
    level: Number(/^h([1-6])$/.exec(String(node.tag))?.[1] ?? 2),
    align: toAlign(node.format),
    children: toNodes(node.children),
  }),
  list: (node) => ({
    type: 'list',
    kind: node.listType === 'number' || node.listType === 'check' ? node.listType : 'bullet',
    start: typeof node.start === 'number' ? node.start : 1,
    children: toNodes(node.children),
  }),
  listitem: (node) => ({
    type: 'listitem',
    checked: typeof node.checked === 'boolean' ? node.checked : null,
    children: toNodes(node.children),
  }),
  link: toLink,
  autolink: toLink,
  upload: (node) => {
    const mediaId = toId(node.value);
    return mediaId === null ? null : { type: 'picture', mediaId };
  },
};

function toLink(node: Record<string, unknown>): RichTextNode {
  const fields = isRecord(node.fields) ? node.fields : {};
  return {
    type: 'link',
    target: toTarget(fields),
    newTab: fields.newTab === true,
    children: toNodes(node.children),
  };
}

function toTarget(fields: Record<string, unknown>): LinkTarget {
  const doc = fields.linkType === 'internal' && isRecord(fields.doc) ? fields.doc : null;
  const id = toId(doc?.value);
  if (doc && id !== null) return { collection: String(doc.relationTo), id };
  return { url: typeof fields.url === 'string' ? fields.url.trim() : '' };
}

/** Lexical keeps a text's marks as bits of one number. */
const markBits: [bit: number, mark: TextMark][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
];

function toMarks(format: unknown): TextMark[] {
  return typeof format === 'number' ? markBits.filter(([bit]) => format & bit).map(([, mark]) => mark) : [];
}

function toAlign(format: unknown): TextAlign {
  if (format === 'center') return 'center';
  return format === 'right' || format === 'end' ? 'end' : 'start';
}

function toId(value: unknown): number | null {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? id : null;
}
