import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Trail } from '@/queries/breadcrumbs';
import { toStructuredData } from './model';
import { BreadcrumbsView } from './view';

const trail: Trail = {
  homeUrl: '/zu',
  items: [
    { label: { text: 'GR' }, url: '/zu/gr' },
    { label: { text: 'Archive', lang: 'en' }, url: null },
    { label: { text: 'I-Dakar' }, url: '/zu/gr/archive/dakar' },
  ],
};
const labels = { trail: 'Lapha ukhona', home: 'Buyela ekhaya' };

function show(of: Trail, hasBackLink = false) {
  return renderToStaticMarkup(<BreadcrumbsView trail={of} hasBackLink={hasBackLink} labels={labels} data={null} />);
}

it('D-326 D-323: a home icon and the steps, the last one the page itself', () => {
  const html = show(trail);
  expect(html).toMatch(/^<div data-block="breadcrumbs"/);
  expect(html).toMatch(/href="\/zu"[^>]*><svg/);
  expect(html).toContain('href="/zu/gr"');
  expect(html).toContain('<span lang="en"');
  expect(html).toMatch(/<span aria-current="page">I-Dakar<\/span>/);
});

it('D-327: on a dealer’s site home is the dealer', () => {
  expect(show({ ...trail, homeUrl: '/zu/dealers/east-rand' })).toMatch(/href="\/zu\/dealers\/east-rand"[^>]*><svg/);
});

it('D-328: a link back to the home page, in words', () => {
  const links = (html: string) => html.split('href="/zu"').length - 1;
  expect(links(show(trail))).toBe(1);
  expect(links(show(trail, true))).toBe(2);
  expect(show(trail, true)).toContain('<span>Buyela ekhaya</span></a>');
});

it('D-323: nothing on the home page', () => {
  expect(show({ homeUrl: '/', items: [] }, true)).toBe('');
});

it('D-323: search engines read the trail that is shown, home first', () => {
  const place = { homeName: 'Ekhaya', siteUrl: 'https://maker.example', pageUrl: '/zu/gr/archive/dakar' };
  expect(toStructuredData({ trail, ...place })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Ekhaya', item: 'https://maker.example/zu' },
      { '@type': 'ListItem', position: 2, name: 'GR', item: 'https://maker.example/zu/gr' },
      { '@type': 'ListItem', position: 3, name: 'Archive' },
      { '@type': 'ListItem', position: 4, name: 'I-Dakar', item: 'https://maker.example/zu/gr/archive/dakar' },
    ],
  });
  expect(toStructuredData({ trail: { homeUrl: '/', items: [] }, ...place })).toBeNull();
});
