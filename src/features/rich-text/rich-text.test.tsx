import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { fixtures } from './fixture';
import { RichText } from './rich-text';
import { toPlainText, toRichTextNodes } from './rich-text-nodes';
import type { RichTextReferences } from './rich-text-references';

const noReferences: RichTextReferences = { pictures: new Map(), paths: new Map() };

function show(stored: unknown, { locale = 'en', topLevel, references = noReferences }: Partial<Options> = {}) {
  const text = { nodes: toRichTextNodes(stored), references };
  return renderToStaticMarkup(<RichText text={text} locale={locale} topLevel={topLevel} />);
}
type Options = { locale: Locale; topLevel: 2 | 3 | 4; references: RichTextReferences };

it('C-003: shows every kind of node that the editor offers', () => {
  const html = show(fixtures.everyNode);
  for (const part of [
    '<strong>Bring your own driveway</strong>',
    '<em>opinion</em>',
    '<s>struck</s>',
    '<u>underlined</u>',
    '<code>MODE_ECO</code>',
    '<sub>2</sub>',
    '<sup>1</sup>',
    '<br/>',
    '<hr/>',
    '<li>A valid driving licence</li>',
    '<ol><li>We show you round the car</li>',
    '<blockquote><p>It was the first test drive where nobody talked.</p></blockquote>',
    '<p class="center">In the middle</p>',
    '<p class="end">At the end</p>',
    '<li class="nested"><ul><li>More, if the road is good</li></ul></li>',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('<p></p>');
});

it('C-003: links lead to pages of the language, other addresses stay', () => {
  const html = show(fixtures.everyNode, { locale: 'zu' });
  expect(html).toContain('<a href="/zu/vehicles">');
  expect(html).toContain('<a href="https://calendar.example/" target="_blank" rel="noopener">');
  expect(html).toContain('<a href="tel:+27800123456">');
});

it('C-003: headings follow the page’s order without a gap, whatever the editor chose', () => {
  const levels = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => level);
  expect(levels(show(fixtures.everyNode, { topLevel: 2 }))).toEqual(['2', '3']);
  expect(levels(show(fixtures.everyNode, { topLevel: 4 }))).toEqual(['4', '5']);
});

it('C-003: what a text names by id is looked up; what is gone leaves its words', () => {
  const picture = { sources: { avif: [], webp: [] }, fallbackUrl: '/a.webp', width: 3, height: 2, alt: 'A road' };
  const html = show(fixtures.references, {
    locale: 'af',
    references: { pictures: new Map([[1, picture]]), paths: new Map([['pages:1', '/owners']]) },
  });
  expect(html).toContain('<a href="/af/owners">A page of ours</a>');
  expect(html).toContain('<p>Nobody’s page</p>');
  expect(html).toContain('alt="A road"');
  expect(show(fixtures.references)).toContain('<p>A page of ours</p>');
  expect(show(fixtures.references)).not.toContain('<img');
});

it('C-003: scripts, other hosts and unknown nodes are left out, markup is words', () => {
  const html = show(fixtures.hostile);
  expect(html).not.toContain('href');
  expect(html).not.toContain('unknown');
  expect(html).toContain('<p>a script</p>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('C-003: malformed text is no text', () => {
  for (const stored of [
    null,
    undefined,
    'words',
    {},
    { root: null },
    { root: { children: 'words' } },
    { root: { children: [null, 3] } },
  ]) {
    expect(toRichTextNodes(stored)).toEqual([]);
  }
});

it('C-003: the words alone keep their lines', () => {
  expect(toPlainText(toRichTextNodes(fixtures.everyNode)).split('\n').slice(0, 5)).toEqual([
    'Drive it for a day. Bring your own driveway, your own luggage and your own opinion. See every vehicle, choose a date or call us.',
    'What to bring',
    'A valid driving licence',
    'Half an hour',
    'More, if the road is good',
  ]);
});
