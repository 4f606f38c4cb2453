import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SecondaryNav, type SecondaryNavItem } from './secondary-nav';

const dropdown: SecondaryNavItem = {
  key: 'models',
  type: 'dropdown',
  label: { text: 'Models' },
  url: '/vehicles/hilux',
  labelIsLink: false,
  links: [
    { label: { text: 'Raider' }, url: '/raider', mobileUrl: '/m/raider' },
    { label: { text: 'Legend' }, url: '/legend', mobileUrl: null },
  ],
};

describe('secondary navigation', () => {
  it('C-436: has a title, buttons and items', () => {
    const html = render([
      { ...dropdown, key: 'a', type: 'default', label: { text: 'Design' }, url: '/design', links: [] },
    ]);
    expect(html).toContain('<nav class="bar" aria-label="Hilux">');
    expect(html).toMatch(/<p class="title">Hilux<\/p>/);
    expect(html).toMatch(/<a class="button secondary button" href="\/quote"/);
    expect(html).toContain('>Design</a>');
  });

  it('C-418 D-313: an item is a list that opens, a link, or a place on this page', () => {
    const html = render([
      dropdown,
      { ...dropdown, key: 'b', type: 'default', label: { text: 'Design' }, url: '/design', links: [] },
      { ...dropdown, key: 'c', type: 'anchor', label: { text: 'Safety' }, url: '#safety', links: [] },
    ]);
    expect(html.match(/<details/g)).toHaveLength(1);
    expect(html).toContain('<a class="word" href="/design">Design</a>');
    expect(html).toContain('<a class="word" href="#safety">Safety</a>');
  });

  it('C-419: the label of a list is a link only when it is said to be one', () => {
    expect(render([dropdown])).not.toContain('href="/vehicles/hilux"');
    const html = render([{ ...dropdown, labelIsLink: true }]);
    expect(html).toContain('<a class="word" href="/vehicles/hilux">Models</a>');
    expect(html).toContain('<details');
  });

  it('C-420: a link of its own stands in on phones where one is given', () => {
    const html = render([dropdown]);
    expect(html).toContain('<a class="link wideOnly" href="/raider">');
    expect(html).toContain('<a class="link phoneOnly" href="/m/raider">');
    expect(html).toContain('<a class="link" href="/legend">');
  });
});

function render(items: SecondaryNavItem[]): string {
  return renderToStaticMarkup(
    <SecondaryNav
      title={{ text: 'Hilux' }}
      buttons={[{ label: { text: 'Request A Quote' }, url: '/quote' }]}
      items={items}
      currentUrl="/vehicles"
      labels={{ section: 'In this section', more: 'More:' }}
    />,
  );
}
