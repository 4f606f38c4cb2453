import type { SimpleButtonsBlock as Stored } from '@/cms/payload-types';
import { getWords } from '@/i18n/messages';
import { getSiteSettings } from '@/queries/site-settings';
import type { BlockProps } from '../block';
import { toSimpleButtons } from './model';
import { SimpleButtonsView } from './view';

/** Buttons that lead on; nothing without any. */
export async function SimpleButtonsBlock({ block, context: { locale, dealer, isOpening } }: BlockProps<Stored>) {
  const { buyingSite } = await getSiteSettings(locale);
  const model = toSimpleButtons({
    block,
    locale,
    buyingSite: buyingSite || null,
    dealerCode: dealer?.supplierCode ?? null,
  });
  const labels = { newTab: getWords(locale, 'buying')('newTab') };
  return model && <SimpleButtonsView {...model} {...{ labels, isOpening }} />;
}
