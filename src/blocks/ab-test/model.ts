import type { AbTestBlock } from '@/cms/payload-types';
import type { BuyingStep } from '@/domain/vehicle/buying-link';
import type { Purchase, Purchases } from '@/features/buying/purchase-links';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import type { VideoFile } from '@/queries/videos';
import { type ListedButton, toButtons } from '@/ui/button-list';
import type { PictureProps } from '@/ui/picture';
import type { Percentages } from './assignment';

type Choice = { id: string; label: LocalText };

export type AbTestModel = {
  testName: string;
  heading: LocalText | null;
  /** Null when every visitor sees the original: there is nothing to draw. */
  percentages: Percentages | null;
  testDrive: Choice & { purchase: Purchase };
  enquire: Choice & { purchase: Purchase };
  /** Null without a video: the original then stands in for its button. */
  watch: (Choice & { video: VideoFile; poster: PictureProps | null }) | null;
  buttons: ListedButton[];
};

/**
 * The three buttons (C-404) and the editor's own. 'Enquire Now' is dropped from those, as the test shows its own
 * (C-308); what editors leave empty has the stated words.
 */
export function toAbTest({
  block,
  locale,
  purchases,
  video,
  poster,
  words,
}: {
  block: AbTestBlock;
  locale: Locale;
  purchases: Purchases;
  video: VideoFile | null;
  poster: PictureProps | null;
  words: Record<BuyingStep | 'video', string>;
}): AbTestModel {
  const idOf = (choice: string) => `ab-${block.id ?? 'test'}-${choice}`;
  const enquireLabel = localText(block, 'enquireLabel') ?? { text: words.quote };
  const ownWords = new Set(['Enquire Now', words.quote, enquireLabel.text].map(plain));
  return {
    testName: block.testName || 'hilux',
    heading: localText(block, 'heading'),
    percentages: toPercentages(block, video !== null),
    testDrive: {
      id: idOf('test-drive'),
      label: localText(block, 'testDriveLabel') ?? { text: words['test-drive'] },
      purchase: purchases['test-drive'],
    },
    enquire: { id: idOf('quote'), label: enquireLabel, purchase: purchases.quote },
    watch: video && {
      id: idOf('video'),
      label: localText(block, 'videoLabel') ?? { text: words.video },
      video,
      poster: poster && { ...poster, alt: '' },
    },
    buttons: toButtons(block.buttons, locale).filter(({ label }) => !ownWords.has(plain(label.text))),
  };
}

function toPercentages(block: AbTestBlock, hasVideo: boolean): Percentages | null {
  const one = block.variation1Percent ?? 0;
  const two = hasVideo ? (block.variation2Percent ?? 0) : 0;
  return one + two > 0 ? { 'variation-1': one, 'variation-2': two } : null;
}

function plain(words: string): string {
  return words.replace(/\s+/g, ' ').trim().toLowerCase();
}
