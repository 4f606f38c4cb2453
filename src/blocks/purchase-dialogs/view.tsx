import { PurchaseButton, PurchaseDialog } from '@/features/buying/purchase-button';
import type { Locale } from '@/i18n/locales';
import { ButtonRow } from '@/ui/button-list';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import type { PurchaseDialogsModel } from './model';

type PurchaseDialogsViewProps = PurchaseDialogsModel & { locale: Locale; isOpening: boolean };

/** Two buttons beside each other, below each other on a phone; to enquire is the next step. */
export function PurchaseDialogsView({ heading, ways, locale, isOpening }: PurchaseDialogsViewProps) {
  return (
    <Section block="purchaseDialogs" isTight>
      <Words of={heading} as={isOpening ? 'h1' : 'h2'} />
      <ButtonRow>
        {ways.map((way) => (
          <PurchaseButton key={way.id} {...way} variant={way.step === 'quote' ? 'primary' : 'secondary'} />
        ))}
      </ButtonRow>
      {ways.map((way) => (
        <PurchaseDialog key={way.id} {...way} locale={locale} />
      ))}
    </Section>
  );
}
