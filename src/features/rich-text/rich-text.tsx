import { Fragment, type ReactNode } from 'react';
import { type Locale, localeHref } from '@/i18n/locales';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import styles from './rich-text.module.css';
import { flatten, type LinkTarget, type RichTextNode, type TextAlign, type TextMark } from './rich-text-nodes';
import { type LoadedRichText, toReferenceKey } from './rich-text-references';

type RichTextProps = {
  text: LoadedRichText;
  locale: Locale;
  /** The level of the text's highest headings; the others follow without a gap. */
  topLevel?: 2 | 3 | 4;
  className?: string;
};

/** Text from the editor in the site's own elements; its links lead to pages of the reader's language. */
export function RichText({ text, locale, topLevel = 2, className }: RichTextProps) {
  const view: View = { text, locale, levels: toLevels(text.nodes, topLevel) };
  return (
    <div className={classNames(styles.text, className)} lang={text.lang}>
      {showAll(text.nodes, view)}
    </div>
  );
}

type View = { text: LoadedRichText; locale: Locale; levels: ReadonlyMap<number, number> };

function showAll(nodes: RichTextNode[], view: View): ReactNode {
  return toKeyed(nodes).map(({ key, node }) => <Fragment key={key}>{show(node, view)}</Fragment>);
}

/** Nodes have no ids of their own, and never change places on a finished page. */
function toKeyed(nodes: RichTextNode[]): { key: string; node: RichTextNode }[] {
  return nodes.map((node, index) => ({ key: `${node.type}-${index}`, node }));
}

function show(node: RichTextNode, view: View): ReactNode {
  switch (node.type) {
    case 'text':
      return showMarked(node.marks, node.text);
    case 'linebreak':
      return <br />;
    case 'tab':
      return '\t';
    case 'rule':
      return <hr />;
    case 'paragraph':
      return node.children.length > 0 && <p className={alignOf(node.align)}>{showAll(node.children, view)}</p>;
    case 'heading': {
      const Heading = `h${view.levels.get(node.level) ?? 2}` as 'h2';
      return <Heading className={alignOf(node.align)}>{showAll(node.children, view)}</Heading>;
    }
    case 'quote':
      return (
        <blockquote>
          <p>{showAll(node.children, view)}</p>
        </blockquote>
      );
    case 'list':
      return showList(node, view);
    case 'listitem':
      return showListItem(node, view);
    case 'link':
      return showLink(node, view);
    case 'picture': {
      const picture = view.text.references.pictures.get(node.mediaId);
      return picture && <Picture {...picture} className={styles.picture} sizes="(width >= 768px) 45rem, 100vw" />;
    }
  }
}

function showMarked([Mark, ...others]: TextMark[], inner: ReactNode): ReactNode {
  return Mark ? showMarked(others, <Mark>{inner}</Mark>) : inner;
}

function showList(node: Extract<RichTextNode, { type: 'list' }>, view: View): ReactNode {
  if (node.kind === 'number')
    return <ol start={node.start === 1 ? undefined : node.start}>{showAll(node.children, view)}</ol>;
  return <ul className={node.kind === 'check' ? styles.checks : undefined}>{showAll(node.children, view)}</ul>;
}

function showListItem({ children, checked }: Extract<RichTextNode, { type: 'listitem' }>, view: View): ReactNode {
  // The editor wraps a list within a list into an item of its own, which has no sign.
  const isNested = children.length > 0 && children.every(({ type }) => type === 'list');
  return (
    <li className={isNested ? styles.nested : undefined}>
      {checked !== null && !isNested && <Icon name={checked ? 'check' : 'minus'} className={styles.check} />}
      {showAll(children, view)}
    </li>
  );
}

function showLink({ target, newTab, children }: Extract<RichTextNode, { type: 'link' }>, view: View): ReactNode {
  const href = toHref(target, view);
  if (!href) return showAll(children, view);
  return (
    <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {showAll(children, view)}
    </a>
  );
}

/** Null where the link leads nowhere, or to what is no address: its words stand without it. */
function toHref(target: LinkTarget, { text, locale }: View): string | null {
  const url = 'url' in target ? target.url : text.references.paths.get(toReferenceKey(target));
  return url && safeUrl.test(url) ? localeHref(locale, url) : null;
}

const safeUrl = /^(\/(?![/\\])|#|https?:|tel:|mailto:)/i;

function alignOf(align: TextAlign): string | undefined {
  return align === 'start' ? undefined : styles[align];
}

/** An editor may begin with h3 or leave a level out: the page's own order of headings counts. */
function toLevels(nodes: RichTextNode[], topLevel: number): Map<number, number> {
  const used = new Set(flatten(nodes).flatMap((node) => (node.type === 'heading' ? [node.level] : [])));
  return new Map([...used].sort().map((level, index) => [level, Math.min(6, topLevel + index)]));
}
