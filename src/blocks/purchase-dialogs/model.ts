import type { PurchaseDialogsBlock } from '@/cms/payload-types';
import type { BuyingStep } from '@/domain/vehicle/buying-link';
import type { Purchase, Purchases } from '@/features/buying/purchase-links';
import { type LocalText, localText } from '@/i18n/local-text';

export type PurchaseWay = { step: BuyingStep; id: string; label: LocalText; purchase: Purchase };

export type PurchaseDialogsModel = { heading: LocalText | null; ways: PurchaseWay[] };

/** The two ways to buy. What editors leave empty has the stated words. */
export function toPurchaseDialogs({
  block,
  purchases,
  words,
}: {
  block: PurchaseDialogsBlock;
  purchases: Purchases;
  words: Record<BuyingStep, string>;
}): PurchaseDialogsModel {
  const toWay = (step: BuyingStep, label: LocalText | null): PurchaseWay => ({
    step,
    id: `purchase-${block.id ?? 'dialogs'}-${step}`,
    label: label ?? { text: words[step] },
    purchase: purchases[step],
  });
  return {
    heading: localText(block, 'heading'),
    ways: [toWay('quote', localText(block, 'enquireLabel')), toWay('test-drive', localText(block, 'testDriveLabel'))],
  };
}
