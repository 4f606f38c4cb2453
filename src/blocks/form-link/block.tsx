import type { FormLinkBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';
import { toFormLink } from './model';
import { FormLinkView } from './view';

export async function FormLinkBlock({ block, context: { locale, dealer } }: BlockProps<Stored>) {
  return <FormLinkView {...toFormLink({ block, locale, place: dealer ?? undefined })} />;
}
