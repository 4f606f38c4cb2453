import type { TextBlock } from '@/cms/payload-types';
import type { LoadedRichText } from '@/features/rich-text/rich-text-references';
import { type LocalText, localText } from '@/i18n/local-text';

export type TextModel = {
  heading: LocalText | null;
  body: LoadedRichText | null;
  alignment: 'start' | 'centre';
};

/** Null when there is nothing to say. */
export function toText(block: TextBlock, body: LoadedRichText | null): TextModel | null {
  const heading = localText(block, 'heading');
  if (!heading && !body) return null;
  return { heading, body, alignment: block.alignment ?? 'start' };
}
