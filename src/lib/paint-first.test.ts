import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.mjs';

const style = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const page = (head: string) => `<html><head><meta charSet="utf-8"/>${head}</head><body><p>Hilux</p></body></html>`;

describe('the scripts of a page', () => {
  it('are started by one script that stands before the styles', () => {
    const html = paintFirst(page(preload + style + chunk('main') + chunk('turbopack-0~_x')));
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(
      '(["/_next/static/chunks/main.js","/_next/static/chunks/turbopack-0~_x.js"])</script><link rel="s',
    );
    expect(html).not.toContain('rel="preload"');
    expect(html.endsWith('</head><body><p>Hilux</p></body></html>')).toBe(true);
  });

  it('are started from the end of the head of a page without styles', () => {
    expect(paintFirst(page(chunk('main')))).toMatch(
      /<head><meta charSet="utf-8"\/><script>.*\.js"\]\)<\/script><\/head>/s,
    );
  });

  it.each([
    ['none', page(style)],
    ['one for old browsers', page(`${style}<script src="/_next/static/chunks/old.js" noModule=""></script>`)],
    ['one of an editor', page('<script src="https://maps.example/a.js" async=""></script>')],
  ])('stay as they are: %s', (_, html) => {
    expect(paintFirst(html)).toBe(html);
  });
});
