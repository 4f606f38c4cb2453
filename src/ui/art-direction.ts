import type { LocalText } from '@/i18n/local-text';
import type { PictureProps } from './picture';

type Chosen = {
  wide: PictureProps | null;
  /** For narrow screens. */
  narrow?: PictureProps | null;
  /** Words in the place of the picture's own alternative text. */
  alt?: LocalText | null;
};

/** The wide picture with the narrow screen's own beside it; either alone serves both. Null without any. */
export function toArtDirected({ wide, narrow = null, alt = null }: Chosen): PictureProps | null {
  const picture = wide ?? narrow;
  if (!picture) return null;
  return {
    ...picture,
    ...(alt ? { alt: alt.text, altLang: alt.lang } : {}),
    ...(wide && narrow ? { narrow: { ...narrow.sources, width: narrow.width, height: narrow.height } } : {}),
  };
}
