import * as v from 'valibot';
import type { Locale } from '@/i18n/locales';
import { getPicture, type MediaReference } from '@/queries/pictures';

/** A picture as the specification names it: `sideHighImageUrl.desktop`. */
export const imageSchema = v.pipe(
  v.strictObject({
    desktop: v.pipe(
      v.nullable(v.string()),
      v.description('The path of the picture on this host; null: there is none.'),
    ),
  }),
  v.description('A picture.'),
);

/** The widest WebP that pages use of a picture, up to 1440 px; the original where it has no finished sizes. */
export async function toImage(locale: Locale, reference: MediaReference): Promise<v.InferOutput<typeof imageSchema>> {
  const picture = await getPicture(locale, reference);
  if (!picture) return { desktop: null };
  const widest = picture.sources.webp?.filter(({ width }) => width <= 1440).toSorted((a, b) => b.width - a.width)[0];
  return { desktop: widest?.url ?? picture.fallbackUrl };
}
