import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RangeHeroBlock } from '@/cms/payload-types';
import type { RangeCard } from '@/queries/vehicles';
import type { PictureProps } from '@/ui/picture';
import { firstOfBrand, rangeHeroIntervalMs, toRangeHero } from './model';
import { RangeHeroView } from './view';

const block: RangeHeroBlock = { blockType: 'rangeHero', heading: 'Meet the family', brand: 2 };

const cards = Array.from({ length: 9 }, (_, index) => cardOf(index + 1, { brand: index === 0 ? 1 : 2 }));

function cardOf(id: number, fields: Partial<RangeCard> = {}): RangeCard {
  return {
    id,
    name: `Range ${id}`,
    rangeSlug: `range-${id}`,
    rangeCode: `R${id}`,
    bodyType: 'suv',
    subtitle: null,
    brand: 2,
    heroImage: 100 + id,
    heroModelSideImage: 200 + id,
    heroModelFrontImage: 300 + id,
    modelImage: 400 + id,
    minPrice: null,
    maxPrice: null,
    ...fields,
  };
}

const pictures = new Map<number, PictureProps>(
  [302, 103].map((id) => [
    id,
    { sources: { avif: [], webp: [] }, fallbackUrl: `/${id}.webp`, width: 16, height: 9, alt: '' },
  ]),
);

describe('range hero', () => {
  it('C-257 C-433: takes the first six of the brand, in the editors’ order', () => {
    expect(firstOfBrand(block, cards).map(({ name }) => name)).toEqual([2, 3, 4, 5, 6, 7].map((id) => `Range ${id}`));
  });

  it('C-259: each model has its code, its name and its picture from the front', () => {
    const hero = toRangeHero({ block, cards, pictures, locale: 'en' });
    expect(hero.models[0]).toMatchObject({ code: 'R2', name: 'Range 2', front: { fallbackUrl: '/302.webp' } });
  });

  it('C-259: without a picture from the front, another stands in; without any, the name alone', () => {
    const bare = { heroImage: null, heroModelSideImage: null, heroModelFrontImage: null, modelImage: null };
    const ranges = [cardOf(3, { heroModelFrontImage: null }), cardOf(4, bare)];
    const { models } = toRangeHero({ block, cards: ranges, pictures, locale: 'en' });
    expect(models.map(({ front }) => front?.fallbackUrl ?? null)).toEqual(['/103.webp', null]);
  });

  it('C-258: each stands for five seconds', () => {
    expect(rangeHeroIntervalMs).toBe(5000);
  });

  it('C-257 C-259: shows them all in a row that fades once there is JavaScript, with a button that pauses', () => {
    const html = renderToStaticMarkup(
      <RangeHeroView hero={toRangeHero({ block, cards, pictures, locale: 'af' })} locale="af" isOpening={false} />,
    );
    expect(html.match(/data-code="R\d"/g)).toEqual([2, 3, 4, 5, 6, 7].map((id) => `data-code="R${id}"`));
    expect(html).toContain('href="/af/vehicles/range-2"');
    expect(html).toContain('data-effect="fade"');
    expect(html).toMatch(/aria-label="(Laat wag|Speel)"/);
  });

  it('a brand without ranges shows nothing', () => {
    const hero = toRangeHero({ block, cards: [], pictures, locale: 'en' });
    expect(renderToStaticMarkup(<RangeHeroView hero={hero} locale="en" isOpening={false} />)).toBe('');
  });
});
