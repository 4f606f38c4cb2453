import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { picturesOf, toRangeTabs } from './model';
import { RangeTabsView } from './view';

const pictures = new Map(
  picturesOf(fixtures.typical).flatMap((file): [number, PictureProps][] =>
    file && typeof file !== 'number'
      ? [
          [
            file.id,
            {
              sources: { avif: [], webp: [{ width: 480, url: `/${file.filename}` }] },
              fallbackUrl: `/${file.filename}`,
              width: 16,
              height: 9,
              alt: file.alt ?? '',
            },
          ],
        ]
      : [],
  ),
);

function tabs(path: string) {
  const model = toRangeTabs({ block: fixtures.typical, path, pictures, locale: 'af' });
  return {
    model,
    html: model ? renderToStaticMarkup(<RangeTabsView {...model} id="t" locale="af" isOpening={false} />) : '',
  };
}

it('C-292: starts on the tab whose model matches the last part of the path, or on the first', () => {
  expect(tabs('/vehicles/hilux-double-cab').model?.opening).toBe(1);
  expect(tabs('/hilux-range').model?.opening).toBe(0);
  expect(tabs('/vehicles/hilux-double-cab').html).toMatch(/id="t-double-tab"[^>]*aria-selected="true"/);
  expect(tabs('/vehicles/hilux-double-cab').html).toMatch(/id="t-single-tab"[^>]*aria-selected="false"/);
});

it('C-319 C-425 C-426: a tab has its cards with name, page, pictures, alternative text and buttons', () => {
  const { html } = tabs('/hilux-range');
  expect(html).toContain('href="/af/vehicles/hilux-single-cab"');
  expect(html).toContain('alt="A white bakkie from the front"');
  expect(html).toMatch(/<source[^>]*media="\(width &lt; 768px\)"/);
  expect(html).toContain('href="/af/enquiry/vehicle"');
});

it('is nothing without a card', () => {
  expect(toRangeTabs({ block: { blockType: 'rangeTabs', tabs: [] }, path: '/', pictures, locale: 'en' })).toBeNull();
});
