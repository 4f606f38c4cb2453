import * as v from 'valibot';
import { getProducts } from '@/queries/products';
import { imageSchema, toImage } from './images';
import { listOperation } from './operation';

const words = v.nullable(v.string());

/** A product (C§3 "Merchandise product"). */
export const productSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    productCode: v.string(),
    title: words,
    description: words,
    price: v.pipe(v.nullable(v.number()), v.description('In rand; null: on request.')),
    image: imageSchema,
  }),
  v.description('A product of the merchandise. It is enquired about, not sold here.'),
);

/** C8: every product, in order of its code (C-234, C-235). Which of them a page shows is its own choice (C-236, C-237). */
export const merchandise = listOperation({
  path: '/api/v1/merchandise',
  summary: 'Merchandise',
  example: '/api/v1/merchandise?locale=default',
  readRows: getProducts,
  filterFields: {
    productCode: { type: 'text', description: 'The code of the product.', read: ({ productCode }) => productCode },
    id: { type: 'number', description: 'The number of the product.', read: ({ id }) => id },
    title: { type: 'text', description: 'The name of the product.', read: ({ title }) => title },
    price: { type: 'number', description: 'The price in rand.', read: ({ price }) => price },
  },
  item: productSchema,
  toItem: async ({ id, productCode, title, description, price, image }, locale) => ({
    id,
    productCode,
    title: title ?? null,
    description: description ?? null,
    price: price ?? null,
    image: await toImage(locale, image),
  }),
});
