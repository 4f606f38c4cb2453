import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AllRoundViewBlock } from '@/cms/payload-types';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { toAllRound } from './model';
import { AllRoundView } from './view';

function pictureOf(name: string): PictureProps {
  return {
    sources: { avif: [], webp: [] },
    fallbackUrl: `/${name}.webp`,
    width: 16,
    height: 9,
    alt: `Seen from ${name}`,
  };
}

function show(block: AllRoundViewBlock, pictures: (PictureProps | null)[]) {
  const model = toAllRound({ block, pictures });
  return model ? renderToStaticMarkup(<AllRoundView {...model} />) : '';
}

it('shows the first of its views, each named by its words', () => {
  const html = show(fixtures.typical, ['front', 'side', 'rear'].map(pictureOf));
  expect(html).toContain('<legend');
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked=""\/?>.*Front left.*Seen from front.*Side/s);
  expect(html).not.toContain('data-turn');
});

it('is a turn where the steps have no words, named by what each picture shows', () => {
  const steps = fixtures.turn.images.map((_, index) => pictureOf(String(index * 30)));
  const html = show(fixtures.turn, steps);
  expect(html).toContain('data-turn');
  for (const { alt } of steps) expect(html).toContain(`aria-label="${alt}"`);
});

it('leaves out a picture that is gone, and is nothing with fewer than two', () => {
  const [front = null, side = null] = ['front', 'side'].map(pictureOf);
  expect(show(fixtures.typical, [front, null, side]).match(/type="radio"/g)).toHaveLength(2);
  expect(show(fixtures.missingPicture, [front, null])).toBe('');
});

it('marks words that fell back to English', () => {
  const html = show(
    { ...fixtures.typical, _en: ['heading'] } as AllRoundViewBlock,
    ['one', 'two', 'three'].map(pictureOf),
  );
  expect(html).toMatch(/<h2[^>]* lang="en"/);
});
