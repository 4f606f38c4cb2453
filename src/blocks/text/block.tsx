import type { TextBlock as Stored } from '@/cms/payload-types';
import { loadRichText } from '@/features/rich-text/rich-text-references';
import type { BlockProps } from '../block';
import { toText } from './model';
import { TextView } from './view';

/** Running text; nothing where neither heading nor body has words. */
export async function TextBlock({ block, context }: BlockProps<Stored>) {
  const text = toText(block, await loadRichText(context.locale, block, 'body'));
  return text && <TextView {...text} {...context} />;
}
