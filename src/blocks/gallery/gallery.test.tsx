import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { GalleryBlock } from '@/cms/payload-types';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { toGallery } from './model';
import { type GalleryLabels, GalleryView } from './view';

const picture: PictureProps = {
  sources: { avif: [], webp: [] },
  fallbackUrl: '/car.webp',
  width: 16,
  height: 9,
  alt: 'A car',
};

function show(block: GalleryBlock, pictures: (PictureProps | null)[] = block.images.map(() => picture)) {
  const gallery = toGallery({ block, pictures });
  return gallery ? renderToStaticMarkup(<GalleryView {...gallery} isOpening={false} labels={labels} />) : '';
}

const upToTen = Array.from({ length: 10 }, (_, index) => index + 1);

const labels: GalleryLabels = {
  enlarge: 'Enlarge:',
  pictures: 'Pictures',
  title: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  names: upToTen.map((number) => `Picture ${number}`),
  numbers: upToTen.map((number) => `${number} of 10`),
  details: upToTen.map(() => upToTen.map((number) => `Detail ${number}`)),
};

const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="#([\w-]+)"/g)].map(([, id]) => id);

it('C-332: pictures with their words, each a link to its large view in a dialog', () => {
  const html = show(fixtures.typical);
  expect(html).toMatch(/^<section data-block="gallery"[^>]*data-layout="grid"/);
  expect(html).toMatch(/<figcaption[^>]*>The last light, between two farm gates<\/figcaption>/);
  const [grid = '', viewer = ''] = html.split('<dialog');
  expect(hrefs(grid)).toEqual([1, 2, 3, 4, 5].map((number) => `gallery-gallery-typical-${number}`));
  for (const id of hrefs(grid)) expect(viewer).toContain(`<figure id="${id}"`);
  expect(grid).toContain('alt="A blue Fortuner stops on a gravel road as the sun goes down"');
  expect(show(fixtures.row)).toContain('data-layout="row"');
});

it('C-332: the large view leads to the picture before and after, and to none beyond the ends', () => {
  const viewer = show(fixtures.two).split('<dialog')[1] ?? '';
  expect(hrefs(viewer)).toEqual([
    'gallery-gallery-two-closed',
    'gallery-gallery-two-2',
    'gallery-gallery-two-closed',
    'gallery-gallery-two-1',
  ]);
  expect(viewer.match(/Close/g)).toHaveLength(2);
});

it('C-333 C-301: tooltips are placed by left and top percent, with a heading and content', () => {
  const html = show(fixtures.toolTips);
  expect(html.match(/<li class="tip"/g)).toHaveLength(3);
  expect(html).toMatch(
    /<li class="tip" style="--left:37%;--top:54%"><button type="button" class="spot" popoverTarget="([\w-]+)">.*?Lamps that look round the bend.*?<\/button><div id="\1" class="words" popover="auto"><h3[^>]*>Lamps that look round the bend<\/h3><p[^>]*>The low beam follows/,
  );
  expect(show(fixtures.typical)).not.toContain('popover');
});

it('C-302: the numbers of the list for narrow screens stand at the same places', () => {
  const numbers = [...show(fixtures.toolTips).matchAll(/<span class="number" style="([^"]+)">(\d)</g)];
  expect(numbers.map(([, style, number]) => [number, style])).toEqual([
    ['1', '--left:37%;--top:54%'],
    ['2', '--left:53%;--top:71%'],
    ['3', '--left:71%;--top:17%'],
  ]);
});

it('C-333: pictures with tooltips stand alone, others together, in the editor’s order', () => {
  const html = show(fixtures.both).split('<dialog')[0] ?? '';
  const parts = [...html.matchAll(/<div class="explained"|<ul class="pictures"/g)].map(([part]) => part);
  expect(parts).toEqual(['<div class="explained"', '<ul class="pictures"', '<div class="explained"']);
});

it('C-301: a tooltip beyond the picture is held at its edge; one without words is left out', () => {
  const tip = (values: object) => ({ left: 50, top: 50, heading: 'Here', ...values });
  const gallery = toGallery({
    block: {
      blockType: 'gallery',
      images: [{ image: 1, toolTips: [tip({ left: 140, top: -3 }), tip({ heading: ' ' }), tip({ content: 'Only.' })] }],
    },
    pictures: [picture],
  });
  expect(gallery?.pictures[0]?.toolTips).toMatchObject([{ left: 100, top: 0 }, { content: { text: 'Only.' } }]);
});

it('C-332: a picture without words is called by its place', () => {
  const html = show(fixtures.single, [{ ...picture, alt: '' }]);
  expect(html).toMatch(/Enlarge: Picture 1<\/span><picture>/);
  expect(show(fixtures.two)).not.toContain('Picture 1');
});

it('C-305 C-437: pictures that are gone leave the others; nothing without any', () => {
  const html = show(fixtures.missingPictures, [null, picture, picture, picture]);
  expect(html.split('<dialog')[0]?.match(/<img/g)).toHaveLength(3);
  expect(html).not.toContain('Gone');
  expect(show(fixtures.empty)).toBe('');
  expect(show(fixtures.two, [null, null])).toBe('');
});
