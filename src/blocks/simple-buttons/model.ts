import type { SimpleButtonsBlock } from '@/cms/payload-types';
import { withDealerCode } from '@/domain/vehicle/buying-link';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';
import type { ButtonVariant } from '@/ui/button';

export type SimpleButton = {
  key: string;
  label: LocalText;
  href: string;
  variant: ButtonVariant;
  opensNewTab: boolean;
};

export type SimpleButtonsModel = { heading: LocalText | null; buttons: SimpleButton[] };

/** A button without words is left out; null without buttons. Links to the buying site name the dealer of the page. */
export function toSimpleButtons({
  block,
  locale,
  buyingSite,
  dealerCode,
}: {
  block: SimpleButtonsBlock;
  locale: Locale;
  buyingSite: string | null;
  /** The supplier code of the dealer whose page it is. */
  dealerCode: string | null;
}): SimpleButtonsModel | null {
  const buttons = (block.buttons ?? []).flatMap((stored, index): SimpleButton[] => {
    const label = localText(stored, 'label');
    if (!label) return [];
    return [
      {
        key: stored.id ?? String(index),
        label,
        href: localeHref(locale, withDealerCode(stored.url, { buyingSite, dealerCode })),
        variant: stored.style ?? 'secondary',
        opensNewTab: stored.opensNewTab ?? false,
      },
    ];
  });
  return buttons.length > 0 ? { heading: localText(block, 'heading'), buttons } : null;
}
