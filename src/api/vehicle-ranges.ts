import * as v from 'valibot';
import { getBrands, getRangeCards, type RangeCard } from '@/queries/vehicles';
import { imageSchema, toImage } from './images';
import { listOperation } from './operation';
import { priceTextSchema, toPriceText } from './price-text';

/** A vehicle range (C-432) with what its card shows (C-260). */
export const vehicleRangeSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    name: v.string(),
    code: v.pipe(v.string(), v.description('The same as rangeCode.')),
    rangeCode: v.string(),
    rangeSlug: v.pipe(v.string(), v.description('The last part of the address of its page, /vehicles/{rangeSlug}.')),
    brand: v.pipe(v.nullable(v.number()), v.description('The number of the brand.')),
    bodyType: v.string(),
    subtitle: v.nullable(v.string()),
    price: v.pipe(priceTextSchema, v.description("The lowest price of its models in rand, as text: '489 900'.")),
    minPrice: v.pipe(v.nullable(v.number()), v.description('The lowest price of its models, in rand.')),
    maxPrice: v.pipe(v.nullable(v.number()), v.description('The highest price of its models, in rand.')),
    sideHighImageUrl: imageSchema,
    heroImage: imageSchema,
    heroModelSideImage: imageSchema,
    heroModelFrontImage: imageSchema,
    modelImage: imageSchema,
  }),
  v.description('A vehicle range.'),
);

/** C4, C5, T14: the ranges of a brand, or those with given codes; C-434: the range at a slug. */
export const vehicleRanges = listOperation({
  path: '/api/v1/vehicle-ranges',
  summary: 'Vehicle ranges',
  example: '/api/v1/vehicle-ranges?filter[where][brand]=2',
  readRows: async (locale): Promise<RangeRow[]> => {
    const [cards, brands] = await Promise.all([getRangeCards(locale), getBrands(locale)]);
    return cards.map((card) => ({ card, brand: brands.find(({ id }) => id === card.brand)?.value ?? null }));
  },
  filterFields: {
    brand: { type: 'number', description: 'The number of the brand.', read: ({ brand }) => brand },
    code: { type: 'text', description: 'The code of the range.', read: ({ card }) => card.rangeCode },
    rangeCode: { type: 'text', description: 'The same as code.', read: ({ card }) => card.rangeCode },
    rangeSlug: { type: 'text', description: 'The last part of its address.', read: ({ card }) => card.rangeSlug },
    id: { type: 'number', description: 'The number of the range.', read: ({ card }) => card.id },
    name: { type: 'text', description: 'The name of the range.', read: ({ card }) => card.name },
    bodyType: { type: 'text', description: 'The body type.', read: ({ card }) => card.bodyType },
    price: { type: 'number', description: 'The lowest price in rand.', read: ({ card }) => card.minPrice },
    minPrice: { type: 'number', description: 'The same as price.', read: ({ card }) => card.minPrice },
    maxPrice: { type: 'number', description: 'The highest price in rand.', read: ({ card }) => card.maxPrice },
  },
  item: vehicleRangeSchema,
  toItem: async ({ card, brand }, locale) => {
    const [heroImage, heroModelSideImage, heroModelFrontImage, modelImage] = await Promise.all([
      toImage(locale, card.heroImage),
      toImage(locale, card.heroModelSideImage),
      toImage(locale, card.heroModelFrontImage),
      toImage(locale, card.modelImage),
    ]);
    return {
      id: card.id,
      name: card.name,
      code: card.rangeCode,
      rangeCode: card.rangeCode,
      rangeSlug: card.rangeSlug,
      brand,
      bodyType: card.bodyType,
      subtitle: card.subtitle ?? null,
      price: toPriceText(card.minPrice),
      minPrice: card.minPrice,
      maxPrice: card.maxPrice,
      sideHighImageUrl: heroModelSideImage,
      heroImage,
      heroModelSideImage,
      heroModelFrontImage,
      modelImage,
    };
  },
});

type RangeRow = { card: RangeCard; brand: number | null };
