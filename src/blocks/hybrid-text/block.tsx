import type { HybridTextBlock as Stored } from '@/cms/payload-types';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { loadRichText } from '@/features/rich-text/rich-text-references';
import { localText } from '@/i18n/local-text';
import type { BlockProps } from '../block';
import { HybridTextView } from './view';

/** Nothing without words. Away from a vehicle page nothing is chosen, and the words stand. */
export async function HybridTextBlock({ block, context: { locale, path } }: BlockProps<Stored>) {
  const heading = localText(block, 'heading');
  const body = await loadRichText(locale, block, 'body');
  if (!heading && !body) return null;
  return <HybridTextView heading={heading} body={body} locale={locale} isAlone={rangeSlugOf(path) === null} />;
}
