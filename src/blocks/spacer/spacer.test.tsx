import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fixtures } from './fixture';
import { toSpacerSizes } from './model';
import { SpacerView } from './view';

it('C-290 C-335: has a size for each of the five widths', () => {
  expect(toSpacerSizes(fixtures.typical)).toEqual({
    mobile: 'var(--space-16)',
    tabletPortrait: 'var(--space-32)',
    tabletLandscape: 'var(--space-64)',
    desktop: 'var(--space-128)',
    largeDesktop: '0px',
  });
});

it('C-291: a custom value replaces the size, 0 too', () => {
  expect(toSpacerSizes(fixtures.custom)).toEqual({
    mobile: '10px',
    tabletPortrait: '10px',
    tabletLandscape: '10px',
    desktop: '0px',
    largeDesktop: '400px',
  });
});

it('C-290: a width that says nothing is as high as the narrower one; the narrowest is medium', () => {
  expect(new Set(Object.values(toSpacerSizes(fixtures.minimal)))).toEqual(new Set(['var(--space-32)']));
  expect(toSpacerSizes({ blockType: 'spacer', tabletLandscape: { size: 'large', custom: null } })).toMatchObject({
    tabletPortrait: 'var(--space-32)',
    tabletLandscape: 'var(--space-64)',
    largeDesktop: 'var(--space-64)',
  });
});

it('C-290 C-291: the heights reach the page as properties of the five widths', () => {
  expect(renderToStaticMarkup(<SpacerView sizes={toSpacerSizes(fixtures.typical)} />)).toBe(
    '<div data-block="spacer" class="spacer" style="--mobile:var(--space-16);--tablet-portrait:var(--space-32);--tablet-landscape:var(--space-64);--desktop:var(--space-128);--large-desktop:0px"></div>',
  );
});
