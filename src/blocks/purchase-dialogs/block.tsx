import type { PurchaseDialogsBlock as Stored } from '@/cms/payload-types';
import { getPurchases } from '@/features/buying/purchases';
import { getWords } from '@/i18n/messages';
import type { BlockProps } from '../block';
import { toPurchaseDialogs } from './model';
import { PurchaseDialogsView } from './view';

/** The buying site in two dialogs, about the range and the dealer of the page. */
export async function PurchaseDialogsBlock({ block, context }: BlockProps<Stored>) {
  const { locale, isOpening } = context;
  const purchases = await getPurchases(context);
  const t = getWords(locale, 'buying');
  const words = { quote: t('enquireNow'), 'test-drive': t('testDrive') };
  return <PurchaseDialogsView {...toPurchaseDialogs({ block, purchases, words })} {...{ locale, isOpening }} />;
}
